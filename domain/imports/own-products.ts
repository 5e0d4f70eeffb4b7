import { isLanguage, type Language } from '../texts/language.ts'
import { slugOf } from '../texts/slug-of.ts'
import { type AmountMarks, amountMarks } from './amounts.ts'
import { commonReference } from './common-reference.ts'
import { type ImportTable, listIn } from './import-table.ts'
import { attributeOf } from './import-targets.ts'
import type { ImportedProduct, ImportedTexts, ImportedVariant, ImportProblem } from './imported-product.ts'
import { ownPictures } from './own-pictures.ts'
import { type PartReader, partReader } from './product-parts.ts'

/** A line whose cells stand under what they mean; what the file has no column for is missing. */
interface MeantLine {
  readonly line: number
  readonly values: ReadonlyMap<string, string>
}

const STATUS: Record<string, ImportedProduct['status']> = {
  draft: 'draft',
  entwurf: 'draft',
  published: 'published',
  veröffentlicht: 'published',
  online: 'published',
  archived: 'archived',
  archiviert: 'archived',
}

const YES = ['ja', 'yes', 'true', '1', 'x', 'wahr']
const MORE = ['shipping_time', 'sales_mode', 'tax_mode', 'fineness'] as const
const YES_OR_NO = ['purchase_to_order', 'reorder_possible'] as const

/** The products of a table whose columns mean what `mapping` says, in the order of its head; further lines of a product are its variants. */
export function ownProducts(table: ImportTable, mapping: readonly string[]): ImportedProduct[] {
  const lines = table.lines.map(({ line, cells }): MeantLine => {
    const texts = [...cells.values()]
    return { line, values: new Map(mapping.flatMap((target, at) => (target ? [[target, texts[at] ?? '']] : []))) }
  })
  const amounts = ['price_brutto', 'uvp', 'cost', 'sale_price'].flatMap((target) =>
    lines.map(({ values }) => values.get(target) ?? ''),
  )
  const marks = amountMarks(amounts)
  const keyed = lines.map((line) => ({ line, key: keyOf(line) }))
  const groups = Map.groupBy(
    keyed.filter(({ line }) => !line.values.get('parent')),
    ({ key }) => key,
  )
  const known = new Set(keyed.filter(({ line }) => !line.values.get('parent')).flatMap(({ line }) => namesOf(line)))
  const children = Map.groupBy(
    lines.filter(({ values }) => values.get('parent')),
    ({ values }) => values.get('parent') ?? '',
  )
  const products = [...groups].flatMap(([key, group]) =>
    groupProducts(
      key,
      group.map(({ line }) => line),
      children,
      marks,
    ),
  )
  const lost = [...children]
    .filter(([parent]) => !known.has(parent))
    .flatMap(([parent, own]) => own.map((line) => orphan(line, parent)))
  return [...products, ...lost].toSorted((a, b) => a.line - b.line)
}

const namesOf = ({ values }: MeantLine) => ['slug', 'reference_number'].flatMap((target) => values.get(target) || [])

/** What a line calls its product by: the surest that it has. */
const keyOf = (line: MeantLine): string => {
  const { values } = line
  const variantOnly = values.get('variant') && values.get('slug') ? values.get('slug') : undefined
  return (
    variantOnly ||
    values.get('reference_number') ||
    values.get('slug') ||
    slugOf(values.get('display_name')) ||
    `#${line.line}`
  )
}

function orphan(line: MeantLine, parent: string): ImportedProduct {
  const problems = [{ line: line.line, field: 'parent', message: `has no "${parent.slice(0, 80)}"` }]
  return { line: line.line, key: keyOf(line), name: line.values.get('display_name'), problems }
}

function groupProducts(
  key: string,
  lines: readonly MeantLine[],
  children: ReadonlyMap<string, readonly MeantLine[]>,
  marks: AmountMarks,
): ImportedProduct[] {
  const [first, ...others] = lines
  if (!first) return []
  const isVaried = lines.every(({ values }) => values.get('variant'))
  const own = [...new Set(namesOf(first))].flatMap((name) => children.get(name) ?? [])
  const variants = isVaried ? [...lines, ...own] : own
  const twice = isVaried ? [] : others
  return [
    productOf(key, first, variants, partReader(marks)),
    ...twice.map((line) => ({
      line: line.line,
      key,
      name: line.values.get('display_name'),
      problems: [onceMore(line, first)],
    })),
  ]
}

/** What is wrong with a further line of a product; one with an address of its own shares only the number. */
function onceMore({ line, values }: MeantLine, first: MeantLine): ImportProblem {
  const [slug, number] = [values.get('slug'), values.get('reference_number')]
  if (slug && number && slug !== first.values.get('slug'))
    return { line, field: 'reference_number', message: `is that of line ${first.line} already: ${number}` }
  return { line, field: '', message: `is the product of line ${first.line} once more` }
}

function productOf(key: string, line: MeantLine, variants: readonly MeantLine[], parts: PartReader): ImportedProduct {
  const { values } = line
  const said = (target: string) => (values.has(target) ? values.get(target) || null : undefined)
  const isOne = variants.length === 0
  const own = variants.includes(line) ? undefined : values.get('reference_number')
  const references = commonReference(
    own,
    variants.map((variant) => variant.values.get('reference_number')),
  )
  const status = values.get('status')?.toLowerCase()
  if (status && !STATUS[status])
    parts.problems.push({ line: line.line, field: 'status', message: 'must be one of draft, published, archived' })
  if (key === `#${line.line}`) parts.problems.push({ line: line.line, field: 'display_name', message: 'is required' })
  const amount = (target: string) =>
    said(target) === null ? null : parts.amount(line.line, target, values.get(target))
  return {
    line: line.line,
    key,
    name: values.get('display_name') || undefined,
    slug: values.get('slug') ? slugOf(values.get('slug')) : undefined,
    reference: isOne ? said('reference_number') : (references.shared ?? own),
    gtin: isOne ? said('gtin') : undefined,
    description: said('description'),
    status: status ? STATUS[status] : undefined,
    price: amount('price_brutto'),
    uvp: amount('uvp'),
    cost: amount('cost'),
    sale: saleOf(line, parts),
    stock: isOne ? parts.pieces(line.line, 'stock', values.get('stock')) : undefined,
    brand: said('manufacturer'),
    categories: values.has('categories')
      ? listIn(values.get('categories')).map((path) => listIn(path, '>'))
      : undefined,
    attributes: attributesOf(line, parts),
    tags: values.has('tags') ? listIn(values.get('tags')) : undefined,
    pictures: ownPictures(values),
    axis: isOne ? undefined : values.get('axis') || undefined,
    variants: isOne
      ? undefined
      : variants.map((variant, at) => ({ ...variantOf(variant, parts), reference: references.suffixes[at] })),
    translations: translationsOf(line),
    more: moreOf(line),
    oldPath: values.get('old_path') || undefined,
    problems: parts.problems,
  }
}

const saleOf = ({ line, values }: MeantLine, parts: PartReader) =>
  parts.sale(line, {
    price: values.get('sale_price'),
    from: values.get('sale_from'),
    until: values.get('sale_until'),
    lowest: values.get('sale_lowest'),
  })

const variantOf = (line: MeantLine, parts: PartReader): ImportedVariant => ({
  line: line.line,
  name:
    line.values.get('variant') ||
    line.values.get('display_name') ||
    line.values.get('reference_number') ||
    String(line.line),
  gtin: line.values.get('gtin') || undefined,
  price: parts.amount(line.line, 'price_brutto', line.values.get('price_brutto')),
  cost: parts.amount(line.line, 'cost', line.values.get('cost')),
  stock: parts.pieces(line.line, 'stock', line.values.get('stock')),
  sale: saleOf(line, parts),
})

/** Attributes of a cell such as `Metall=Gelbgold 750; Stein=Brillant`, and of columns of their own. */
function attributesOf({ line, values }: MeantLine, parts: PartReader): ImportedProduct['attributes'] {
  const named = [...values].flatMap(([target, cell]) => {
    const group = attributeOf(target)
    return group === undefined ? [] : listIn(cell, ';').map((value) => ({ group, value }))
  })
  const listed = listIn(values.get('attributes'), ';').flatMap((pair) => {
    const [group = '', value = ''] = [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]
    if (pair.includes('=') && group && value) return [{ group, value }]
    parts.problems.push({ line, field: 'attributes', message: 'must be like Metall=Gelbgold 750; Stein=Brillant' })
    return []
  })
  const isSaid = values.has('attributes') || [...values.keys()].some((target) => attributeOf(target) !== undefined)
  return isSaid ? [...named, ...listed] : undefined
}

function translationsOf({ values }: MeantLine): ImportedProduct['translations'] {
  const texts: Partial<Record<Language, ImportedTexts>> = {}
  for (const [target, text] of values) {
    const [name = '', language] = target.split('.')
    if (name !== 'image_alts' && isLanguage(language) && text) texts[language] = { ...texts[language], [name]: text }
  }
  return Object.keys(texts).length > 0 ? texts : undefined
}

function moreOf({ values }: MeantLine): ImportedProduct['more'] {
  const texts = MORE.filter((target) => values.has(target)).map(
    (target) => [target, values.get(target) || null] as const,
  )
  const flags = YES_OR_NO.filter((target) => values.has(target)).map(
    (target) => [target, YES.includes(values.get(target)?.toLowerCase() ?? '')] as const,
  )
  const all = [...texts, ...flags]
  return all.length > 0 ? Object.fromEntries(all) : undefined
}
