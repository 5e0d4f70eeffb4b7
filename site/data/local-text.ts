import { pickText, type Translation } from '#domain/texts/language.ts'
import type { PageRequest } from './page-request.ts'

/** A text as a page shows it; `lang` is set where it fell back to another language than the page's (SPEC 3). */
export type LocalTextView = { text: string; lang?: string }

export function localText<Row extends Translation>(
  entries: readonly Row[] | null | undefined,
  field: keyof Row & string,
  { language, first }: Pick<PageRequest, 'language' | 'first'>,
): LocalTextView | undefined {
  const found = pickText(entries, field, language, first)
  return found && { text: found.text, lang: found.language === language ? undefined : found.language }
}
