import type { ProductSelection } from './product-selection.ts'
import { type SalesTerms, selectionOffer } from './selection-offer.ts'

/** Whether goods that are sold here can be had: at once, bought to order, or not now. */
export type ArticleState = 'in_stock' | 'backorder' | 'out_of_stock'

/** The state of goods that the shop sells; undefined for what has no price, or is only shown or asked for. (SPEC 3) */
export function articleState(selection: ProductSelection, terms: SalesTerms): ArticleState | undefined {
  if (terms.salesMode !== 'buy' || !terms.shopOpen || !selection.priceBrutto) return undefined
  if (selectionOffer(selection, terms).offer !== 'cart') return 'out_of_stock'
  return (selection.stock ?? 0) > 0 ? 'in_stock' : 'backorder'
}
