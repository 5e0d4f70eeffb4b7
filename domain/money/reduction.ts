import type { Language } from '../texts/language.ts'
import { formatMoney } from './money.ts'

const THIRTY_DAYS = 30 * 24 * 3600 * 1000

/** What something cost from a moment on, as ISO 8601 in UTC; in cents, null while it had no price. */
export interface PriceEntry {
  readonly cents: number | null
  readonly from: string
}

/**
 * The lowest price in the 30 days before a reduction (§ 11 (1) PAngV), the log in the order of time: of all prices that were in force
 * at some moment of them. `isWhole` says whether the log reaches back that far.
 */
export function lowestBefore(
  log: readonly PriceEntry[],
  reduction: string,
): { readonly low: number | null; readonly isWhole: boolean } {
  const end = Date.parse(reduction)
  const start = end - THIRTY_DAYS
  const spans = log.map(({ cents, from }, index) => {
    const next = log[index + 1]
    return { cents, from: Date.parse(from), until: next ? Date.parse(next.from) : Number.POSITIVE_INFINITY }
  })
  const prices = spans.flatMap(({ cents, from, until }) =>
    cents !== null && from < end && until > start && until > from ? [cents] : [],
  )
  return {
    low: prices.length > 0 ? Math.min(...prices) : null,
    isWhole: spans.some(({ from }) => from <= start),
  }
}

/** The price of something that is reduced by a percentage or to a price, in cents; undefined where that would be no reduction. */
export function reducedPrice(
  cents: number | null,
  { percent, price }: { readonly percent: number | null; readonly price: number | null },
): number | undefined {
  if (cents === null) return undefined
  const reduced = price ?? (percent === null ? cents : Math.round((cents * (100 - percent)) / 100))
  return reduced < cents ? reduced : undefined
}

const labels: Record<Language, (low: string) => string> = {
  de: (low) => `Niedrigster Gesamtpreis der letzten 30 Tage: ${low}`,
  en: (low) => `Lowest price in the last 30 days: ${low}`,
  fr: (low) => `Prix le plus bas des 30 derniers jours\u00a0: ${low}`,
}

/**
 * What stands at a reduced price: the lowest price of the last 30 days, and the percentage from it (§ 11 PAngV, CJEU C-330/23), all in
 * cents. Undefined where the price is not below it, for then nothing is reduced.
 */
export function reductionText(cents: number, low: number | null, language: Language): string | undefined {
  if (low === null || cents >= low) return undefined
  const percent = Math.floor(((low - cents) / low) * 100)
  const text = labels[language](formatMoney(low, language))
  return percent > 0 ? `${text} (−${percent}${language === 'en' ? '' : '\u00a0'}%)` : text
}
