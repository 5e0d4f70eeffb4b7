/** Records that are looked through for those that lack a text; of more the first are named. */
export const MOST_LOOKED_THROUGH = 500

/** The languages in which translations have no such text. */
export const lacks = <Row extends { language: string }>(
  translations: readonly Row[],
  field: keyof Row,
  languages: readonly string[],
): string[] => languages.filter((wanted) => !translations.some((row) => row.language === wanted && Boolean(row[field])))

interface Answer<Row> {
  readonly data: readonly { readonly id: number | string; readonly translations: readonly Row[] }[]
}

/** The ids of the records that lack a text in one of these languages. Rejects as their reading does. */
export async function lackingTexts<Row extends { language: string }>(
  reading: Promise<Answer<Row>>,
  field: keyof Row,
  languages: readonly string[],
): Promise<(number | string)[]> {
  const { data } = await reading
  return data.filter(({ translations }) => lacks(translations, field, languages).length > 0).map(({ id }) => id)
}
