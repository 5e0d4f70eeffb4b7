import { expect, test } from 'vitest'
import type { ShortTransaction, Statement } from './batch.ts'
import type { Cell } from './database.ts'
import { createGroupCommit } from './group-commit.ts'
import { insertions, insertRows } from './insert-rows.ts'
import { run } from './run.ts'
import { withDatabases } from './with-databases.ts'

let made = 0

withDatabases((database) => {
  const projectRow = (domain: string) => ({ domain, display_name: 'Juwelier', languages: '["de"]' })
  const insertion = (names: readonly string[]) => insertions('project', names.map(projectRow), ' returning "id"')
  const addProjects = async (trx: ShortTransaction, names: readonly string[]) => {
    const [rows = []] = await trx.commit(insertion(names))
    return rows.map(({ id }) => id)
  }
  const domains = async (group: string) =>
    (await database().selectFrom('project').select('domain').where('domain', 'like', `${group}-%`).execute())
      .map(({ domain }) => domain)
      .toSorted()

  test('a write that fails is rolled back alone; those beside it are kept', async () => {
    const group = `group-${made++}`
    let transactions = 0
    const together = createGroupCommit(database(), async (trx, names: readonly string[]) => {
      transactions++
      const { ids } = await trx.ask({ ids: insertion(names) })
      if (names.some((name) => name.endsWith('-30'))) throw new Error('it never works')
      await trx.commit([])
      return ids.map(({ id }) => id)
    })
    const names = Array.from({ length: 64 }, (_, index) => `${group}-${index}`)
    const outcomes = await Promise.allSettled(names.map(together.write))
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(names.map((name) => !name.endsWith('-30')))
    expect(await domains(group)).toEqual(names.filter((name) => !name.endsWith('-30')).toSorted())
    // By halves, so that one that always fails does not make all others be written one by one.
    expect(transactions).toBeLessThan(16)
  })

  test('a statement that the database refuses fails its own write only', async () => {
    const group = `group-${made++}`
    const together = createGroupCommit(database(), addProjects)
    const outcomes = await Promise.allSettled(['a', 'a', 'b'].map((name) => together.write(`${group}-${name}`)))
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBe(1)
    expect(await domains(group)).toEqual([`${group}-a`, `${group}-b`])
  })

  test('more writes than one commit takes are all made, in turn, and each is told its own', async () => {
    const group = `group-${made++}`
    const together = createGroupCommit(database(), addProjects)
    const names = Array.from({ length: 150 }, (_, index) => `${group}-${String(index).padStart(3, '0')}`)
    const ids = await Promise.all(names.map(together.write))
    const rows = await database()
      .selectFrom('project')
      .select(['id', 'domain'])
      .where('domain', 'like', `${group}-%`)
      .orderBy('domain')
      .execute()
    expect(rows).toEqual(names.map((domain, index) => ({ id: ids[index], domain })))
  })

  test('a group waits for those who are coming, and only a little for who never arrives', async () => {
    const group = `group-${made++}`
    const sizes: number[] = []
    const make = (trx: ShortTransaction, names: readonly string[]) => {
      sizes.push(names.length)
      return addProjects(trx, names)
    }
    const patient = createGroupCommit(database(), make, { gathering: 60_000 })
    const coming = ['a', 'b', 'c'].map((name, index) =>
      patient.coming(async () => {
        for (let turn = 0; turn < index; turn++) await new Promise((resolve) => setImmediate(resolve))
        return patient.write(`${group}-${name}`)
      }),
    )
    await Promise.all(coming)
    expect(sizes).toEqual([3])
    const together = createGroupCommit(database(), make)
    void together.coming(() => new Promise(() => {}))
    await together.write(`${group}-d`)
    expect(sizes).toEqual([3, 1])
  })

  test('where too many wait a write is refused at once, and those that wait are made', async () => {
    const group = `group-${made++}`
    const together = createGroupCommit(database(), addProjects, { mostWaiting: 10 })
    const names = Array.from({ length: 40 }, (_, index) => `${group}-${index}`)
    const outcomes = await Promise.allSettled(names.map(together.write))
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(20)
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { name: 'PoolCrowded' } })
    expect((await domains(group)).length).toBe(40 - refused.length)
  })

  test('where nobody knows whether a commit was made nothing is tried again, and each is told', async () => {
    const group = `group-${made++}`
    let transactions = 0
    const together = createGroupCommit(database(), async (trx, names: readonly string[]) => {
      transactions++
      await trx.ask({ ids: insertion(names) })
      throw Object.assign(new Error('connection reset'), { code: 'ECONNRESET' })
    })
    const outcomes = await Promise.allSettled(['a', 'b'].map((name) => together.write(`${group}-${name}`)))
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(transactions).toBe(1)
    expect(await domains(group)).toEqual([])
  })

  test('groups of two processes that want the same rows in turn, and a writer beside them, all come through', async () => {
    const group = `group-${made++}`
    const ids = await insertRows(database(), 'project', [`${group}-x`, `${group}-y`].map(projectRow))
    const count = (id: Cell | undefined): Statement => ({
      text: `update project set display_name = 'Neu' where id = ?`,
      parameters: [Number(id)],
    })
    const processes = [0, 1].map(() =>
      createGroupCommit(database(), async (trx, wanted: readonly (Cell | undefined)[]) => {
        await trx.ask({ counted: wanted.map(count) })
        await trx.commit([])
        return wanted
      }),
    )
    const work = Array.from({ length: 60 }, (_, index) => processes[index % 2]?.write(ids[(index >> 1) % 2]))
    const beside = Array.from({ length: 10 }, () =>
      database()
        .transaction()
        .execute(async (trx) => {
          for (const id of ids) await run(trx, count(id).text, count(id).parameters)
        }),
    )
    const outcomes = await Promise.allSettled([...work, ...beside])
    const failed = outcomes.filter(({ status }) => status === 'rejected')
    // A writer beside them gives way as any transaction may; what shares a commit is tried again.
    expect(failed.length).toBeLessThanOrEqual(beside.length)
    expect(outcomes.slice(0, work.length).every(({ status }) => status === 'fulfilled')).toBe(true)
  })
})
