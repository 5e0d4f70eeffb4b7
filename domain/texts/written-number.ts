import type { Language } from './language.ts'

/** What stands between groups of three digits and before the decimals. */
const marks: Record<Language, { group: string; decimal: string }> = {
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  fr: { group: '\u202f', decimal: ',' },
}

/** What stands before the decimals in a language. */
export const decimalMark = (language: Language): string => marks[language].decimal

/** A text that is nothing but a number with decimals, as it was written in one language, in the way of another; any other text as it is. */
export function withLocalDecimals(text: string, from: Language, to: Language): string {
  const [whole, decimals, ...others] = text.trim().split(marks[from].decimal)
  const isNumber = others.length === 0 && /^\d+$/.test(whole ?? '') && /^\d+$/.test(decimals ?? '')
  return isNumber && from !== to ? `${whole}${marks[to].decimal}${decimals}` : text
}

/**
 * A number from its digits, as the language writes it: `12345` as `12.345`, `12,345`, `12 345`, with decimals as `12.345,90`. The
 * same as from `Intl.NumberFormat`, whose first use takes a phone more than 100 ms.
 */
export function writtenNumber(digits: string, language: Language, decimals?: string): string {
  const { group, decimal } = marks[language]
  const whole = digits.replace(/\B(?=(\d{3})+$)/g, group)
  return decimals === undefined ? whole : whole + decimal + decimals
}
