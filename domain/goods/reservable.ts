import type { ReserveChoice, SalesMode } from './sales-mode.ts'

/** What goods or a brand say of the second button; what says nothing follows the next. */
export const RESERVABLE = ['yes', 'no'] as const

export type Reservable = (typeof RESERVABLE)[number]

/** Whether a visitor may reserve goods: where that is how they are sold, and beside buying as goods, brand or shop say, in this order. */
export function isReservable(
  mode: SalesMode,
  ofProduct: Reservable | null | undefined,
  ofBrand: Reservable | null | undefined,
  ofShop: ReserveChoice | null | undefined,
): boolean {
  if (mode !== 'buy') return mode === 'reserve'
  return (ofProduct ?? ofBrand ?? (ofShop === 'beside' ? 'yes' : 'no')) === 'yes'
}
