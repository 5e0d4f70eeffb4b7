import { enteredNumber } from '../texts/entered-number.ts'
import type { Language } from '../texts/language.ts'
import { centsOf, formatMoney } from './money.ts'

/**
 * A price as visitors type it, in whole cents, in whatever language page and browser are: `1299,50`, `1.299,50 €` and `1,299.50` are the
 * same. A mark before three digits groups thousands, for a price has two decimals at most. Undefined for what is no price.
 */
export function enteredPrice(text: string): number | undefined {
  for (const language of ['de', 'en'] as const) {
    const euro = enteredNumber(text, language, 2)
    if (typeof euro === 'number') return euro < 0 ? undefined : centsOf(euro)
  }
  return undefined
}

/** A price of whole cents as it is typed in the language, without its currency: `1.299,50`, and `1.299` for whole euro. */
export const typedPrice = (cents: number, language: Language): string =>
  formatMoney(cents, language)
    .replace(/[€\u00a0]/g, '')
    .replace(/[.,]00$/, '')
