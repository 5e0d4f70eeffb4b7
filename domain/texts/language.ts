/** The languages of the product, the default first (SPEC 1, 9). */
export const languages = ['de', 'en', 'fr'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'de'

/** BCP 47 tags for Intl and for `og:locale`. */
export const localeOf: Record<Language, string> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' }

/** True for one of the three language codes. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** The languages of a project, each once, in their order; whatever else was stored is passed over. German when none is left. */
export function projectLanguages(stored: unknown): Language[] {
  const known = new Set(Array.isArray(stored) ? stored.filter(isLanguage) : [])
  return known.size > 0 ? [...known] : [defaultLanguage]
}

/** A row of a `translations` list (SPEC 3). */
export interface Translation {
  language: string
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function entryOf<T extends Translation>(entries: readonly T[], language: string): T | undefined {
  return entries.find((entry) => entry.language === language)
}

/**
 * The translation for a language. A missing entry, and each missing or empty field of an entry, falls back to the entry of
 * the first language, which is the project's first or else the first of the list (SPEC 3). Undefined when there is none at all.
 */
export function pickTranslation<T extends Translation>(
  entries: readonly T[] | null | undefined,
  language: Language,
  first: Language = defaultLanguage,
): T | undefined {
  if (!entries) return undefined
  const fallback = entryOf(entries, first) ?? entries[0]
  const wanted = entryOf(entries, language)
  if (!wanted || !fallback || wanted === fallback) return wanted ?? fallback
  const given = Object.entries(wanted).filter(([, value]) => !isMissing(value))
  return { ...fallback, ...Object.fromEntries(given) } as T
}

/** A text and the language it is really in, so that a page can mark a fallback with its `lang`. */
export interface LocalText {
  text: string
  language: string
}

/** One text of a translations list with the language it came from; undefined when no entry has it (SPEC 3). */
export function pickText<T extends Translation>(
  entries: readonly T[] | null | undefined,
  field: keyof T & string,
  language: Language,
  first: Language = defaultLanguage,
): LocalText | undefined {
  if (!entries) return undefined
  const found = [entryOf(entries, language), entryOf(entries, first), entries[0]].find(
    (entry) => entry && !isMissing(entry[field]),
  )
  return found && { text: String(found[field]), language: found.language }
}

/**
 * The text of a record that has one of its own besides its translations: the translation, else that of the first language,
 * else its own, which is in the first language. Undefined when there is none. (SPEC 3)
 */
export function pickOwnText<T extends Translation>(
  { own, translations }: { own: unknown; translations: readonly T[] },
  field: keyof T & string,
  language: Language,
  first: Language,
): LocalText | undefined {
  const entries = translations.filter((entry) => entry.language === language || entry.language === first)
  const found = pickText(entries, field, language, first)
  return found ?? (isMissing(own) ? undefined : { text: String(own), language: first })
}
