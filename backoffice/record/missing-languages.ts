import type { DescribedField } from '#contract/wire/described-model.ts'
import type { AnyItem } from '#sdk/resource.ts'
import { fieldList, isTranslations, type OfficeModel, targetOf } from './model.ts'
import { ownTextOf, textFieldsOf } from './translations.ts'

/** Texts that stand in each language only where somebody wants them to: addresses, and what search engines alone read. */
const FREE: readonly string[] = ['slug', 'path', 'keywords', 'title', 'description']

const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** The texts of a record that every language is to have, by the list that holds them; none for what has no texts. */
function awaitedTexts(model: OfficeModel, collection: string): readonly [list: string, fields: DescribedField[]][] {
  return fieldList(model, collection)
    .filter(isTranslations)
    .map((list) => [
      list.field,
      textFieldsOf(model, targetOf(list)).filter(({ field, type }) => type !== 'json' && !FREE.includes(field)),
    ])
}

/** What a list asks for to tell which languages are missing. */
export const languageFields = (model: OfficeModel, collection: string): string[] =>
  awaitedTexts(model, collection).flatMap(([list, fields]) =>
    ['language', ...fields.map(({ field }) => field)].map((name) => `${list}.${name}`),
  )

/** The languages of the website in which a text of a record is missing that it has in another one, in their order. */
export function missingLanguages(
  model: OfficeModel,
  collection: string,
  languages: readonly string[],
  record: AnyItem,
): string[] {
  const lists = awaitedTexts(model, collection)
  const says = (list: string, field: DescribedField, language: string, index: number): boolean => {
    const rows: readonly AnyItem[] = Array.isArray(record[list]) ? record[list] : []
    const own = ownTextOf(model, `${collection}_translation`, field)
    return (
      isWritten(rows.find((row) => row.language === language)?.[field.field]) ||
      (index === 0 && own !== undefined && (record[own] === undefined || isWritten(record[own])))
    )
  }
  return languages.filter((language, index) =>
    lists.some(([list, fields]) =>
      fields.some(
        (field) =>
          !says(list, field, language, index) && languages.some((other, place) => says(list, field, other, place)),
      ),
    ),
  )
}
