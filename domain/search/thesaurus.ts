import { foldedWords } from '../texts/fold-text.ts'
import type { Language } from '../texts/language.ts'
import { stemOf } from './stem.ts'
import type { ThesaurusLines } from './thesaurus-lines.ts'
import { wordsDe } from './words-de.ts'
import { wordsEn } from './words-en.ts'
import { wordsFr } from './words-fr.ts'

/** Each of which must be answered by one of its stems. */
export type Meaning = readonly (readonly string[])[]

export interface Thesaurus {
  /** What a folded word stands for; undefined where it stands for itself. */
  meaningOf(word: string): Meaning | undefined
}

const LINES: Readonly<Record<Language, ThesaurusLines>> = { de: wordsDe, en: wordsEn, fr: wordsFr }

/** The trade's words of a language, and those of a shop, which come first. */
export function thesaurusOf(language: Language, own: ThesaurusLines = []): Thesaurus {
  const meanings = new Map<string, Meaning>()
  const stems = (text: string) => foldedWords(text).map((word) => stemOf(word, language))
  for (const line of [...LINES[language], ...own]) {
    const [said = '', meant = ''] = line.split('=')
    const meaning = meant
      .split('&')
      .map((part) => part.split('|').flatMap(stems))
      .filter((part) => part.length > 0)
    for (const word of stems(said)) meanings.set(word, meaning)
  }
  return { meaningOf: (word) => meanings.get(stemOf(word, language)) }
}
