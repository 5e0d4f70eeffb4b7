import { type Language, languages } from '../texts/language.ts'
import { slugOf } from '../texts/slug-of.ts'
import { isRecord } from '../texts/stored-json.ts'
import {
  directusEntries as entriesIn,
  directusLanguage as languageOf,
  directusText as textOf,
} from './directus-values.ts'
import { altsCell } from './own-pictures.ts'

type Entry = Readonly<Record<string, unknown>>

/** The collections of a dump; empty for the answer of one call. */
interface Dump {
  /** The entries of a collection that have that value in a column. */
  having(collection: string, column: string, value: string): readonly Entry[]
}

const COLLECTION = 'ecommerce_product'

/** Finds entries without looking through a collection for each: a dump has as many as a shop has goods and pictures. */
function dumpOf(collections: ReadonlyMap<string, readonly Entry[]>): Dump {
  const groups = new Map<string, Map<string, readonly Entry[]>>()
  return {
    having(collection, column, value) {
      const key = `${collection}.${column}`
      const known = groups.get(key) ?? Map.groupBy(collections.get(collection) ?? [], (entry) => textOf(entry[column]))
      groups.set(key, known)
      return (value && known.get(value)) || []
    },
  }
}

/** What a relation leads to: the record itself where the answer holds it, else the one of that id in the dump. */
function found(dump: Dump, value: unknown, ...collections: readonly string[]): Entry {
  if (isRecord(value)) return value
  return collections.flatMap((name) => dump.having(name, 'id', textOf(value)))[0] ?? {}
}

/** Records on the far side of a list, under the first of these names that its rows have, or the rows themselves. */
const across = (list: unknown, names: readonly string[], of: (value: unknown) => Entry): Entry[] =>
  entriesIn(list).map((row) => {
    const name = names.find((one) => row[one] !== undefined && row[one] !== null)
    return name === undefined ? row : of(row[name])
  })

const nameOf = (entry: Entry): string => textOf(entry.display_name) || textOf(entry.name)

/** As tables of one's own write a list: a mark of an entry itself is marked. */
const listed = (names: readonly string[], mark = ','): string =>
  [...new Set(names.filter(Boolean))].map((name) => name.replaceAll(mark, `\\${mark}`)).join(`${mark} `)

/** The address of a file as Directus 8 tells it; its name where it tells none, for the archive that comes along. */
function addressOf(file: Entry): string {
  const data = isRecord(file.data) ? file.data : {}
  const address = textOf(data.full_url) || textOf(file.full_url) || textOf(data.url)
  const isWhole = /^https?:/.test(address)
  return (isWhole ? address : textOf(file.filename_download) || textOf(file.filename_disk)).replaceAll(',', '%2C')
}

/** What a file is said to show: by its own words, or those of a language. */
const altOf = (entry: Entry): string => textOf(entry.alt) || textOf(entry.description)

/** The files of a product, each once, and what they show, as the cells of a table of one's own. */
function pictureCells(dump: Dump, product: Entry): Readonly<Record<string, string>> {
  const files = new Map(
    across(product.images, ['directus_files_id', 'file', 'image'], (value) =>
      found(dump, value, 'directus_files', 'files'),
    ).flatMap((file) => (addressOf(file) ? [[addressOf(file), file] as const] : [])),
  )
  const translated = (language: Language) =>
    altsCell(
      [...files.values()].map((file) => {
        const own = entriesIn(file.translations)
        const rows = own.length > 0 ? own : dump.having('files_translation', 'files', textOf(file.id))
        return altOf(rows.find((row) => languageOf(row.language) === language) ?? {})
      }),
    )
  return {
    images: listed([...files.keys()]),
    image_alts: altsCell([...files.values()].map(altOf)),
    ...Object.fromEntries(languages.map((language) => [`image_alts.${language}`, translated(language)])),
  }
}

/** A category or a part of one, behind those that it lies in. */
function categoryOf(dump: Dump, first: Entry): string {
  const names: string[] = []
  const seen = new Set<Entry>()
  for (let at = first; nameOf(at) && !seen.has(at); ) {
    seen.add(at)
    names.unshift(nameOf(at).replaceAll('>', '›'))
    at = found(dump, at.parent ?? at.category, 'ecommerce_category')
  }
  return names.join(' > ')
}

const attributesOf = (dump: Dump, product: Entry): string =>
  listed(
    across(product.attributes, ['attribute_id', 'attribute', 'ecommerce_attribute_id'], (value) =>
      found(dump, value, 'ecommerce_attribute'),
    ).map((attribute) => {
      const group = nameOf(found(dump, attribute.attribute_group, 'ecommerce_attribute_group'))
      return group && nameOf(attribute) ? `${group.replaceAll('=', ' ')}=${nameOf(attribute)}` : ''
    }),
    ';',
  )

const STATUS: Readonly<Record<string, string>> = { published: 'published', archived: 'archived' }

const amountOf = (value: unknown): string => {
  const amount = textOf(value)
  return /^\d+(\.\d+)?$/.test(amount) ? Number(amount).toFixed(2) : amount
}

const TRANSLATED = ['display_name', 'description', 'shipping_time'] as const

const textsOf = (dump: Dump, product: Entry): Entry[] => {
  const own = entriesIn(product.translations)
  if (own.length > 0) return own
  return [COLLECTION, 'product'].flatMap((column) =>
    dump.having(`${COLLECTION}_translation`, column, textOf(product.id)),
  )
}

const variantsOf = (dump: Dump, product: Entry): Entry[] => {
  const own = entriesIn(product.product_variants)
  const all = own.length > 0 ? own : dump.having(`${COLLECTION}_variant`, 'product', textOf(product.id))
  return all.filter(({ active }) => active !== false && active !== 0)
}

const HEAD = [
  ...['parent', 'slug', 'reference_number', 'gtin', 'display_name', 'variant', 'axis', 'description', 'price_brutto'],
  ...['uvp', 'stock', 'status', 'manufacturer', 'categories', 'attributes', 'tags', 'images', 'shipping_time'],
  ...['image_alts', ...languages.map((language) => `image_alts.${language}`)],
  ...languages.flatMap((language) => TRANSLATED.map((name) => `${name}.${language}`)),
]

/** The cells of a product, or of one of its variants, by the heads of tables of one's own. */
function productCells(dump: Dump, product: Entry): Readonly<Record<string, string>> {
  const texts = textsOf(dump, product)
  const german = texts.find(({ language }) => languageOf(language) === 'de') ?? texts[0] ?? {}
  const categories = [
    categoryOf(dump, found(dump, product.category, 'ecommerce_category')),
    ...across(product.subcategories, ['subcategory_id'], (value) =>
      found(dump, value, 'ecommerce_subcategory', 'ecommerce_category'),
    ).map((entry) => categoryOf(dump, entry)),
  ]
  const tags = across(product.tags, ['tag_id'], (value) => found(dump, value, 'ecommerce_tag'))
  const cells: Record<string, string> = {
    slug: slugIn(product),
    reference_number: textOf(product.reference_number),
    gtin: textOf(product.gtin),
    axis: textOf(product.variant_display_name),
    price_brutto: amountOf(product.price_brutto),
    uvp: amountOf(product.uvp),
    stock: textOf(product.stock),
    status: STATUS[textOf(product.status)] ?? 'draft',
    manufacturer: nameOf(found(dump, product.manufacturer, 'ecommerce_manufacturer', 'brand')),
    categories: listed(categories),
    attributes: attributesOf(dump, product),
    tags: listed(tags.map(nameOf)),
    ...pictureCells(dump, product),
  }
  for (const name of TRANSLATED) cells[name] = textOf(product[name]) || textOf(german[name])
  for (const row of texts) {
    const language = languageOf(row.language)
    if (language) for (const name of TRANSLATED) cells[`${name}.${language}`] = textOf(row[name])
  }
  return cells
}

const slugIn = (product: Entry): string => textOf(product.slug) || slugOf(nameOf(product))

const variantCells = (product: Entry, variant: Entry): Readonly<Record<string, string>> => ({
  parent: slugIn(product),
  reference_number: variant.reference_number_suffix
    ? `${textOf(product.reference_number)}${textOf(variant.reference_number_suffix)}`
    : '',
  gtin: textOf(variant.gtin),
  variant: nameOf(variant),
  price_brutto: amountOf(variant.price_brutto),
  stock: textOf(variant.stock),
})

/**
 * Rows of a table of one's own out of what a Directus 8 with this product's collections answers (`/items/ecommerce_product?fields=*.*.*`),
 * or out of a dump of its collections by their names, where ids lead from one to the other. Its ids are no part of them. None where it is
 * something else.
 */
export function directusRows(answer: unknown): { readonly line: number; readonly cells: readonly string[] }[] {
  const collections = new Map(
    Object.entries(isRecord(answer) ? answer : {}).map(([name, value]) => [name, entriesIn(value)]),
  )
  const dump = dumpOf(collections)
  const products = (collections.get(COLLECTION) ?? entriesIn(answer)).filter(
    (entry) => 'price_brutto' in entry && 'display_name' in entry && entry.status !== 'deleted',
  )
  if (products.length === 0) return []
  const cells = products.flatMap((product) => [
    productCells(dump, product),
    ...variantsOf(dump, product).map((variant) => variantCells(product, variant)),
  ])
  const rows = cells.map((row, index) => ({ line: index + 2, cells: HEAD.map((name) => row[name] ?? '') }))
  return [{ line: 1, cells: HEAD }, ...rows]
}
