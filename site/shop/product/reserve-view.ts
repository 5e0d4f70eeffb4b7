import { isReservable } from '#domain/goods/reservable.ts'
import type { ReserveChoice, SalesMode } from '#domain/goods/sales-mode.ts'
import { reserveLabel } from '#domain/reservations/reserve-label.ts'
import type { Language } from '#domain/texts/language.ts'
import type { HouseName } from './branch-stock-view.ts'
import type { ProductPageRow } from './product-rows.ts'
import type { ReserveView } from './product-view.ts'

type ReservableRow = Pick<ProductPageRow, 'id' | 'places' | 'product_variants' | 'reservable' | 'manufacturer'>

/** What of a product visitors may reserve: the page for it, by the variant's id, 0 without variants. Only what lies in a house now; undefined where there is nothing. */
export function reserveView(
  { id, places, product_variants, reservable, manufacturer }: ReservableRow,
  { mode, ofShop, houses }: { mode: SalesMode; ofShop: ReserveChoice | undefined; houses: readonly HouseName[] },
  language: Language,
): ReserveView | undefined {
  if (!isReservable(mode, reservable, manufacturer?.brand?.reservable, ofShop)) return undefined
  const isThere = (wanted: number | null) =>
    places.some(
      ({ variant, branch, pieces }) => variant === wanted && pieces > 0 && houses.some((house) => house.id === branch),
    )
  const active = product_variants.filter((variant) => variant.active).map((variant) => variant.id)
  const goods = product_variants.length > 0 ? active : [null]
  const links = goods.filter(isThere).map((variant) => {
    const query = new URLSearchParams({ product: String(id), ...(variant && { variant: String(variant) }), language })
    return [variant ?? 0, `/ecom/reservation?${query}`] as const
  })
  return links.length > 0 ? { label: reserveLabel[language], links: Object.fromEntries(links) } : undefined
}
