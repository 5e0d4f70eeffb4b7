import type { PaymentStart } from '#contract/wire/order-types.ts'
import type { PaymentMethodId } from '#domain/money/payment-methods.ts'
import type { Shop } from '../shop/shop.ts'
import type { StoredOrder } from '../shop/stored-order.ts'

/** Addresses that a provider sends the customer back to, and calls itself. */
export interface PaymentAddresses {
  /** The order's status page. */
  readonly status: string
  /** The call that the provider makes by itself. */
  readonly callback: string
  /** Where this installation answers: the origin of both. */
  readonly origin: string
}

/**
 * What a provider has said of a payment, read from the provider itself. `paid`: the money is there or promised. `waiting`: nobody
 * knows yet. `open`: the customer can still pay. `refused`: this attempt has failed.
 */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly cents: number; readonly capture: string }
  | { readonly kind: 'waiting' | 'open'; readonly reason: string }
  /** `attention`: money was moved that does not fit the order, which a person has to look at. */
  | { readonly kind: 'refused'; readonly reason: string; readonly attention?: boolean }

/** One way to pay: begun with the order, confirmed once, also by the provider's own message, given back in part or whole. */
export interface PaymentMethod {
  readonly id: PaymentMethodId
  /** Whether it works now: it has the account that it needs. */
  isReady(shop: Shop): Promise<boolean>
  /**
   * Begins the payment of an order that has been written, or tells once more how it goes on. Called again for the same order it
   * begins nothing twice. Throws PaymentFailed.
   */
  start(shop: Shop, order: StoredOrder, addresses: PaymentAddresses): Promise<PaymentStart>
  /** Takes the money that the customer has approved and says what came of it. Called again it takes nothing twice. */
  confirm?(shop: Shop, order: StoredOrder, given: Readonly<Record<string, unknown>>): Promise<PaymentOutcome>
  /** Reads from the provider what became of the payment, and takes nothing. */
  look?(shop: Shop, order: StoredOrder): Promise<PaymentOutcome>
  /** Called before the goods are sent: some providers take the money only then. Throws PaymentFailed. */
  beforeSending?(shop: Shop, order: StoredOrder): Promise<void>
  /** Gives cents back; `key` names the one refund that is meant, however often it is asked for. Throws PaymentFailed. */
  refund?(shop: Shop, order: StoredOrder, cents: number, key: string): Promise<void>
}

/** A payment that a provider has refused, or that could not be begun; the message is for the log. */
export class PaymentFailed extends Error {}
