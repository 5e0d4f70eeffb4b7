import type { Language } from './language.ts'

/** One thing for each language, made when it is first asked for: what Intl formats with takes far longer to make than to use. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>()
  return (language) => {
    const known = made.get(language) ?? make(language)
    made.set(language, known)
    return known
  }
}
