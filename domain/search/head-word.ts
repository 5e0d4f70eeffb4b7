import { foldedWords } from '../texts/fold-text.ts'
import type { Language } from '../texts/language.ts'

/** Words between which a name lists several kinds: Ketten und Anhänger. */
const AND = /\s(?:und|and|et|&)\s|,/u

/**
 * The words of a kind's name that say what it is, folded; the others say which: a watch strap is a strap, un bracelet de montre est un
 * bracelet. German writes both as one word, whose end says it.
 */
export function headWords(kind: string, language: Language): string[] {
  return kind.split(AND).flatMap((part) => {
    const words = foldedWords(part)
    if (language === 'de') return words
    const head = language === 'en' ? words.at(-1) : words[0]
    return head ? [head] : []
  })
}
