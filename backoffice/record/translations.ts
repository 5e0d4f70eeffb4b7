import type { DescribedField } from '#contract/wire/described-model.ts'
import type { AnyItem } from '#sdk/resource.ts'
import { fieldList, isPartList, isTranslations, type OfficeModel, targetOf } from './model.ts'

/** The texts of a translation: all its fields but those that say whose it is. */
export const textFieldsOf = (model: OfficeModel, collection: string) =>
  fieldList(model, collection).filter((field) => !['id', 'language'].includes(field.field) && field.type !== 'm2o')

/** The field of the record with the same text in the first language, where it has the text itself; undefined where it has not. */
export function ownTextOf(model: OfficeModel, collection: string, { field, type }: DescribedField): string | undefined {
  const [owner] = model.get(collection)?.owners ?? []
  const record = owner === undefined ? undefined : model.get(collection)?.fields[owner]
  const own = record && model.get(targetOf(record))?.fields[field]
  return own?.type === type ? own.field : undefined
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Whether a translation says nothing: such a one is not stored. */
export const isEmptyTranslation = (model: OfficeModel, collection: string, row: AnyItem): boolean =>
  isEmpty(row.id) && textFieldsOf(model, collection).every(({ field }) => isEmpty(row[field]))

/**
 * The record with a translation for each language of the project, in their order, those of other languages behind them; the
 * same for its parts. A form then finds each language at a fixed place.
 */
export function withLanguages<T extends AnyItem>(
  model: OfficeModel,
  collection: string,
  languages: readonly string[],
  record: T,
): T {
  const filled: AnyItem = { ...record }
  for (const field of fieldList(model, collection)) {
    if (!isPartList(model, field)) continue
    const rows = (Array.isArray(record[field.field]) ? record[field.field] : []) as AnyItem[]
    filled[field.field] = isTranslations(field)
      ? inOrder(rows, languages)
      : rows.map((row) => withLanguages(model, targetOf(field), languages, row))
  }
  return filled as T
}

function inOrder(rows: readonly AnyItem[], languages: readonly string[]): AnyItem[] {
  const wanted = languages.map((language) => rows.find((row) => row.language === language) ?? { language })
  return [...wanted, ...rows.filter((row) => !languages.includes(String(row.language)))]
}
