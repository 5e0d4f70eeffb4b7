import type { Language } from './language.ts'

/** Days in words with the first of a month as the language says it: French counts it, `1er septembre`, which no format knows. */
export const withFirstOfMonth = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/(^|\s)1(?=\s\p{L}{3})/gu, '$11er') : text
