import { amountMarks } from './amounts.ts'
import { commonReference } from './common-reference.ts'
import { cellOf, type ImportTable, listIn, type TableLine } from './import-table.ts'
import type { ImportedProduct, ImportedVariant } from './imported-product.ts'
import { type PartReader, partReader } from './product-parts.ts'

/** What the offers of a group differ in, by the attribute of the feed. */
const AXES = { size: 'Größe', color: 'Farbe', material: 'Material', pattern: 'Muster' } as const
const AXIS_NAMES = Object.keys(AXES) as (keyof typeof AXES)[]

/** Attributes of the feed that a product keeps as such. */
const KEPT = { color: 'Farbe', material: 'Material', gender: 'Geschlecht', age_group: 'Altersgruppe' } as const

/** The column as feeds write it: with `g:` before it, or a space for `_`. */
const cell = (line: TableLine, name: string) => cellOf(line, name, `g:${name}`, name.replaceAll('_', ' '))

/** Whether the columns are those of a feed for Google Merchant Center. */
export const isMerchant = (head: ReadonlySet<string>): boolean => {
  const has = (name: string) => head.has(name) || head.has(`g:${name}`) || head.has(name.replaceAll('_', ' '))
  return has('id') && has('title') && has('link') && (has('image_link') || has('availability'))
}

/** The products of a Merchant feed: offers with the same `item_group_id` are variants of one. */
export function merchantProducts({ lines }: ImportTable): ImportedProduct[] {
  const marks = amountMarks(lines.flatMap((line) => (cell(line, 'price') ?? '').replace(/\s*[A-Z]{3}$/, '')))
  const groups = Map.groupBy(lines, (line) => cell(line, 'item_group_id') || `#${line.line}`)
  return [...groups.values()].map((own) => productOf(own, partReader(marks)))
}

const amountOf = (line: TableLine, name: string) => cell(line, name)?.replace(/^[A-Z]{3}\s*|\s*[A-Z]{3}$/g, '')

function productOf(lines: readonly TableLine[], parts: PartReader): ImportedProduct {
  const [first] = lines
  if (!first) throw new Error('a group of offers has one')
  const isOne = lines.length === 1
  const axes = AXIS_NAMES.filter((name) => new Set(lines.map((line) => cell(line, name))).size > 1)
  const numbers = lines.map((line) => cell(line, 'mpn') || cell(line, 'id'))
  const references = commonReference(undefined, isOne ? [] : numbers)
  const name = cell(first, 'title')
  return {
    line: first.line,
    key: cell(first, 'item_group_id') || cell(first, 'id') || '',
    name,
    reference: isOne ? numbers[0] || undefined : references.shared,
    gtin: isOne ? cell(first, 'gtin') || undefined : undefined,
    description: cell(first, 'description'),
    status: 'published',
    price: parts.amount(first.line, 'price', amountOf(first, 'price')),
    sale: isOne ? saleOf(first, parts) : undefined,
    stock: isOne ? stockOf(first, parts) : undefined,
    brand: cell(first, 'brand') || undefined,
    categories: [listIn(cell(first, 'product_type'), '>').slice(-2)].filter((path) => path.length > 0),
    attributes: Object.entries(KEPT).flatMap(([attribute, group]) => {
      const value = axes.some((axis) => axis === attribute) ? undefined : cell(first, attribute)
      return value ? [{ group, value }] : []
    }),
    pictures: picturesOf(lines),
    axis: isOne ? undefined : axes.map((axis) => AXES[axis]).join(' / ') || undefined,
    variants: isOne
      ? []
      : lines.map((line, at) => ({ ...variantOf(line, axes, parts), reference: references.suffixes[at] })),
    oldPath: pathOf(cell(first, 'link')),
    problems: name ? parts.problems : [...parts.problems, { line: first.line, field: 'title', message: 'is required' }],
  }
}

function variantOf(line: TableLine, axes: readonly (keyof typeof AXES)[], parts: PartReader): ImportedVariant {
  return {
    line: line.line,
    name: axes.flatMap((axis) => cell(line, axis) || []).join(' / ') || cell(line, 'id') || String(line.line),
    gtin: cell(line, 'gtin') || undefined,
    price: parts.amount(line.line, 'price', amountOf(line, 'price')),
    stock: stockOf(line, parts),
    sale: saleOf(line, parts),
  }
}

function saleOf(line: TableLine, parts: PartReader) {
  const [from, until] = (cell(line, 'sale_price_effective_date') ?? '').split('/')
  return parts.sale(line.line, { price: amountOf(line, 'sale_price'), from, until })
}

/** A feed says whether there is any; how many, only in a column of the shop's own. */
function stockOf(line: TableLine, parts: PartReader): number | undefined {
  const counted = parts.pieces(line.line, 'quantity', cell(line, 'quantity') || cell(line, 'inventory'))
  return counted ?? (/out.of.stock/i.test(cell(line, 'availability') ?? '') ? 0 : undefined)
}

const picturesOf = (lines: readonly TableLine[]) =>
  [
    ...new Set(
      lines.flatMap((line) => [...listIn(cell(line, 'image_link')), ...listIn(cell(line, 'additional_image_link'))]),
    ),
  ].map((address) => ({ address }))

const pathOf = (link: string | undefined): string | undefined =>
  link && URL.canParse(link) ? decodeURI(new URL(link).pathname) : undefined
