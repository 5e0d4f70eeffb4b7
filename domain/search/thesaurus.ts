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
  /** Folded words, those that say one thing together as one: or blanc. */
  joined(words: readonly string[]): string[]
}

const LINES: Readonly<Record<Language, ThesaurusLines>> = { de: wordsDe, en: wordsEn, fr: wordsFr }

/** Between the words of what is said in several. */
const WITHIN = '_'
const MOST_WITHIN = 4

/** The trade's words of a language, and those of a shop, which come first. */
export function thesaurusOf(language: Language, own: ThesaurusLines = []): Thesaurus {
  const meanings = new Map<string, Meaning>()
  const stems = (text: string) => foldedWords(text).map((word) => stemOf(word, language))
  const keyOf = (said: string) => stems(said.replaceAll(WITHIN, ' ')).join(WITHIN)
  let longest = 1
  for (const line of [...LINES[language], ...own]) {
    const [said = '', meant = ''] = line.split('=')
    const meaning = meant
      .split('&')
      .map((part) => part.split('|').flatMap(stems))
      .filter((part) => part.length > 0)
    for (const key of said.trim().split(/\s+/).map(keyOf)) {
      if (key) meanings.set(key, meaning)
      longest = Math.max(longest, Math.min(MOST_WITHIN, key.split(WITHIN).length))
    }
  }

  /** The words at a place that say one thing together, as many as there are. */
  function saidAt(words: readonly string[], at: number): string | undefined {
    for (let length = Math.min(longest, words.length - at); length > 1; length--) {
      const key = keyOf(words.slice(at, at + length).join(' '))
      if (meanings.has(key)) return key
    }
    return undefined
  }

  return {
    meaningOf: (word) => meanings.get(word) ?? meanings.get(stemOf(word, language)),
    joined(words) {
      const found: string[] = []
      for (let at = 0; at < words.length; ) {
        const said = saidAt(words, at)
        found.push(said ?? (words[at] as string))
        at += said ? said.split(WITHIN).length : 1
      }
      return found
    },
  }
}
