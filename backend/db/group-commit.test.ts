import { expect, test } from 'vitest'
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
    const together = createGroupCommit(database(), 10)
    const names = Array.from({ length: 40 }, (_, index) => String(index).padStart(3, '0'))
    const outcomes = await Promise.allSettled(
      names.map((name) => together((trx) => insertRows(trx, 'project', [projectRow(`${group}-${name}`)]))),
    )
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(20)
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { name: 'PoolCrowded' } })
    expect((await domains(group)).length).toBe(40 - refused.length)
  })
})
