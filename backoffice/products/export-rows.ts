import type { DescribedField } from '#contract/wire/described-model.ts'
import type { AnyItem } from '#sdk/resource.ts'
import { csvCellOf } from './csv-value.ts'
import { productColumns, translatedColumns } from './product-columns.ts'

type Fields = Readonly<Record<string, DescribedField>>

const columns = (fields: Fields) => productColumns.filter((name) => fields[name])

/** The fields that the file is made from; relations by their address. */
export const exportFields = (fields: Fields): string[] => [
  ...columns(fields).map((name) => (fields[name]?.type === 'm2o' ? `${name}.slug` : name)),
  ...(fields.product_variants ? ['product_variants.id'] : []),
  'translations.language',
  ...translatedColumns.map((name) => `translations.${name}`),
]

/** The head of the file. */
export const exportHead = (fields: Fields, languages: readonly string[]): string[] => [
  ...columns(fields),
  ...languages.flatMap((language) => translatedColumns.map((name) => `${name}.${language}`)),
]

/** One product as a line of the file. */
export function exportRow(fields: Fields, languages: readonly string[], record: AnyItem): string[] {
  const translations = (record.translations ?? []) as AnyItem[]
  const variants = (record.product_variants ?? []) as AnyItem[]
  const own = columns(fields).map((name) => {
    const field = fields[name] as DescribedField
    // Goods with variants are counted by them, and have no pieces of their own.
    const value = name === 'stock' && variants.length > 0 ? null : record[name]
    return field.type === 'm2o' ? String((value as AnyItem | null)?.slug ?? '') : csvCellOf(field, value)
  })
  const texts = languages.flatMap((language) => {
    const row = translations.find((found) => found.language === language)
    return translatedColumns.map((name) => String(row?.[name] ?? ''))
  })
  return [...own, ...texts]
}
