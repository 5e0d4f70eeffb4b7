import { sql } from 'kysely'
import type { Language } from '#domain/texts/language.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { isAmong } from '../items/condition-sql.ts'
import { grouped, namesOf } from './labels.ts'
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

/** Of these products of a project those that are published. */
export async function readProducts(
  db: Database,
  project: number,
  first: Language,
  ids: readonly number[],
): Promise<ProductFacts[]> {
  const products = await db
    .selectFrom('ecommerce_product')
    .select([
      'id',
      'display_name',
      'category',
      'manufacturer',
      'price_brutto',
      'sale_price',
      'reference_number',
      'sort',
      'created_on',
    ])
    .where('project', '=', project)
    .where('status', '=', 'published')
    .where(isAmong(db, sql.ref('id'), ids))
    .execute()
  const parts = async (table: string, by: string, columns: string[]) =>
    grouped(
      await db
        .selectFrom(table)
        .select([by, ...columns])
        .where(isAmong(db, sql.ref(by), ids))
        .orderBy('id')
        .execute(),
      by,
    )
  const subcategories = await parts('ecommerce_product_subcategory', 'product', ['subcategory_id'])
  const attributes = await parts('ecommerce_product_attribute', 'product', ['attribute'])
  const tags = await parts('ecommerce_product_tag', 'product', ['tag_id'])
  const translations = await parts('ecommerce_product_translation', 'ecommerce_product', ['language', 'display_name'])
  const variants = await parts('ecommerce_product_variant', 'product', [
    'price_brutto',
    'sale_price',
    'reference_number_suffix',
    'active',
    'id',
  ])
  const stocks = await parts('ecommerce_stock', 'product', ['variant', 'branch', 'pieces'])
  return products.map((row) => {
    const id = Number(row.id)
    const active = (variants.get(id) ?? []).filter((variant) => Boolean(variant.active))
    const places = piecesOf(stocks.get(id) ?? [], variants.has(id) ? active : undefined)
    const among = (found: Map<number, Row[]>, column: string) =>
      (found.get(id) ?? []).map((part) => Number(part[column]))
    return {
      id,
      category: idOf(row.category),
      manufacturer: idOf(row.manufacturer),
      subcategories: among(subcategories, 'subcategory_id'),
      attributes: among(attributes, 'attribute'),
      tags: among(tags, 'tag_id'),
      branches: branchesOf(places),
      price: lowestPrice(row, active),
      isReduced: [row, ...active].some(({ sale_price }) => sale_price !== null),
      isInStock: places.length > 0,
      sort: idOf(row.sort),
      createdOn: String(row.created_on),
      names: namesOf(String(row.display_name), translations.get(id) ?? [], first),
      references: referencesOf(row, active),
    }
  })
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
