import { slugOf } from '../texts/slug-of.ts'
import { amountMarks } from './amounts.ts'
import { commonReference } from './common-reference.ts'
import { cellOf, type ImportTable, listIn, type TableLine } from './import-table.ts'
import type { ImportedProduct, ImportedVariant } from './imported-product.ts'
import { type PartReader, partReader } from './product-parts.ts'

/** The columns by the names that the export gives them in English and German. */
const COLUMNS = {
  id: ['id'],
  type: ['type', 'typ'],
  sku: ['sku', 'artikelnummer'],
  gtin: ['gtin, upc, ean, or isbn', 'gtin, upc, ean oder isbn'],
  name: ['name'],
  published: ['published', 'veröffentlicht'],
  short: ['short description', 'kurzbeschreibung'],
  description: ['description', 'beschreibung'],
  regular: ['regular price', 'regulärer preis'],
  sale: ['sale price', 'angebotspreis'],
  from: ['date sale price starts', 'datum, an dem angebotspreis beginnt'],
  until: ['date sale price ends', 'datum, an dem angebotspreis endet'],
  stock: ['stock', 'lager', 'lagerbestand'],
  categories: ['categories', 'kategorien'],
  tags: ['tags', 'schlagwörter'],
  images: ['images', 'bilder'],
  parent: ['parent', 'übergeordnetes produkt'],
  brand: ['brands', 'marken', 'brand', 'marke'],
} as const

const MOST_ATTRIBUTES = 20

const column = (line: TableLine, name: keyof typeof COLUMNS) => cellOf(line, ...COLUMNS[name])

/** Whether the columns are those of the product export that WooCommerce brings along. */
export const isWooCommerce = (head: ReadonlySet<string>): boolean =>
  COLUMNS.type.some((name) => head.has(name)) &&
  COLUMNS.regular.some((name) => head.has(name)) &&
  COLUMNS.parent.some((name) => head.has(name))

interface Attribute {
  readonly name: string
  readonly values: readonly string[]
}

const attributesOf = (line: TableLine): Attribute[] =>
  Array.from({ length: MOST_ATTRIBUTES }, (_, index) => index + 1).flatMap((number) => {
    const name = cellOf(line, `attribute ${number} name`, `attribut ${number} name`)
    const values = cellOf(line, `attribute ${number} value(s)`, `attribut ${number} wert(e)`)
    return name ? [{ name, values: listIn(values) }] : []
  })

const isVariation = (line: TableLine) =>
  listIn(column(line, 'type')?.toLowerCase()).some((type) => /^variation$|^variante$/.test(type))

/**
 * The products of WooCommerce's own export: variations belong to the product whose number, or whose place in this very file (`id:12`),
 * they name. The numbers that WooCommerce gave its records mean nothing beyond the file.
 */
export function woocommerceProducts({ lines }: ImportTable): ImportedProduct[] {
  const marks = amountMarks(lines.flatMap((line) => [column(line, 'regular') ?? '', column(line, 'sale') ?? '']))
  const parents = lines.filter((line) => !isVariation(line))
  const named = new Map<string, TableLine>()
  for (const line of parents.toReversed()) {
    const [id, sku] = [column(line, 'id'), column(line, 'sku')]
    if (id) named.set(`id:${id}`, line)
    if (sku) named.set(sku, line)
  }
  const ofParent = Map.groupBy(lines.filter(isVariation), (line) => named.get(column(line, 'parent') ?? ''))
  const products = parents.map((line) => productOf(line, ofParent.get(line) ?? [], partReader(marks)))
  const orphans = (ofParent.get(undefined) ?? []).map(orphan)
  return [...products, ...orphans].toSorted((a, b) => a.line - b.line)
}

function orphan(line: TableLine): ImportedProduct {
  const parent = (column(line, 'parent') ?? '').slice(0, 80)
  const message = parent ? `has no "${parent}"` : 'is required'
  return {
    line: line.line,
    key: column(line, 'sku') ?? '',
    name: column(line, 'name'),
    problems: [{ line: line.line, field: 'Parent', message }],
  }
}

function productOf(line: TableLine, variations: readonly TableLine[], parts: PartReader): ImportedProduct {
  const all = attributesOf(line)
  const chosen = new Set(variations.flatMap((variation) => attributesOf(variation).map(({ name }) => name)))
  const axes = all.filter(({ name }) => chosen.has(name))
  const sku = column(line, 'sku') || undefined
  const references = commonReference(
    sku,
    variations.map((variation) => column(variation, 'sku')),
  )
  const variants = variations.map((variation) => variantOf(variation, axes, parts))
  const name = column(line, 'name')
  const prices = variants.flatMap(({ price }) => price ?? [])
  const own = parts.amount(line.line, 'Regular price', column(line, 'regular'))
  return {
    line: line.line,
    key: sku ?? slugOf(name),
    name,
    reference: variations.length > 0 ? (references.shared ?? sku) : sku,
    gtin: column(line, 'gtin') || undefined,
    description: [column(line, 'short'), column(line, 'description')]
      .filter(Boolean)
      .join('\n')
      .replaceAll('\\n', '\n'),
    status: column(line, 'published') === '1' ? 'published' : 'draft',
    price: own ?? (prices.length > 0 ? Math.min(...prices) : undefined),
    sale: saleOf(line, parts),
    stock: variations.length > 0 ? undefined : parts.pieces(line.line, 'Stock', column(line, 'stock')),
    brand: listIn(column(line, 'brand'))[0],
    categories: listIn(column(line, 'categories')).map((path) => listIn(path, '>')),
    attributes: all
      .filter(({ name: group }) => !chosen.has(group))
      .flatMap(({ name: group, values }) => values.map((value) => ({ group, value }))),
    tags: listIn(column(line, 'tags')),
    pictures: [line, ...variations].flatMap((each) => listIn(column(each, 'images')).map((address) => ({ address }))),
    axis: axes.map(({ name: axis }) => axis).join(' / ') || undefined,
    variants: variants.map((variant, at) => ({ ...variant, reference: references.suffixes[at] })),
    oldPath: name ? `/product/${slugOf(name)}/` : undefined,
    problems: parts.problems,
  }
}

const saleOf = (line: TableLine, parts: PartReader) =>
  parts.sale(line.line, { price: column(line, 'sale'), from: column(line, 'from'), until: column(line, 'until') })

function variantOf(line: TableLine, axes: readonly Attribute[], parts: PartReader): ImportedVariant {
  const own = attributesOf(line)
  const values = axes.flatMap(({ name }) => own.find((attribute) => attribute.name === name)?.values.join(', ') || [])
  return {
    line: line.line,
    name: values.join(' / ') || column(line, 'name') || String(line.line),
    gtin: column(line, 'gtin') || undefined,
    price: parts.amount(line.line, 'Regular price', column(line, 'regular')),
    stock: parts.pieces(line.line, 'Stock', column(line, 'stock')),
    sale: saleOf(line, parts),
  }
}
