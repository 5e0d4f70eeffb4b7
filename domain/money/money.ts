import type { Language } from '../texts/language.ts'
import { writtenNumber } from '../texts/written-number.ts'

/**
 * Whole cents of an amount in euro as it comes over the wire, a number or a decimal text such as `1299.90`. Undefined when it
 * is no amount, has more than two decimals, or is too large to count in cents exactly.
 */
export function centsOf(euro: unknown): number | undefined {
  if (typeof euro !== 'number' && typeof euro !== 'string') return undefined
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(euro).trim())
  if (!match) return undefined
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] && cents ? -cents : cents
}

/** The euro amount of whole cents for the wire: a JSON number with at most two decimals. */
export function euroOf(cents: number): number {
  return cents / 100
}

const withEuro: Record<Language, (amount: string) => string> = {
  de: (amount) => `${amount}\u00a0€`,
  en: (amount) => `€${amount}`,
  fr: (amount) => `${amount}\u00a0€`,
}

/** An amount in cents as text in the language, in euro with two places: `1.299,90 €`, `€1,299.90`, `1 299,90 €`. */
export function formatMoney(cents: number, language: Language): string {
  const digits = Math.abs(Math.round(cents)).toString().padStart(3, '0')
  const amount = writtenNumber(digits.slice(0, -2), language, digits.slice(-2))
  return (cents < 0 ? '-' : '') + withEuro[language](amount)
}
