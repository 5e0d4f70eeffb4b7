import { pickOwnText, pickText, type Translation } from '#domain/texts/language.ts'
import type { PageRequest } from './page-request.ts'

/** A text as a page shows it; `lang` is set where it fell back to another language than the page's (SPEC 3). */
export type LocalTextView = { text: string; lang?: string }

/** A record with its translations; a field that it has itself is in the first language. */
export type TranslatedRecord<Row extends Translation> = { readonly translations?: readonly Row[] | null }

/**
 * A text of a record for a page: its translation, else that of the first language, else the record's own, which is in the first
 * language, and only when there is none of these the first one that was written at all. Undefined when there is none. (SPEC 3)
 */
export function localText<Row extends Translation>(
  record: TranslatedRecord<Row> | null | undefined,
  field: keyof Row & string,
  { language, first }: Pick<PageRequest, 'language' | 'first'>,
): LocalTextView | undefined {
  const translations = record?.translations ?? []
  const own: unknown = record ? Reflect.get(record, field) : undefined
  const found =
    pickOwnText({ own, translations }, field, language, first) ?? pickText(translations, field, language, first)
  return found && { text: found.text, lang: found.language === language ? undefined : found.language }
}
