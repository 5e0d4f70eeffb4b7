import { expect, test } from 'vitest'
import { sampleShop } from '../calls/sample-orders.ts'
import { inShortTransaction } from '../db/batch.ts'
import { withDatabases } from '../db/with-databases.ts'
import { askForStock, takeStock } from './take-stock.ts'

withDatabases((database) => {
  test('of several orders the first come are served, one that lacks a piece takes none, and variants count for themselves', async () => {
    const db = database()
    const { project, branch, ring, chain, short, long, inactive, engraved, draft } = await sampleShop(
      db,
      'stock.example',
    )
    const pieces = (product: number, count: number, variant: number | null = null) => ({ product, variant, count })
    const wanted = [
      { project, pieces: [pieces(ring, 1), pieces(ring, 1), pieces(chain, 2, short)] },
      // There is no second long chain, so that the engraved ones stay for who comes next.
      { project, pieces: [pieces(engraved, 4), pieces(chain, 2, long)] },
      { project, pieces: [pieces(engraved, 5)] },
      { project, pieces: [pieces(ring, 2)] },
      { project, pieces: [pieces(ring, 1), pieces(chain, 1, long)] },
      { project, pieces: [pieces(draft, 1)] },
      { project, pieces: [pieces(chain, 1, inactive)] },
      { project: project + 1, pieces: [pieces(engraved, 0), pieces(ring, 1)] },
      { project, pieces: [] },
    ]
    const taken = await inShortTransaction(db, async (trx) => {
      const orders = wanted.map((one) => ({ ...one, branch: null }))
      const { stock } = await trx.ask({ stock: askForStock(trx, orders) })
      const found = takeStock(orders, stock)
      await trx.commit(found.statements)
      return found.taken
    })
    expect(taken.map((places) => places !== undefined)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      false,
      false,
      true,
    ])
    const inShop = (pieces: number) => [{ branch, pieces }]
    expect(taken[0]).toEqual([inShop(1), inShop(1), inShop(2)])
    const left = async (table: string, ids: number[]) =>
      (await db.selectFrom(table).select(['id', 'stock']).where('id', 'in', ids).execute())
        .toSorted((a, b) => ids.indexOf(Number(a.id)) - ids.indexOf(Number(b.id)))
        .map(({ stock }) => stock)
    expect(await left('ecommerce_product', [ring, engraved, draft])).toEqual([0, 0, 10])
    expect(await left('ecommerce_product_variant', [short, long, inactive])).toEqual([0, 0, 9])
  })
})
