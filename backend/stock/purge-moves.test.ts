import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { purgeMoves } from './purge-moves.ts'

withDatabases((database) => {
  test('a movement in stock goes with its reason ten years after the end of its year, and no day earlier', async () => {
    const db = database()
    const project = await insertTree(db, 'project', {
      domain: `${randomUUID()}.example`,
      display_name: 'M',
      languages: ['de'],
    })
    const product = await insertTree(db, 'ecommerce_product', { project, slug: 'ring', display_name: 'Ring' })
    const move = { product: Number(product), kind: 'correction', pieces: 1, reason: 'Frau Muster hat getauscht' }
    for (const created_on of ['2016-02-01T10:00:00.000Z', '2016-12-31T22:00:00.000Z'])
      await db
        .insertInto('ecommerce_stock_move')
        .values({ ...move, created_on })
        .execute()
    const left = async () =>
      (await db.selectFrom('ecommerce_stock_move').select('id').where('product', '=', move.product).execute()).length
    await purgeMoves(db, new Date('2026-12-31T12:00:00.000Z'))
    expect(await left()).toBe(2)
    await purgeMoves(db, new Date('2027-01-01T12:00:00.000Z'))
    expect(await left()).toBe(0)
  })
})
