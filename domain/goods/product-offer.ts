import type { SalesMode } from './sales-mode.ts'

/** What a visitor may do with a product: buy it, choose a variant first, ask for it, or only call and make an appointment. */
export type ProductOffer = 'cart' | 'choose' | 'request' | 'contact'

/** All that decides about the offer; price in cents, null where it has none. */
export interface OfferFacts {
  salesMode: SalesMode
  /** Whether the shop takes orders: switched on and not in maintenance. */
  shopOpen: boolean
  /** Whether goods out of stock may be bought to order (`purchase_to_order`). */
  purchaseToOrder: boolean
  /** Whether the product has variants and none is chosen yet. */
  awaitsVariant: boolean
  priceBrutto: number | null
  stock: number | null
  reorderPossible: boolean
}

/** Goods that are shown but not sold lead to the shop itself; without shop or price they can be asked for; sold out ones only where they come again. */
export function productOffer(facts: OfferFacts): ProductOffer {
  if (facts.salesMode === 'display_only') return 'contact'
  if (facts.salesMode !== 'buy' || !facts.shopOpen) return 'request'
  if (facts.awaitsVariant) return 'choose'
  if (facts.priceBrutto === null) return 'request'
  if ((facts.stock ?? 0) > 0) return 'cart'
  if (!facts.reorderPossible) return 'contact'
  return facts.purchaseToOrder ? 'cart' : 'request'
}

/** The most pieces that may be chosen: the stock, or `maximum` where the goods are bought to order beyond it. */
export function orderLimit(facts: OfferFacts, maximum: number): number {
  const beyondStock = facts.reorderPossible && facts.purchaseToOrder
  return beyondStock ? maximum : Math.min(facts.stock ?? 0, maximum)
}
