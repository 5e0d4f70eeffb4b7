import { slugOf } from '../texts/slug-of.ts'
import { amountMarks } from './amounts.ts'
import { commonReference } from './common-reference.ts'
import { cellOf, type ImportTable, listIn, type TableLine } from './import-table.ts'
import type { ImportedPicture, ImportedProduct, ImportedVariant } from './imported-product.ts'
import { type PartReader, partReader } from './product-parts.ts'

/** The columns by the names that Shopify's export has had and has. */
const COLUMNS = {
  handle: ['handle', 'url handle'],
  body: ['body (html)', 'body html', 'description'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  stock: ['variant inventory qty', 'inventory quantity'],
  picture: ['image src', 'product image url'],
  variantPicture: ['variant image', 'variant image url'],
  published: ['published', 'published on online store'],
} as const

const OPTIONS = [1, 2, 3] as const
const ONE_ONLY = 'Default Title'
const METAFIELD = /^(.+) \(product\.metafields\.[\w.-]+\)$/i

const column = (line: TableLine, name: keyof typeof COLUMNS) => cellOf(line, ...COLUMNS[name])
const optionValue = (line: TableLine, number: number) => cellOf(line, `option${number} value`)

/** Whether the columns are those of a product export of Shopify, as it was before 2025 or is now. */
export const isShopify = (head: ReadonlySet<string>): boolean =>
  COLUMNS.handle.some((name) => head.has(name)) &&
  head.has('title') &&
  (head.has('vendor') || head.has('variant price'))

/** The products of a product export of Shopify: the lines of a handle are one product, its variants and its pictures. */
export function shopifyProducts({ head, lines }: ImportTable): ImportedProduct[] {
  const marks = amountMarks(lines.flatMap((line) => column(line, 'price') || []))
  const groups = Map.groupBy(lines, (line) => column(line, 'handle') ?? '')
  const metafields = head.flatMap((name) => {
    const [, group] = METAFIELD.exec(name) ?? []
    return group ? [{ group, name: name.trim().toLowerCase() }] : []
  })
  return [...groups].map(([handle, own]) => {
    const product = productOf(handle, own, partReader(marks))
    const attributes = metafields.flatMap(({ group, name }) =>
      listIn(own[0] && cellOf(own[0], name), ';').map((value) => ({ group, value })),
    )
    return attributes.length > 0 ? { ...product, attributes } : product
  })
}

function productOf(handle: string, lines: readonly TableLine[], parts: PartReader): ImportedProduct {
  const [first] = lines
  if (!first) throw new Error('a group of lines has a line')
  const { problems } = parts
  if (handle === '') problems.push({ line: first.line, field: 'Handle', message: 'is required' })
  const priced = lines.filter((line) => optionValue(line, 1) || column(line, 'price') || column(line, 'sku'))
  const axes = OPTIONS.map((number) => cellOf(first, `option${number} name`)).filter((name) => name !== undefined)
  const isOne = priced.length <= 1 && [undefined, '', ONE_ONLY].includes(optionValue(priced[0] ?? first, 1))
  const only = priced[0] ?? first
  const variants = isOne ? [] : variantsOf(priced, parts)
  const references = commonReference(undefined, isOne ? [] : priced.map((line) => column(line, 'sku')))
  const compareAt = parts.amount(only.line, 'Compare At Price', column(only, 'compareAt'))
  return {
    line: first.line,
    key: handle,
    name: cellOf(first, 'title'),
    slug: slugOf(handle) || undefined,
    reference: isOne ? column(only, 'sku') || undefined : references.shared,
    gtin: isOne ? column(only, 'barcode')?.replace(/^'/, '') || undefined : undefined,
    description: column(first, 'body'),
    status: statusOf(first),
    price: parts.amount(only.line, 'Price', column(only, 'price')),
    compareAt,
    stock: isOne ? parts.pieces(only.line, 'Inventory', column(only, 'stock')) : undefined,
    brand: cellOf(first, 'vendor') || undefined,
    categories: categoriesOf(first),
    tags: listIn(cellOf(first, 'tags')),
    pictures: picturesOf(lines),
    axis: isOne ? undefined : axes.filter((name) => name !== '' && name !== 'Title').join(' / ') || undefined,
    variants: variants.map((variant, at) => ({ ...variant, reference: references.suffixes[at] })),
    oldPath: handle ? `/products/${handle}` : undefined,
    problems,
  }
}

function variantsOf(lines: readonly TableLine[], parts: PartReader): ImportedVariant[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const name = nameOf(line)
    const before = seen.get(name)
    if (before !== undefined)
      parts.problems.push({
        line: line.line,
        field: 'Option1 Value',
        message: `is that of line ${before} already: ${name}`,
      })
    seen.set(name, line.line)
    return {
      line: line.line,
      name,
      gtin: column(line, 'barcode')?.replace(/^'/, '') || undefined,
      price: parts.amount(line.line, 'Price', column(line, 'price')),
      stock: parts.pieces(line.line, 'Inventory', column(line, 'stock')),
    }
  })
}

function statusOf(line: TableLine): ImportedProduct['status'] {
  const status = cellOf(line, 'status')?.toLowerCase()
  if (column(line, 'published')?.toLowerCase() === 'false') return 'draft'
  return status === 'archived' || status === 'draft' ? status : 'published'
}

function categoriesOf(line: TableLine): string[][] {
  const own = cellOf(line, 'type')
  if (own) return [[own]]
  const path = listIn(cellOf(line, 'product category', 'standard product type'), '>')
  return path.length > 0 ? [path.slice(-2)] : []
}

/** What the variants have in common that a picture is given to, and no other has: a value, else the name of the only one. */
function sharedValue(owners: readonly TableLine[], lines: readonly TableLine[]): string | undefined {
  const priced = lines.filter((line) => optionValue(line, 1))
  if (owners.length === 0 || owners.length === priced.length) return undefined
  const shared = OPTIONS.flatMap((number) => {
    const value = owners[0] && optionValue(owners[0], number)
    return value && owners.every((line) => optionValue(line, number) === value) ? [{ number, value }] : []
  })
  const alone = shared.find(
    ({ number, value }) => priced.filter((line) => optionValue(line, number) === value).length === owners.length,
  )
  return alone?.value ?? (owners.length === 1 && owners[0] ? nameOf(owners[0]) : undefined)
}

const nameOf = (line: TableLine) => OPTIONS.flatMap((number) => optionValue(line, number) || []).join(' / ')

function picturesOf(lines: readonly TableLine[]): ImportedPicture[] {
  const placed = lines.flatMap((line) => {
    const address = column(line, 'picture')
    const place = Number(cellOf(line, 'image position')) || 1000
    return address ? [{ address, alt: cellOf(line, 'image alt text') || undefined, place }] : []
  })
  const ordered = placed.toSorted((a, b) => a.place - b.place).map(({ address, alt }) => ({ address, alt }))
  const owners = Map.groupBy(lines, (line) => column(line, 'variantPicture') ?? '')
  const more = [...owners.keys()].filter((address) => address !== '').map((address) => ({ address }))
  const all: ImportedPicture[] = [...ordered, ...more]
  return all
    .filter(({ address }, at) => all.findIndex((other) => other.address === address) === at)
    .map((picture) => {
      const shows = sharedValue(owners.get(picture.address) ?? [], lines)
      return shows ? { ...picture, shows } : picture
    })
}
