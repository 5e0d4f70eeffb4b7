import { expect, test } from 'vitest'
import { inShortTransaction, nextIds, readTogether, type Statement } from './batch.ts'
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
