import type { Database } from '../db/database.ts'
import { type NewsOf, recordOf } from './news.ts'

/** Pieces of a product, of its variants, and where they lie. */
async function stockOf(db: Database, product: number) {
  const variants = await db
    .selectFrom('ecommerce_product_variant')
    .select(['id', 'reference_number_suffix', 'gtin', 'stock'])
    .where('product', '=', product)
    .orderBy('id')
    .execute()
  const placed = await db
    .selectFrom('ecommerce_stock')
    .select(['variant', 'branch', 'pieces'])
    .where('product', '=', product)
    .orderBy('id')
    .execute()
  return { variants, places: placed }
}

async function hasCounted(db: Database, product: number, moment: string): Promise<boolean> {
  const row = await db
    .selectFrom('ecommerce_stock_move')
    .select('id')
    .where('product', '=', product)
    .where('created_on', '=', moment)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A product that was made, changed or deleted, and the pieces of it. */
export const newsOfProduct: NewsOf = async (db, change) => {
  const record = recordOf(change)
  const source = `changes/${change.seq}`
  const id = Number(change.item)
  if (change.action === 'delete') return [{ event: 'product.deleted', record, source, data: { product: { id } } }]
  const product = await db
    .selectFrom('ecommerce_product')
    .select(['id', 'status', 'slug', 'display_name', 'reference_number', 'gtin', 'price_brutto', 'stock'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!product) return []
  const { stock, price_brutto, ...facts } = product
  const isCount = change.touched.includes('ecommerce_stock')
  const counted = isCount || (await hasCounted(db, id, change.created_on))
  return [
    ...(isCount
      ? []
      : [
          {
            event: change.action === 'create' ? ('product.created' as const) : ('product.updated' as const),
            record,
            source,
            data: { product: { ...facts, price_brutto: price_brutto === null ? null : Number(price_brutto) / 100 } },
          },
        ]),
    ...(counted
      ? [
          {
            event: 'stock.changed' as const,
            record,
            source: `${source} stock`,
            data: {
              product: { id, reference_number: facts.reference_number, gtin: facts.gtin },
              stock: Number(stock),
              ...(await stockOf(db, id)),
            },
          },
        ]
      : []),
  ]
}
