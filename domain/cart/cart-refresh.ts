import { type Cart, type CartLine, cartOf, maximumCount } from './cart.ts'

/** What the server says now about the product and variant of a line; price of one piece in cents. */
export interface CurrentOffer {
  cartId: number
  /** False when it can no longer be bought: gone, not published, inactive, or shown only. */
  available: boolean
  priceBrutto: number
  /** Pieces that can be had, or null when it is reordered and has no limit. */
  stock: number | null
}

/** One thing that changed since the line was put into the cart, to be shown to the visitor. */
export type CartChange =
  | { kind: 'unavailable'; line: CartLine }
  | { kind: 'price'; line: CartLine; priceBrutto: number }
  | { kind: 'count'; line: CartLine; count: number }

/**
 * The cart with the prices and stock of now, and all changes against before. A line that cannot be bought any more, or of
 * which nothing is left, is taken out; a line without an answer stays as it is. `now` in ms.
 */
export function refreshCart(
  cart: Cart,
  offers: readonly CurrentOffer[],
  now: number,
): { cart: Cart; changes: CartChange[] } {
  const changes: CartChange[] = []
  const products = cart.products.flatMap((line) => {
    const offer = offers.find((candidate) => candidate.cartId === line.cartId)
    if (!offer) return [line]
    const count = Math.min(line.count, offer.stock ?? maximumCount)
    if (!offer.available || count < 1) {
      changes.push({ kind: 'unavailable', line })
      return []
    }
    const { priceBrutto } = offer
    if (priceBrutto !== line.priceBrutto) changes.push({ kind: 'price', line, priceBrutto })
    if (count !== line.count) changes.push({ kind: 'count', line, count })
    return [{ ...line, count, priceBrutto }]
  })
  return changes.length === 0 ? { cart, changes } : { cart: cartOf(products, now), changes }
}
