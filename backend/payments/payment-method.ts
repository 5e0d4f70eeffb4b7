import type { PaymentStart } from '#contract/wire/order-types.ts'
import type { PaymentMethodName, PaymentProvider, paymentMethods } from '#domain/money/payment-methods.ts'
import type { Shop } from '../shop/shop.ts'
import type { StoredOrder } from '../shop/stored-order.ts'

/** Addresses that a provider sends the customer back to, and calls itself. */
export interface PaymentAddresses {
  /** The order's status page. */
  readonly status: string
  /** The call that a provider makes by itself. */
  callback(provider: PaymentProvider): string
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

/** How a provider's money is taken, looked for and given back. */
export interface ProviderBooking {
  readonly provider: PaymentProvider
  /** Takes the money that the customer has approved and says what came of it. Called again it takes nothing twice. */
  confirm(shop: Shop, order: StoredOrder, given: Readonly<Record<string, unknown>>): Promise<PaymentOutcome>
  /** Reads from the provider what became of the payment, and takes nothing. */
  look(shop: Shop, order: StoredOrder): Promise<PaymentOutcome>
  /** Called before the goods are sent: some providers take the money only then. Throws PaymentFailed. */
  beforeSending?(shop: Shop, order: StoredOrder): Promise<void>
  /** Gives cents back; `key` names the one refund that is meant, however often it is asked for. Throws PaymentFailed. */
  refund(shop: Shop, order: StoredOrder, cents: number, key: string): Promise<void>
}

/** One way to pay: started with the order, its money booked once. */
export interface PaymentMethod {
  /** Whether it works now: it has the account that it needs. */
  isReady(shop: Shop): Promise<boolean>
  /**
   * Starts the payment of an order that has been written, or tells once more how it goes on. Called again for the same order it
   * starts nothing twice. Throws PaymentFailed.
   */
  start(shop: Shop, order: StoredOrder, addresses: PaymentAddresses): Promise<PaymentStart>
  /** How its money is booked: by staff who see it on the account or in the till, or by its provider. */
  readonly booking: 'by_staff' | ProviderBooking
}

/** A method that takes its money through a provider. */
export type ProviderMethod = PaymentMethod & { readonly booking: ProviderBooking }

/** Every method with its calls; one that has a provider must say how its money is taken and given back. */
export type PaymentTable = {
  readonly [Name in PaymentMethodName]: (typeof paymentMethods)[Name]['provider'] extends PaymentProvider
    ? ProviderMethod
    : PaymentMethod & { readonly booking: 'by_staff' }
}

/** A payment that a provider has refused, or that could not be started; the message is for the log. */
export class PaymentFailed extends Error {}
