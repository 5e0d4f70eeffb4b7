import { languageStart } from '#domain/paths/own-path.ts'
import { isLanguage } from '#domain/texts/language.ts'
import { slugOf } from '#domain/texts/slug-of.ts'

/** The address of a page in a language as somebody meant it who typed `Weihnachten 2026` or `/en/christmas`; empty for nothing. */
export function pathFrom(typed: unknown, language: unknown): string {
  const parts = String(typed ?? '')
    .split('/')
    .map((part) => slugOf(part).slice(0, 80).replace(/-+$/, ''))
    .filter(Boolean)
  const start = isLanguage(language) ? languageStart(language) : ''
  if (start && parts[0] === start.slice(1)) parts.shift()
  return parts.length > 0 ? `${start}/${parts.join('/')}` : ''
}
