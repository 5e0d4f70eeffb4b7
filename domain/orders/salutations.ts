import { type Language, languages } from '../texts/language.ts'

/** How somebody may be addressed, in the same order in every language. */
export const salutations: Readonly<Record<Language, readonly string[]>> = {
  de: ['Frau', 'Herr'],
  en: ['Ms', 'Mr'],
  fr: ['Madame', 'Monsieur'],
}

/** The salutation in this language where it was chosen in another; what is none of them stays. */
export function salutationIn(language: Language, text: string): string {
  for (const known of languages) {
    const place = salutations[known].indexOf(text)
    if (place >= 0) return salutations[language][place] ?? text
  }
  return text
}
