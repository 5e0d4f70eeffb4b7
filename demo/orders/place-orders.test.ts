import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { insertTree } from '#backend/items/insert.ts'
import { readContent } from '../content.ts'
import { type FileStore, seedDemo } from '../seed.ts'
import { demoOrders } from './demo-order.ts'
import { placeDemoOrders } from './place-orders.ts'

const rowsOnly = (db: Database): FileStore => ({
  put: ({ id, project, filename }) =>
    insertTree(db, 'files', { id, project, filename, type: 'image/jpeg', size: 8, hash: randomUUID() }),
})

test('the demo’s ratings follow from its orders: each is called checked by a line that was bought, and none stands in the content', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'schaufenster-demo-'))
  const db = await openDatabase({ dataDir })
  await migrate(db)
  const list = demoOrders()
  await seedDemo({ db, files: rowsOnly, picture: async () => new Uint8Array(8) })
  await placeDemoOrders({ db, domain: 'wennerholt.example', secret: randomUUID(), now: new Date() }, list)
  const orders = await db.selectFrom('ecommerce_order').select(['state', 'total', 'paid']).orderBy('id').execute()
  const onSale = readContent().flatMap(({ collection, record }) =>
    collection === 'ecommerce_sale' ? [record.product] : [],
  )
  // The sale began yesterday; these orders are older.
  expect(list.filter(({ product }) => onSale.includes(`@ecommerce_product/${product}`))).toEqual([])
  expect(orders.map(({ state }) => state)).toEqual(list.map(() => 'completed'))
  expect(orders.filter(({ total, paid }) => total !== paid)).toEqual([])
  const ratings = await db
    .selectFrom('ecommerce_product_rating as r')
    .innerJoin('ecommerce_order_line as l', 'l.id', 'r.order_line')
    .select(['r.verified', 'r.status'])
    .whereRef('l.product', '=', 'r.product')
    .execute()
  expect(ratings).toHaveLength(list.length)
  expect(ratings.filter(({ verified }) => !verified)).toEqual([])
  expect(ratings.filter(({ status }) => status === 'published')).toHaveLength(list.length - 1)
  expect(readContent().filter(({ record }) => record.ratings)).toEqual([])
  const mails = await db.selectFrom('mail').select(['kind', 'state']).execute()
  expect(mails.filter(({ state }) => state !== 'kept')).toEqual([])
  expect(mails.filter(({ kind }) => kind === 'order_completed')).toHaveLength(list.length)
  expect(await db.selectFrom('ecommerce_invoice').select('id').execute()).toHaveLength(list.length)
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})
