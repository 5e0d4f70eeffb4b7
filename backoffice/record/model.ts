import type { DescribedCollection, DescribedField } from '#contract/wire/described-model.ts'

/** The collections that the person may read, by name. */
export type OfficeModel = ReadonlyMap<string, DescribedCollection>

/** The fields of a collection in their order; none for one that the person may not read. */
export const fieldList = (model: OfficeModel, collection: string): DescribedField[] =>
  Object.values(model.get(collection)?.fields ?? {}).toSorted((a, b) => a.sort - b.sort)

export const isList = (field: DescribedField): boolean => field.type === 'o2m'

/** The collection that a relation leads to. */
export const targetOf = (field: DescribedField): string => String(field.target)

/** Whether the rows of a list are parts of the record that has it: they are edited, kept and deleted with it. */
export function isPartList(model: OfficeModel, field: DescribedField): boolean {
  if (!isList(field)) return false
  const target = model.get(targetOf(field))
  return target?.owners.includes(String(field.by)) === true && !STANDALONE.has(target.collection)
}

/** Rows of these have a life and a history of their own, although they belong to another record. */
const STANDALONE = new Set([
  'ecommerce_product_rating',
  'ecommerce_stock',
  'ecommerce_order_event',
  'ecommerce_payment_attempt',
  'ecommerce_invoice',
  'ecommerce_order_mail',
])

export const isTranslations = (field: DescribedField): boolean => isList(field) && field.field === 'translations'

/** A list whose rows do nothing but point on: `{product, tag_id}`. */
export interface LinkList {
  /** The field of a row that points on. */
  readonly field: string
  /** Where it points. */
  readonly target: string
}

/** What the rows of a list point to, where that is all they do. */
export function linkListOf(model: OfficeModel, list: DescribedField): LinkList | undefined {
  const rest = fieldList(model, targetOf(list)).filter(({ field }) => !['id', 'sort', String(list.by)].includes(field))
  const [only] = rest
  if (rest.length !== 1 || only?.type !== 'm2o' || targetOf(only) === 'files') return undefined
  return { field: only.field, target: targetOf(only) }
}

/** Whether a list may show the field: short values only. */
export const listable = (field: DescribedField): boolean =>
  !['id', 'project', 'translations'].includes(field.field) &&
  !['o2m', 'html', 'json'].includes(field.type) &&
  !(field.type === 'text' && Number(field.max) > 500)
