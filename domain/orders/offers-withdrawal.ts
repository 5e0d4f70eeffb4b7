/** What says whether contracts of a website can still be withdrawn from. */
interface Selling {
  /** Whether it has, or had, a shop. */
  readonly hasStore: boolean
  /** The shop's settings; null where none are known. */
  readonly settings: { readonly hasCart: boolean; readonly waysToPay: number } | null
}

/**
 * Whether every page leads to the withdrawal from a contract (§ 356a BGB): with every shop, but one that was only ever a range, without a cart
 * and without a way to pay. Who sold and stopped keeps the ways to pay as long as periods run; the page itself stays either way.
 */
export const offersWithdrawal = ({ hasStore, settings }: Selling): boolean =>
  hasStore && (settings === null || settings.hasCart || settings.waysToPay > 0)
