import { sql } from 'kysely'
import type { Language } from '#domain/texts/language.ts'
import { type Cell, type Database, isSqlite, type Row } from '../db/database.ts'
import { isOneOf } from './is-one-of.ts'
import { grouped, type Names, namesOf } from './labels.ts'
import type { ProductFacts } from './product-facts.ts'

/** The ids of a project's published products, ascending. */
export async function publishedIds(db: Database, project: number): Promise<number[]> {
  const rows = await db
    .selectFrom('ecommerce_product')
    .select('id')
    .where('project', '=', project)
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => Number(id))
}

/** Lists of ids by their text: many products have the same, which then lies in memory once. */
export function sharedLists(): (text: string | undefined) => readonly number[] {
  const known = new Map<string, readonly number[]>([['', []]])
  return (text = '') => {
    const list = known.get(text) ?? text.split(',').map(Number)
    known.set(text, list)
    return list
  }
}

/** Of these products of a project those that are published; `listed` makes the lists in which what they point to is kept. */
export async function readProducts(
  db: Database,
  project: number,
  ids: readonly number[],
  listed = sharedLists(),
): Promise<ProductFacts[]> {
  const products = await db
    .selectFrom('ecommerce_product')
    .select(['id', 'category', 'manufacturer', 'price_brutto', 'sale_price', 'reference_number', 'sort', 'created_on'])
    .where('project', '=', project)
    .where('status', '=', 'published')
    .where(isOneOf(db, sql.ref('id'), ids))
    .execute()
  const parts = async (table: string, columns: string[]) =>
    grouped(
      await db
        .selectFrom(table)
        .select(['product', ...columns])
        .where(isOneOf(db, sql.ref('product'), ids))
        .orderBy('id')
        .execute(),
      'product',
    )
  const lists = async (table: string, column: string) => {
    const texts = await listTexts(db, { table, column }, ids)
    return (id: number) => listed(texts.get(id))
  }
  const subcategories = await lists('ecommerce_product_subcategory', 'subcategory_id')
  const attributes = await lists('ecommerce_product_attribute', 'attribute')
  const tags = await lists('ecommerce_product_tag', 'tag_id')
  const variants = await parts('ecommerce_product_variant', [
    'price_brutto',
    'sale_price',
    'reference_number_suffix',
    'active',
    'id',
  ])
  const stocks = await parts('ecommerce_stock', ['variant', 'branch', 'pieces'])
  return products.map((row) => {
    const id = Number(row.id)
    const active = (variants.get(id) ?? []).filter((variant) => Boolean(variant.active))
    const places = piecesOf(stocks.get(id) ?? [], variants.has(id) ? active : undefined)
    return {
      id,
      category: idOf(row.category),
      manufacturer: idOf(row.manufacturer),
      subcategories: subcategories(id),
      attributes: attributes(id),
      tags: tags(id),
      branches: listed(branchesOf(places).join()),
      price: lowestPrice(row, active),
      isReduced: [row, ...active].some(({ sale_price }) => sale_price !== null),
      isInStock: places.length > 0,
      sort: idOf(row.sort),
      createdOn: Date.parse(String(row.created_on)),
      references: referencesOf(row, active),
    }
  })
}

/** What products have in a table of their parts, as the text of a list: one row for each product instead of one for each part. SQLite reads them in the order of their unique index. */
async function listTexts(
  db: Database,
  { table, column }: { table: string; column: string },
  ids: readonly number[],
): Promise<Map<number, string>> {
  const part = sql.ref(column)
  const list = isSqlite(db)
    ? sql<string>`group_concat(${part})`
    : sql<string>`string_agg(${part}::text, ',' order by ${part})`
  const rows = await db
    .selectFrom(table)
    .select(['product', list.as('list')])
    .where(isOneOf(db, sql.ref('product'), ids))
    .where(part, 'is not', null)
    .groupBy('product')
    .execute()
  return new Map(rows.map(({ product, list }) => [Number(product), String(list)]))
}

/** What products are called, by their ids. */
export async function readNames(
  db: Database,
  first: Language,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Names>> {
  const own = await db
    .selectFrom('ecommerce_product')
    .select(['id', 'display_name'])
    .where(isOneOf(db, sql.ref('id'), ids))
    .execute()
  const rows = await db
    .selectFrom('ecommerce_product_translation')
    .select(['ecommerce_product', 'language', 'display_name'])
    .where(isOneOf(db, sql.ref('ecommerce_product'), ids))
    .execute()
  const translations = grouped(rows, 'ecommerce_product')
  return new Map(
    own.map(({ id, display_name }) => [
      Number(id),
      namesOf(String(display_name), translations.get(Number(id)) ?? [], first),
    ]),
  )
}

/** The places with pieces of what can be chosen: the product itself, or one of its active variants. */
function piecesOf(stocks: readonly Row[], active: readonly Row[] | undefined): Row[] {
  const sold = new Set(active ? active.map(({ id }) => Number(id)) : [null])
  return stocks.filter(({ variant, pieces }) => sold.has(idOf(variant)) && Number(pieces) > 0)
}

/** The branches among these places. */
const branchesOf = (places: readonly Row[]): number[] => [
  ...new Set(places.flatMap(({ branch }) => idOf(branch) ?? [])),
]

const idOf = (cell: Cell | undefined): number | null => (cell === null || cell === undefined ? null : Number(cell))

/** A variant without a price costs what the product does. */
function lowestPrice(product: Row, variants: readonly Row[]): number | null {
  const priceOf = (row: Row) => idOf(row.sale_price) ?? idOf(row.price_brutto)
  const own = priceOf(product)
  const prices = variants.map((variant) => priceOf(variant) ?? own).filter((price) => price !== null)
  return prices.length > 0 ? Math.min(...prices) : own
}

function referencesOf({ reference_number }: Row, variants: readonly Row[]): string[] {
  if (!reference_number) return []
  const own = String(reference_number)
  const suffixes = variants.flatMap(({ reference_number_suffix: suffix }) => (suffix ? [own + String(suffix)] : []))
  return [own, ...suffixes]
}
