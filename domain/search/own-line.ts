import type { Language } from '../texts/language.ts'
import { readSearchRequest } from './request-words.ts'

/**
 * A shop's own search word as a line of the thesaurus: between commas or in lines stands what means the same, and of several words all are
 * meant together, without those that say nothing. “gift card, voucher” is never about every card.
 */
export function ownLine(said: string, meant: string, language: Language): string {
  const wishes = said.split(/[,;\n]/).map((wish) => readSearchRequest(wish, language).words.join('_'))
  return `${wishes.filter((wish) => wish !== '').join(' ')} = ${meant.replaceAll('\n', ' ')}`
}
