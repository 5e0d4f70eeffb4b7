import { centsOf, formatMoney } from '#domain/money/money.ts'
import { useShared } from '../data/shared-data-context.tsx'

/** Writes amounts in the page's language: `cents` whole cents, `euro` as they come over the wire. */
export function useMoney() {
  const { language } = useShared().page
  return {
    cents: (amount: number) => formatMoney(amount, language),
    euro: (amount: number) => formatMoney(centsOf(amount) ?? 0, language),
  }
}
