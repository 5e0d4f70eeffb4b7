import type { Language } from '../texts/language.ts'

/** Endings that a word may lose, the first that fits; what is left has at least so many letters. */
const ENDINGS: Readonly<Record<Language, readonly (readonly [ending: string, left: number, instead?: string])[]>> = {
  de: [
    ['ern', 4],
    ['en', 3],
    ['er', 4],
    ['em', 4],
    ['es', 4],
    ['e', 3],
    ['eln', 3, 'el'],
    ['s', 4],
  ],
  en: [
    ['ies', 3, 'y'],
    ['ches', 2, 'ch'],
    ['shes', 2, 'sh'],
    ['sses', 2, 'ss'],
    ['xes', 2, 'x'],
    ['s', 3],
  ],
  fr: [
    ['eaux', 2, 'eau'],
    ['aux', 3, 'al'],
    ['es', 3],
    ['e', 3],
    ['s', 3],
    ['x', 3],
  ],
}

/** Words that end like a plural and are none. */
const KEPT = /(?:ss|us|is)$/

/** A folded word without the ending of its number and case, so that Uhr and Uhren, bague and bagues are one. */
export function stemOf(word: string, language: Language): string {
  if (/\d/.test(word) || (language === 'en' && KEPT.test(word))) return word
  for (const [ending, left, instead = ''] of ENDINGS[language])
    if (word.endsWith(ending) && word.length - ending.length >= left) return word.slice(0, -ending.length) + instead
  return word
}
