import { maximumCount } from '../cart/cart.ts'
import { type OfferFacts, orderLimit, type ProductOffer, productOffer } from './product-offer.ts'
import type { ProductSelection } from './product-selection.ts'
import type { SalesMode } from './sales-mode.ts'

/** What a product page knows beyond the selection itself. */
export interface SalesTerms {
  salesMode: SalesMode
  /** Whether the shop takes orders: switched on and not in maintenance. */
  shopOpen: boolean
  /** `purchase_to_order` of the shop or the product. */
  purchaseToOrder: boolean
}

/** On which terms a product is sold by a shop: `purchaseToOrder` of either is that of both. */
export const salesTerms = (
  { salesMode, purchaseToOrder }: Pick<SalesTerms, 'salesMode' | 'purchaseToOrder'>,
  shop: Pick<SalesTerms, 'shopOpen' | 'purchaseToOrder'>,
): SalesTerms => ({ salesMode, shopOpen: shop.shopOpen, purchaseToOrder: purchaseToOrder || shop.purchaseToOrder })

function factsOf(selection: ProductSelection, terms: SalesTerms): OfferFacts {
  const { hasVariants, variantsAvailable, variantSelected, priceBrutto, stock, reorderPossible, details } = selection
  // With no active variant there is nothing to choose: the product counts as sold out.
  if (hasVariants && variantsAvailable.length === 0) {
    const comesAgain = details?.reorder_possible ?? false
    return {
      ...terms,
      purchaseToOrder: false,
      awaitsVariant: false,
      priceBrutto: 0,
      stock: 0,
      reorderPossible: comesAgain,
    }
  }
  return { ...terms, awaitsVariant: hasVariants && variantSelected === null, priceBrutto, stock, reorderPossible }
}

/** What a visitor may do with the selected product, and the most pieces that may be chosen: 0 where it is not for the cart. */
export function selectionOffer(selection: ProductSelection, terms: SalesTerms): { offer: ProductOffer; limit: number } {
  const facts = factsOf(selection, terms)
  const offer = productOffer(facts)
  return { offer, limit: offer === 'cart' ? orderLimit(facts, maximumCount) : 0 }
}
