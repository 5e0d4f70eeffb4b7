import type { Filter } from '#sdk/item-query.ts'
import type { Sdk } from '#sdk/sdk.ts'

/** Records that are looked through for those that lack a text; of more the first are named. */
const MOST = 500

interface Texts {
  readonly id: number | string
  readonly translations: readonly ({ readonly language: string } & Readonly<Record<string, unknown>>)[]
}

/** The languages in which a record has no such text. */
export const lacks = ({ translations }: Texts, field: string, languages: readonly string[]): string[] =>
  languages.filter((wanted) => !translations.some((row) => row.language === wanted && Boolean(row[field])))

/** The records of a collection that lack a text in one of these languages, by their ids. */
export async function lackingTexts(
  sdk: Pick<Sdk, 'items'>,
  collection: string,
  field: string,
  languages: readonly string[],
  filter: Filter = {},
): Promise<(number | string)[]> {
  const fields = ['id', 'translations.language', `translations.${field}`]
  const { data } = await sdk.items<Texts>(collection).read({ fields, filter, sort: ['id'], limit: MOST })
  return data.filter((record) => lacks(record, field, languages).length > 0).map(({ id }) => id)
}
