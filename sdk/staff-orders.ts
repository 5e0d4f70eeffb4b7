import type { OrderState } from '#domain/orders/order-states.ts'
import type { Id } from './resource.ts'
import type { Transport } from './transport.ts'

/** Where an order stands: money in euro, `next` the states that it may go to now. */
export type OrderStanding = { state: OrderState; paid: number; refunded: number; next: OrderState[] }

/** What comes with another state: words for the customer, how the parcel is followed (https), whether the stock stays taken. */
export type OrderMove = {
  state: OrderState
  message?: string
  tracking_number?: string
  tracking_link?: string
  keep_stock?: boolean
}

/** Euro; `key` names a refund, so that asked for twice it is given once. */
export type OrderMoney = { amount: number; message?: string; key?: string; keep_stock?: boolean }

/** The calls with which staff bring an order further. All reject with an ApiError whose message says why not. */
export function createStaffOrders(transport: Transport) {
  const at = (id: Id, call: string) => `/ecom/orders/${encodeURIComponent(id)}/${call}`
  const post = (id: Id, call: string, body: object) => transport<OrderStanding>('POST', at(id, call), { body })
  return {
    standing: (id: Id) => transport<OrderStanding>('GET', at(id, 'next')),
    move: (id: Id, move: OrderMove) => post(id, 'state', move),
    /** Notes money that has arrived by bank or in cash. */
    takePayment: (id: Id, money: OrderMoney) => post(id, 'payment', money),
    refund: (id: Id, money: OrderMoney) => post(id, 'refund', money),
    /** Sends a mail once more that the order has sent already; answers whom it goes to. */
    resendMail: (id: Id, kind: string) => transport<{ recipient: string }>('POST', at(id, 'mails'), { body: { kind } }),
    /** The path of the paper that goes into the parcel, as PDF. */
    packingSlipPath: (id: Id) => at(id, 'packing-slip.pdf'),
    /** The path of an invoice or credit note as PDF. */
    invoicePath: (id: Id, invoice: Id) => at(id, `invoices/${encodeURIComponent(invoice)}.pdf`),
  }
}
