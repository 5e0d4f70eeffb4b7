import type { Language } from '#domain/texts/language.ts'
import { type Cell, type Database, isSqlite, type Row } from '../db/database.ts'
import { type ManyRows, readMany } from '../db/read-many.ts'
import { isOneOf } from './is-one-of.ts'
import { grouped, type Names, namesOf } from './labels.ts'
import type { ProductFacts } from './product-facts.ts'

const PRODUCT_COLUMNS = [
  'id',
  'category',
  'manufacturer',
  'price_brutto',
  'sale_price',
  'reference_number',
  'sort',
  'created_on',
]

const VARIANT_COLUMNS = ['price_brutto', 'sale_price', 'reference_number_suffix', 'active', 'id']

const NO_ROWS: readonly Row[] = []

/** The ids of a project's published products, ascending. */
export async function publishedIds(db: Database, project: number): Promise<number[]> {
  const text = "select id from ecommerce_product where project = ? and status = 'published' order by id"
  const { products } = await readMany(db, { products: { columns: ['id'], text, parameters: [project] } })
  return products.map(({ id }) => Number(id))
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
  const parts = (table: string, columns: readonly string[]): ManyRows => {
    const { text, parameters } = isOneOf(db, 'product', ids)
    const all = ['product', ...columns]
    return { columns: all, text: `select ${all.join(', ')} from ${table} where ${text} order by id`, parameters }
  }
  const found = await readMany(db, {
    products: askForProducts(db, project, ids),
    subcategories: askForLists(db, 'ecommerce_product_subcategory', 'subcategory_id', ids),
    attributes: askForLists(db, 'ecommerce_product_attribute', 'attribute', ids),
    tags: askForLists(db, 'ecommerce_product_tag', 'tag_id', ids),
    variants: parts('ecommerce_product_variant', VARIANT_COLUMNS),
    stocks: parts('ecommerce_stock', ['variant', 'branch', 'pieces']),
  })
  const lists = (rows: readonly Row[]) => {
    const texts = new Map(rows.map(({ product, list }) => [Number(product), String(list)]))
    return (id: number) => listed(texts.get(id))
  }
  const [subcategories, attributes, tags] = [lists(found.subcategories), lists(found.attributes), lists(found.tags)]
  const [variants, stocks] = [grouped(found.variants, 'product'), grouped(found.stocks, 'product')]
  return found.products.map((row) => {
    const id = Number(row.id)
    const choices = variants.get(id)?.filter((variant) => Boolean(variant.active))
    const places = piecesOf(stocks.get(id) ?? NO_ROWS, choices)
    const active = choices ?? NO_ROWS
    return {
      id,
      category: idOf(row.category),
      manufacturer: idOf(row.manufacturer),
      subcategories: subcategories(id),
      attributes: attributes(id),
      tags: tags(id),
      branches: listed(branchesOf(places).join()),
      price: lowestPrice(row, active),
      isReduced: row.sale_price !== null || active.some(({ sale_price }) => sale_price !== null),
      isInStock: places.length > 0,
      sort: idOf(row.sort),
      createdOn: Date.parse(String(row.created_on)),
      references: referencesOf(row, active),
    }
  })
}

function askForProducts(db: Database, project: number, ids: readonly number[]): ManyRows {
  const { text, parameters } = isOneOf(db, 'id', ids)
  return {
    columns: PRODUCT_COLUMNS,
    text: `select ${PRODUCT_COLUMNS.join(', ')} from ecommerce_product where project = ? and status = 'published' and ${text}`,
    parameters: [project, ...parameters],
  }
}

/**
 * What products have in a table of their parts, as the text of a list: one row for each product instead of one for each part. Both databases
 * read them in the order of their unique index; PostgreSQL would sort those of each product again if the list itself had an order.
 */
function askForLists(db: Database, table: string, column: string, ids: readonly number[]): ManyRows {
  const { text, parameters } = isOneOf(db, 'product', ids)
  const list = isSqlite(db) ? `group_concat(${column})` : `string_agg(${column}::text, ',')`
  const parts = `select product, ${column} from ${table} where ${text} and ${column} is not null order by product, ${column}`
  return {
    columns: ['product', 'list'],
    text: `select product, ${list} as list from (${parts}) as parts group by product`,
    parameters,
  }
}

/** What products are called, by their ids. */
export async function readNames(
  db: Database,
  first: Language,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Names>> {
  const [product, translated] = [isOneOf(db, 'id', ids), isOneOf(db, 'ecommerce_product', ids)]
  const { own, rows } = await readMany(db, {
    own: {
      columns: ['id', 'display_name'],
      text: `select id, display_name from ecommerce_product where ${product.text}`,
      parameters: product.parameters,
    },
    rows: {
      columns: ['ecommerce_product', 'language', 'display_name'],
      text: `select ecommerce_product, language, display_name from ecommerce_product_translation where ${translated.text}`,
      parameters: translated.parameters,
    },
  })
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
  const isSold = (variant: Cell | undefined) => (active ? active.some(({ id }) => id === variant) : variant === null)
  return stocks.filter(({ variant, pieces }) => Number(pieces) > 0 && isSold(variant))
}

/** The branches among these places. */
function branchesOf(places: readonly Row[]): number[] {
  const branches: number[] = []
  for (const { branch } of places) {
    const id = idOf(branch)
    if (id !== null && !branches.includes(id)) branches.push(id)
  }
  return branches
}

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
