import { type Language, pickOwnText } from '#domain/texts/language.ts'
import type { Row } from '../db/database.ts'

/**
 * A text in a language: its translation, else that of the site's first language, else the record's own. Null when there is none.
 * (SPEC 3)
 */
export function rowText(
  translations: readonly Row[],
  field: string,
  language: Language,
  first: Language,
  own: Row[string] | undefined,
): string | null {
  const texts = translations.map((row) => ({ language: String(row.language), text: row[field] }))
  return pickOwnText({ own, translations: texts }, 'text', language, first)?.text ?? null
}
