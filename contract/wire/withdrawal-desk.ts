import type { OrderState } from '#domain/orders/order-states.ts'
import type { WithdrawalState } from '#domain/orders/withdrawal-states.ts'
import type { Understanding } from '#domain/orders/withdrawn-part.ts'
import type { Language } from '#domain/texts/language.ts'

/** A withdrawal as staff work it off; moments as ISO texts, money in euro. */
export type WithdrawalTask = {
  id: number
  state: WithdrawalState
  name: string
  contract_reference: string
  confirmation_email: string
  items_text: string | null
  declaration_text: string
  reason: string | null
  received_on: string
  /** The last day on which money is to be given back (§ 357 (1) BGB). */
  refund_due_on: string
  closed_on: string | null
  order: WithdrawnOrder | null
}

/**
 * The order that is withdrawn from, with what is due for the pieces that its words name for certain, or for all of its pieces that can be;
 * none where they name only what cannot, or where a person has to read them.
 */
export type WithdrawnOrder = {
  id: number
  number: string
  /** The customer's. */
  language: Language
  state: OrderState
  payment_method: number
  payment_name: string
  paid: number
  refunded: number
  /** What was not paid yet. */
  owed: number
  /** Whether the shop gives the money back by hand, and whether it knows the account. */
  by_hand: boolean
  has_account: boolean
  /** When the customer was last asked for it by mail. */
  account_asked_on: string | null
  /** The cheapest standard delivery, which is what comes back for shipping at most. */
  cheapest_shipping: number
  /** How the customer's words are understood, and of which lines: those that are meant, or of unclear words may be. */
  understood: { how: Understanding; lines: UnderstoodLine[] }
  proposal: {
    pieces: { line: number; count: number }[]
    goods: number
    shipping: number
    wrap: number
    amount: number
    /** Due by the sums, but never paid. */
    missing: number
  }
}

/** A line of the order as the customer knows it, and the pieces of it that are not back yet. */
export type UnderstoodLine = {
  line: number
  product: number | null
  variant: number | null
  display_name: string
  variant_name: string | null
  count: number
}
