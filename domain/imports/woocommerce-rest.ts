import { isRecord } from '../texts/stored-json.ts'

type Entry = Readonly<Record<string, unknown>>

/** Columns of WooCommerce's own export that the parts of a product over its REST API stand for. */
const COLUMNS: Readonly<Record<string, (entry: Entry) => string>> = {
  ID: (entry) => textOf(entry.id),
  Type: (entry) => (isVariation(entry) ? 'variation' : textOf(entry.type)),
  SKU: (entry) => textOf(entry.sku),
  'GTIN, UPC, EAN, or ISBN': (entry) => textOf(entry.global_unique_id),
  Name: (entry) => textOf(entry.name),
  Published: (entry) => (entry.status === undefined || entry.status === 'publish' ? '1' : '0'),
  'Short description': (entry) => textOf(entry.short_description),
  Description: (entry) => textOf(entry.description),
  'Date sale price starts': (entry) => textOf(entry.date_on_sale_from).slice(0, 10),
  'Date sale price ends': (entry) => textOf(entry.date_on_sale_to).slice(0, 10),
  Stock: (entry) => textOf(entry.stock_quantity),
  'Sale price': (entry) => textOf(entry.sale_price),
  'Regular price': (entry) => textOf(entry.regular_price),
  Categories: (entry) => listed(namesIn(entry.categories)),
  Tags: (entry) => listed(namesIn(entry.tags)),
  Brands: (entry) => listed(namesIn(entry.brands)),
  Images: (entry) => listed([...entriesIn(entry.images), ...entriesIn(entry.image)].map(({ src }) => textOf(src))),
  Parent: (entry) => (isVariation(entry) ? `id:${textOf(entry.parent_id)}` : ''),
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const entriesIn = (value: unknown): Entry[] => (Array.isArray(value) ? value : [value]).filter(isRecord)

const namesIn = (value: unknown): string[] => entriesIn(value).map(({ name }) => textOf(name))

/** As the export writes a list: a comma of an entry itself is marked. */
const listed = (names: readonly string[]): string => names.map((name) => name.replaceAll(',', '\\,')).join(', ')

/** Older shops do not say so of a variation, but each has a parent. */
const isVariation = ({ type, parent_id }: Entry): boolean =>
  type === 'variation' || (type === undefined && typeof parent_id === 'number' && parent_id > 0)

const valuesOf = ({ option, options }: Entry): string =>
  listed(Array.isArray(options) ? options.map(textOf) : [textOf(option)])

/** All entries of answers that lie one in the other: pages of products, and lists of variations beside or between them. */
function flattened(value: unknown): Entry[] {
  if (Array.isArray(value)) return value.flatMap(flattened)
  if (!isRecord(value)) return []
  if (value.id !== undefined) return [value, ...flattened(Array.isArray(value.variations) ? value.variations : [])]
  return Object.values(value).flatMap(flattened)
}

/** Rows of WooCommerce's own export out of what its REST API answers (`/wc/v3/products`, `…/variations`); none where it is something else. */
export function restRows(answer: unknown): { readonly line: number; readonly cells: readonly string[] }[] {
  const entries = flattened(answer).filter((entry) => 'regular_price' in entry)
  if (entries.length === 0) return []
  const most = Math.max(...entries.map(({ attributes }) => entriesIn(attributes).length))
  const numbers = Array.from({ length: most }, (_, at) => at + 1)
  const head = [
    ...Object.keys(COLUMNS),
    ...numbers.flatMap((at) => [`Attribute ${at} name`, `Attribute ${at} value(s)`]),
  ]
  const rows = entries.map((entry, index) => {
    const attributes = entriesIn(entry.attributes)
    const own = numbers.flatMap((at) => {
      const attribute = attributes[at - 1]
      return attribute ? [textOf(attribute.name), valuesOf(attribute)] : ['', '']
    })
    return { line: index + 2, cells: [...Object.values(COLUMNS).map((cell) => cell(entry)), ...own] }
  })
  return [{ line: 1, cells: head }, ...rows]
}
