import { maximumCount } from '../cart/cart.ts'
import { orderLimit, productOffer } from '../goods/product-offer.ts'
import type { SalesMode } from '../goods/sales-mode.ts'

/** What the server knows of a product, or of a variant where it has its own values; price in cents, null where it has none. */
export interface Purchasable {
  priceBrutto: number | null
  stock: number
  reorderPossible: boolean
}

/** All that decides whether a line of an order can be bought; `product` null when there is none that is published. */
export interface OrderLineFacts {
  product: Purchasable | null
  salesMode: SalesMode
  /** Whether goods may be bought to order beyond their stock (`purchase_to_order` of shop or product). */
  purchaseToOrder: boolean
  hasVariants: boolean
  /** Undefined when none is asked for, null when the one asked for is not of this product or not active. */
  variant: Purchasable | null | undefined
  personalizationFits: boolean
  count: number
  /** Pieces of the same goods that other lines of the order take from stock before this one. */
  taken: number
  /** Pieces of the same goods that the shop still sells in this order; without it as many as a line can have. */
  most?: number
}

export type LineProblem = 'gone' | 'not_for_sale' | 'choose_variant' | 'bad_personalization' | 'sold_out' | 'not_enough'

export interface LineOffer {
  problem?: LineProblem
  /** Cents of one piece; null where it has no price. */
  priceBrutto: number | null
  /** Pieces that can be had; null where there is no limit but the largest count of a line. */
  available: number | null
  /** Pieces that are taken from stock, which goes first; only the rest is bought to order. */
  fromStock: number
}

const nothing = { priceBrutto: null, available: 0, fromStock: 0 }

/** Whether a line can be bought, at what price, and how many pieces of it. The shop's being open is not asked here. */
export function lineOffer(facts: OrderLineFacts): LineOffer {
  const { product, variant, hasVariants, salesMode, purchaseToOrder, count, taken, most = maximumCount } = facts
  if (!product || variant === null) return { problem: 'gone', ...nothing }
  const { priceBrutto, stock, reorderPossible } = variant ?? product
  const left = Math.max(0, stock - taken)
  const offerFacts = {
    salesMode,
    shopOpen: true,
    purchaseToOrder,
    priceBrutto,
    reorderPossible,
    awaitsVariant: hasVariants && variant === undefined,
    stock: left,
  }
  const offer = productOffer(offerFacts)
  const limit = orderLimit(offerFacts, Math.max(0, Math.min(most, maximumCount)))
  const known = {
    priceBrutto,
    available: reorderPossible && purchaseToOrder && most >= maximumCount ? null : limit,
    fromStock: Math.min(left, count),
  }
  const problem = (): LineProblem | undefined => {
    if (offer === 'choose') return 'choose_variant'
    if (salesMode !== 'buy' || priceBrutto === null) return 'not_for_sale'
    if (offer !== 'cart') return 'sold_out'
    if (!facts.personalizationFits) return 'bad_personalization'
    return limit < count ? 'not_enough' : undefined
  }
  const found = problem()
  return found ? { problem: found, ...known } : known
}
