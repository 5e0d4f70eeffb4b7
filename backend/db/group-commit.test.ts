import { expect, test } from 'vitest'
import type { Cell, Database } from './database.ts'
import { createGroupCommit } from './group-commit.ts'
import { insertRows } from './insert-rows.ts'
import { withDatabases } from './with-databases.ts'

let made = 0

withDatabases((database) => {
  const projectRow = (domain: string) => ({ domain, display_name: 'Juwelier', languages: '["de"]' })
  const domains = async (group: string) =>
    (await database().selectFrom('project').select('domain').where('domain', 'like', `${group}-%`).execute())
      .map(({ domain }) => domain)
      .toSorted()

  test('a write that fails is rolled back alone; those beside it are kept', async () => {
    const group = `group-${made++}`
    const together = createGroupCommit(database())
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) =>
        together(async (trx) => {
          const [id] = await insertRows(trx, 'project', [projectRow(`${group}-${name}`)])
          if (name === 'b') throw new Error('sold out')
          return id
        }),
      ),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await domains(group)).toEqual([`${group}-a`, `${group}-c`])
  })

  test('a statement that the database refuses fails its own write only', async () => {
    const group = `group-${made++}`
    const together = createGroupCommit(database())
    const outcomes = await Promise.allSettled(
      ['a', 'a', 'b'].map((name) => together((trx) => insertRows(trx, 'project', [projectRow(`${group}-${name}`)]))),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBe(1)
    expect(await domains(group)).toEqual([`${group}-a`, `${group}-b`])
  })

  test('more writes than one commit takes are all made, in turn', async () => {
    const group = `group-${made++}`
    const together = createGroupCommit(database())
    const names = Array.from({ length: 150 }, (_, index) => String(index).padStart(3, '0'))
    const ids = await Promise.all(
      names.map((name) =>
        together(async (trx) => (await insertRows(trx, 'project', [projectRow(`${group}-${name}`)]))[0]),
      ),
    )
    expect(new Set(ids).size).toBe(150)
    expect((await domains(group)).length).toBe(150)
  })

  test('where too many wait a write is refused at once, and those that wait are made', async () => {
    const group = `group-${made++}`
    const together = createGroupCommit(database(), { mostWaiting: 10 })
    const names = Array.from({ length: 40 }, (_, index) => String(index).padStart(3, '0'))
    const outcomes = await Promise.allSettled(
      names.map((name) => together((trx) => insertRows(trx, 'project', [projectRow(`${group}-${name}`)]))),
    )
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(20)
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { name: 'PoolCrowded' } })
    expect((await domains(group)).length).toBe(40 - refused.length)
  })

  test('of many who want the last pieces those who come too late are told at once, and nobody is made to wait for each of them', async () => {
    const group = `group-${made++}`
    const [project] = await insertRows(database(), 'project', [projectRow(`${group}-0`)])
    await database()
      .insertInto('counters')
      .values({ project: Number(project), name: 'pieces', year: 2026, value: 20 })
      .execute()
    const tries: number[] = []
    const together = createGroupCommit(database())
    const outcomes = await Promise.allSettled(
      Array.from({ length: 64 }, (_, index) =>
        together(async (trx) => {
          tries[index] = (tries[index] ?? 0) + 1
          const taken = await trx
            .updateTable('counters')
            .set((eb) => ({ value: eb('value', '-', 1) }))
            .where('project', '=', Number(project))
            .where('value', '>', 0)
            .executeTakeFirst()
          if (taken.numUpdatedRows === 0n) throw new Error('sold out')
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(20)
    expect(Math.max(...tries)).toBeLessThanOrEqual(2)
    // Whoever was too late tried once.
    outcomes.forEach(({ status }, index) => {
      if (status === 'rejected') expect(tries[index]).toBe(1)
    })
  })

  test('what kept writes tell is dealt with once, at the end of their transaction, and of one that failed nothing', async () => {
    const group = `group-${made++}`
    const dealt: string[][] = []
    const together = createGroupCommit<string>(database(), {
      finish: async (trx, notes) => {
        dealt.push([...notes])
        await insertRows(trx, 'project', [projectRow(`${group}-told-${notes.length}`)])
      },
    })
    await Promise.allSettled(
      ['a', 'b', 'c'].map((name) =>
        together(async (trx, tell) => {
          tell(name)
          await insertRows(trx, 'project', [projectRow(`${group}-${name}`)])
          if (name === 'b') throw new Error('sold out')
        }),
      ),
    )
    expect(dealt).toEqual([['a', 'c']])
    expect(await domains(group)).toEqual([`${group}-a`, `${group}-c`, `${group}-told-2`])
  })

  test('where the end fails, no write of the group is kept, and each is told', async () => {
    const group = `group-${made++}`
    const together = createGroupCommit<string>(database(), {
      finish: async () => {
        throw new Error('the disk is full')
      },
    })
    const outcomes = await Promise.allSettled(
      ['a', 'b'].map((name) =>
        together(async (trx, tell) => {
          tell(name)
          await insertRows(trx, 'project', [projectRow(`${group}-${name}`)])
        }),
      ),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await domains(group)).toEqual([])
  })

  test('groups of two processes that want the same rows in turn, and a writer beside them, all come through', async () => {
    const group = `group-${made++}`
    const names = ['x', 'y']
    const ids = await insertRows(
      database(),
      'project',
      names.map((name) => projectRow(`${group}-${name}`)),
    )
    const count = (trx: Database, id: Cell | undefined) =>
      trx.updateTable('project').set({ display_name: 'Neu' }).where('id', '=', Number(id)).execute()
    const processes = [createGroupCommit(database()), createGroupCommit(database())]
    const work = Array.from({ length: 60 }, (_, index) => {
      const together = processes[index % 2]
      return together?.(async (trx) => count(trx, ids[(index >> 1) % 2]))
    })
    const beside = Array.from({ length: 10 }, () =>
      database()
        .transaction()
        .execute(async (trx) => {
          for (const id of ids) await count(trx, id)
        }),
    )
    const outcomes = await Promise.allSettled([...work, ...beside])
    const failed = outcomes.filter(({ status }) => status === 'rejected')
    // A writer beside them gives way as any transaction may; what shares a commit is tried again.
    expect(failed.length).toBeLessThanOrEqual(beside.length)
    expect(outcomes.slice(0, work.length).every(({ status }) => status === 'fulfilled')).toBe(true)
  })
})
