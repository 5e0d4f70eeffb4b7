import { expect, test } from 'vitest'
import { inShortTransaction, nextIds, readInTurn, readTogether, rowsInTurn, type Statement } from './batch.ts'
import { isSqlite } from './database.ts'
import { insertions, insertRows } from './insert-rows.ts'
import { withDatabases } from './with-databases.ts'

let made = 0

withDatabases((database) => {
  const rowOf = (domain: string) => ({ domain, display_name: 'Juwelier', languages: '["de"]' })
  const named = (domain: string): Statement => ({
    text: 'select id from project where domain = ?',
    parameters: [domain],
  })
  const isThere = async (domain: string) =>
    (await readTogether(database(), { found: [named(domain)] })).found.length > 0

  test('each kind is answered with its own rows, and a later statement sees what those before it did', async () => {
    const domain = `batch-${made++}.example`
    await inShortTransaction(database(), async (trx) => {
      const { before, written, after, none } = await trx.ask({
        before: [named(domain), named(domain)],
        written: insertions('project', [rowOf(domain)], ' returning "id"'),
        after: [named(domain)],
        none: [],
      })
      expect([before, written.length, none]).toEqual([[], 1, []])
      expect(after).toEqual(written)
      await trx.commit([])
    })
    expect(await isThere(domain)).toBe(true)
  })

  test('of what is read in one turn each asker is told its own, and one whose statement is refused fails alone', async () => {
    const domain = `batch-${made++}.example`
    await insertRows(database(), 'project', [rowOf(domain)])
    const [own, refused, none, nothing] = await Promise.allSettled([
      readInTurn(database(), { before: [named('nobody.example')], found: [named(domain), named(domain)] }),
      rowsInTurn(database(), { text: 'select id from no_such_table' }),
      rowsInTurn(database(), named('nobody.example')),
      readInTurn(database(), { none: [] }),
    ])
    expect(own).toMatchObject({
      value: { before: [], found: [{ id: expect.any(Number) }, { id: expect.any(Number) }] },
    })
    expect(refused.status).toBe('rejected')
    expect([none, nothing]).toMatchObject([{ value: [] }, { value: { none: [] } }])
  })

  test('on PostgreSQL what is read in one turn takes one connection', async () => {
    if (isSqlite(database())) return
    const asked = Array.from({ length: 5 }, () => rowsInTurn(database(), { text: 'select pg_backend_pid() as pid' }))
    expect(new Set((await Promise.all(asked)).map(([row]) => row?.pid)).size).toBe(1)
  })

  test('what is not committed, and what fails with its commit, is undone, and the connection serves the next', async () => {
    const [left, failed, last] = ['left', 'failed', 'last'].map((name) => `batch-${made++}-${name}.example`)
    if (!left || !failed || !last) throw new Error()
    await inShortTransaction(database(), (trx) => trx.ask({ all: insertions('project', [rowOf(left)]) }))
    await expect(
      inShortTransaction(database(), (trx) =>
        trx.commit([...insertions('project', [rowOf(failed)]), ...insertions('project', [rowOf(failed)])]),
      ),
    ).rejects.toThrow(/unique/i)
    await expect(
      inShortTransaction(database(), async (trx) => {
        await trx.ask({ all: insertions('project', [rowOf(failed)]) })
        throw new Error('it never works')
      }),
    ).rejects.toThrow('it never works')
    await inShortTransaction(database(), (trx) => trx.commit(insertions('project', [rowOf(last)])))
    expect([await isThere(left), await isThere(failed), await isThere(last)]).toEqual([false, false, true])
  })

  test('what has failed once is not committed, whoever takes no notice', async () => {
    const domain = `batch-${made++}.example`
    const twice = [...insertions('project', [rowOf(domain)]), ...insertions('project', [rowOf(domain)])]
    await expect(
      inShortTransaction(database(), async (trx) => {
        await trx.ask({ all: twice }).catch(() => {})
        await trx.commit([])
      }),
    ).rejects.toThrow('The transaction has failed before')
    expect(await isThere(domain)).toBe(false)
  })

  test('a statement after the commit, or after the end, is refused', async () => {
    const domain = `batch-${made++}.example`
    const kept = await inShortTransaction(database(), async (trx) => {
      await trx.commit([])
      await expect(trx.commit(insertions('project', [rowOf(domain)]))).rejects.toThrow('The transaction is over')
      return trx
    })
    await expect(kept.ask({ all: insertions('project', [rowOf(domain)]) })).rejects.toThrow('The transaction is over')
    expect(await isThere(domain)).toBe(false)
  })

  test('ids that are asked for are those of no other row, before and after', async () => {
    const ids = await inShortTransaction(database(), async (trx) => {
      const { asked } = await trx.ask({ asked: [nextIds(trx, 'project', 3)] })
      const own = asked.map(({ id }) => Number(id))
      const rows = own.map((id) => ({ id, ...rowOf(`batch-${made++}.example`) }))
      await trx.commit(insertions('project', rows))
      return own
    })
    const [next] = await insertRows(database(), 'project', [rowOf(`batch-${made++}.example`)])
    expect(new Set([...ids, Number(next)]).size).toBe(4)
    expect(Math.max(...ids)).toBeLessThan(Number(next))
  })

  test('a statement that a connection keeps is answered anew each time', async () => {
    const domain = `batch-${made++}.example`
    for (let turn = 0; turn < 4; turn++) {
      const found = await Promise.all(Array.from({ length: 12 }, () => isThere(domain)))
      expect(new Set(found)).toEqual(new Set([turn > 1]))
      if (turn === 1) await insertRows(database(), 'project', [rowOf(domain)])
    }
  })
})
