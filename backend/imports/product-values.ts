import type { Collection } from '#contract/model/collection.ts'
import { collectionOf, fieldOf } from '#contract/model/model.ts'
import type { ImportedChange } from '#contract/wire/product-imports.ts'
import type { ImportedProduct, ImportedVariant } from '#domain/imports/imported-product.ts'
import { twoChoices } from '#domain/imports/two-choices.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import { fromCell } from '../items/cell.ts'
import { Misfit } from '../items/field-value.ts'
import type { Item } from '../items/rows.ts'
import { storedCell } from '../items/validate.ts'
import type { Related } from './related.ts'

type Values = Record<string, unknown>

const PRODUCT = 'ecommerce_product'

const euro = (cents: number | null | undefined) => (typeof cents === 'number' ? cents / 100 : cents)

const given = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Whether a value of the wire is the one that is stored, as the field keeps it: texts are cleaned on their way in. */
function isSame(collection: Collection, name: string, stored: unknown, value: unknown): boolean {
  const field = fieldOf(collection, name)
  if (!field || field.type === 'o2m') return false
  try {
    const kept = fromCell(field, storedCell(field, value))
    return (isEmpty(kept) && isEmpty(stored)) || JSON.stringify(kept) === JSON.stringify(stored)
  } catch (error) {
    if (error instanceof Misfit) return false
    throw error
  }
}

const variantValues = (
  { name, price, cost, stock, reference, gtin }: ImportedVariant,
  values: readonly [string, string] | undefined,
): Values =>
  given({
    display_name: name,
    first_value: values?.[0],
    second_value: values?.[1],
    price_brutto: euro(price),
    cost: euro(cost),
    stock,
    reference_number_suffix: reference,
    gtin,
  })

const choicesOf = ({ axis, variants = [] }: ImportedProduct) => twoChoices(axis, variants)

/** The columns of a product, as far as the file says them. */
export function productValues(product: ImportedProduct, related: Related, compareAt: 'none' | 'uvp'): Values {
  const { name, reference, gtin, description, status, price, uvp, cost, stock, axis, more } = product
  const choices = choicesOf(product)
  return given({
    display_name: name,
    reference_number: reference,
    gtin,
    description,
    status,
    price_brutto: euro(price),
    uvp: euro(uvp ?? (compareAt === 'uvp' ? product.compareAt : undefined)),
    cost: euro(cost),
    stock,
    variant_display_name: choices?.names[0] ?? axis,
    second_variant_name: choices?.names[1],
    manufacturer: related.manufacturer,
    category: related.category,
    ...more,
  })
}

/** A product that is not there yet, with all its lists. */
export function newProduct(product: ImportedProduct, related: Related, values: Values): Values {
  const { variants = [], translations = {} } = product
  const choices = choicesOf(product)
  return {
    ...values,
    product_variants: variants.map((variant, sort) => ({ ...variantValues(variant, choices?.values[sort]), sort })),
    attributes: (related.attributes ?? []).map((attribute) => ({ attribute })),
    subcategories: (related.subcategories ?? []).map((subcategory_id) => ({ subcategory_id })),
    tags: (related.tags ?? []).map((tag_id) => ({ tag_id })),
    translations: Object.entries(translations).map(([language, texts]) => ({ language, ...texts })),
  }
}

const rowsIn = (present: Item, name: string): Values[] => {
  const value = present[name]
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** Gathers what differs, as a change and as it is shown. */
function differing(collection: string, stored: Values, values: Values) {
  const model = collectionOf(collection)
  return Object.entries(values).filter(([name, value]) => !isSame(model, name, stored[name], value))
}

function variantChanges(product: ImportedProduct, present: Item, tell: (change: ImportedChange) => void): Values[] {
  const rows = rowsIn(present, 'product_variants')
  const field = 'product_variants'
  const choices = choicesOf(product)
  return (product.variants ?? []).flatMap((variant, sort): Values[] => {
    const values = variantValues(variant, choices?.values[sort])
    const row =
      rows.find(
        ({ reference_number_suffix: suffix }) => !isEmpty(suffix) && suffix === values.reference_number_suffix,
      ) ?? rows.find(({ display_name: name }) => name === variant.name)
    if (!row) {
      tell({ field, before: null, after: variant.name })
      return [{ ...values, sort: rows.length + sort }]
    }
    const different = differing('ecommerce_product_variant', row, values)
    for (const [name, after] of different)
      tell({ field, before: `${variant.name}: ${row[name] ?? '–'}`, after: `${variant.name}: ${after ?? '–'}` })
    return different.length > 0 ? [{ id: row.id, ...Object.fromEntries(different) }] : []
  })
}

function translationChanges(
  { translations = {} }: ImportedProduct,
  present: Item,
  tell: (change: ImportedChange) => void,
) {
  const rows = rowsIn(present, 'translations')
  return Object.entries(translations).flatMap(([language, texts]): Values[] => {
    const row = rows.find((found) => found.language === language)
    const different = differing(`${PRODUCT}_translation`, row ?? {}, given({ ...texts }))
    for (const [name, after] of different) tell({ field: `${name} (${language})`, before: row?.[name] ?? null, after })
    if (different.length === 0) return []
    return [{ ...(row ? { id: row.id } : { language }), ...Object.fromEntries(different) }]
  })
}

/** What of a product differs from the one that is there; what the file does not name stays, and so do further variants and attributes. */
export function productChanges(product: ImportedProduct, related: Related, values: Values, present: Item) {
  const listed: ImportedChange[] = []
  const tell = (change: ImportedChange) => listed.push(change)
  const changes: Values = {}
  for (const [name, after] of differing(PRODUCT, present, values)) {
    changes[name] = after
    tell({ field: name, before: present[name] ?? null, after })
  }
  const lists: [string, Values[]][] = [
    ['product_variants', variantChanges(product, present, tell)],
    ['translations', translationChanges(product, present, tell)],
    ...(
      [
        ['attributes', 'attribute', related.attributes],
        ['subcategories', 'subcategory_id', related.subcategories],
        ['tags', 'tag_id', related.tags],
      ] as const
    ).map(([list, column, ids = []]): [string, Values[]] => {
      const there = new Set(rowsIn(present, list).map((row) => Number(row[column])))
      const added = ids.filter((id) => !there.has(id))
      if (added.length > 0) tell({ field: list, before: there.size, after: there.size + added.length })
      return [list, added.map((id) => ({ [column]: id }))]
    }),
  ]
  for (const [name, rows] of lists) if (rows.length > 0) changes[name] = rows
  return { changes, listed }
}
