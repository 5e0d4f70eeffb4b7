import type { CartLine } from '#domain/cart/cart.ts'
import type { ProductCardView } from '../product-card-view.ts'

/** Goods of a list as they are now. */
export interface WishView {
  /** As an address names them: `12-45`. */
  readonly item: string
  /** As the list names them: with the variant that it was, where that is none any more. */
  readonly listed: string
  readonly card: ProductCardView
  readonly variantName?: string
  /** What the cart is given; missing for what cannot be put into it without a further choice. Money in cents. */
  readonly line?: Pick<CartLine, 'product' | 'variant' | 'priceBrutto'>
}
