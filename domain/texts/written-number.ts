import type { Language } from './language.ts'

/** What stands between groups of three digits and before the decimals. */
const marks: Record<Language, { group: string; decimal: string }> = {
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  fr: { group: '\u202f', decimal: ',' },
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
