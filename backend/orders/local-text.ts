import { type Language, pickText } from '#domain/language.ts'
import type { Row } from '../db/database.ts'

/**
 * A text in a language: its translation, else that of the site's first language, else the record's own. Null when there is none.
 * (SPEC 3)
 */
export function localText(
  translations: readonly Row[],
  field: string,
  language: Language,
  first: Language,
  own: Row[string] | undefined,
): string | null {
  const entries = translations.filter((entry) => entry.language === language || entry.language === first)
  const found = pickText(entries as unknown as { language: string }[], field as 'language', language, first)
  return found?.text ?? (own ? String(own) : null)
}
