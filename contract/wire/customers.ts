/** Somebody who has ordered, asked or reserved, known by the e-mail address alone; money in euro, after what was given back. */
export interface Customer {
  readonly email: string
  /** As they last called themselves. */
  readonly name: string
  /** Orders that were not cancelled, and what they came to. */
  readonly orders: number
  readonly takings: number
  /** Messages, questions about goods and reservations. */
  readonly questions: number
  readonly last_on: string
}

/** What of a customer a history tells of, by the collection that holds it. */
export const customerRecords = [
  'ecommerce_order',
  'ecommerce_request',
  'contact_request',
  'ecommerce_reservation',
] as const

export type CustomerRecord = (typeof customerRecords)[number]

export interface CustomerEntry {
  readonly kind: CustomerRecord
  readonly id: number
  readonly on: string
  readonly state: string
  /** The number of an order, the goods that were asked for, or the beginning of a message. */
  readonly title: string
  /** Of an order, in euro. */
  readonly total: number | null
}

/** A customer with what there was between them and the shop, the newest first, and the note of the staff. */
export interface CustomerFile extends Customer {
  readonly note: string
  readonly entries: readonly CustomerEntry[]
}
