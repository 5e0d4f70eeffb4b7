import type { Language } from './language.ts'

/** The colon as it stands after a word: French puts a space before it that does not break. */
export const colonIn: Readonly<Record<Language, string>> = { de: ':', en: ':', fr: '\u00a0:' }

/** What parts two things in a line: French puts a narrow space before it that does not break. */
export const semicolonIn: Readonly<Record<Language, string>> = { de: '; ', en: '; ', fr: '\u202f; ' }
