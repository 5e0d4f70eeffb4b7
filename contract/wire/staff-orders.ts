import type { OrderForm } from '#domain/orders/order-form.ts'
import type { LineProblem } from '#domain/orders/order-line.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { AskedLine } from './order-types.ts'

/** Where an order stands: money in euro, `next` the states that it may go to now. */
export type OrderStanding = {
  state: OrderState
  paid: number
  refunded: number
  next: OrderState[]
  /** Who of the staff stands in the order's log, by name; only where the standing alone was asked for. */
  staff?: { id: number; name: string }[]
}

/** What comes with another state: words for the customer, how the parcel is followed (https), whether the stock stays taken. */
export type OrderMove = {
  state: OrderState
  message?: string
  keep_stock?: boolean
} & ParcelWay

/** Who carries a parcel, and how it is followed (https). */
export type ParcelWay = { carrier?: string; tracking_number?: string; tracking_link?: string }

/** Pieces that go before the rest, by the ids of their lines; `before` are the parcels that were seen to have gone. */
export type OrderParcel = ParcelWay & {
  pieces: readonly { line: number; count: number }[]
  before: number
  message?: string
}

/** Euro, and words for the log. */
export type OrderMoney = { amount: number; message?: string }

/** Pieces that are asked back, by the ids of their lines, with words to the customer; `key`: asked for twice it is sent once. */
export type OrderReturnSlip = { pieces: readonly { line: number; count: number }[]; message?: string; key?: string }

/** Money that has come; in cash no more than the shop takes. */
export type OrderPaid = OrderMoney & { in_cash?: boolean }

/** Money that is given back, the pieces that come back for it, by the ids of their lines, and the withdrawal that it answers and closes; `key`: asked for twice it is given once. */
export type OrderRefund = OrderMoney & {
  key?: string
  /** Euro that were seen to be here: where it is another sum nothing is given back. */
  left?: number
  withdrawal?: number
  /** Whether the customer has money already that no provider gives back: else it waits to be transferred. */
  paid_out?: boolean
  pieces?: readonly { line: number; count: number; to_stock: boolean; from_parcel?: boolean }[]
}

/** An order that staff took down. */
export type TakenOrder = { id: number; order_number: string; state: OrderState }

/** Where an order goes instead; the country stays. */
export type OrderAddresses = Pick<OrderForm, 'customerEmail' | 'shippingAddress' | 'invoiceAddress'>

/** Other lines of an order: each that it has with the pieces that were seen and those wanted, 0 taking it out, and those that are added. */
export type ChangedLines = {
  lines: readonly { line: number; was: number; count: number; today?: boolean }[]
  added?: readonly AskedLine[]
}

/** What an order would come to with other lines; money in euro. */
export type ChangedLinesView = {
  lines: {
    line: number | null
    product: number | null
    variant: number | null
    display_name: string
    variant_name: string | null
    count: number
    price_brutto: number
    price_today: number | null
    total_brutto: number
    problem?: LineProblem | undefined
  }[]
  shipping_name: string
  totals: { goods: number; shipping: number; wrap: number; total: number }
  /** Still to be paid then, or paid too much. */
  owed: number
  surplus: number
}
