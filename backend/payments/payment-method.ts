import type { PaymentMethodId } from '#domain/payment-methods.ts'
import type { Shop } from '../orders/shop.ts'
import type { StoredOrder } from '../orders/stored-order.ts'

/** What the browser needs to let the customer pay. */
export type PaymentInstructions = { readonly method: PaymentMethodId; readonly kind: string } & Readonly<
  Record<string, unknown>
>

/** Where the customer's browser is: addresses that a provider sends it back to. */
export interface Visit {
  /** `https://wennerholt.de` */
  readonly origin: string
}

export interface PaymentMethod {
  readonly id: PaymentMethodId
  /** Whether it works now: it has the account that it needs. */
  isReady(shop: Shop): Promise<boolean>
  /**
   * Begins the payment of an order that has been written, or tells once more how it goes on. Called again for the same order it
   * begins nothing twice. Throws PaymentFailed.
   */
  start(shop: Shop, order: StoredOrder, visit: Visit): Promise<PaymentInstructions>
}

/** A payment that a provider has refused, or that could not be begun. */
export class PaymentFailed extends Error {}
