import type { Id } from '#contract/wire/items.ts'
import type { OrderRequest, Quote, QuoteRequest } from '#contract/wire/order-types.ts'
import type { ReservationMove, ReservationStanding } from '#contract/wire/reservations.ts'
import type {
  ChangedLines,
  ChangedLinesView,
  OrderAddresses,
  OrderMove,
  OrderPaid,
  OrderParcel,
  OrderRefund,
  OrderReturnSlip,
  OrderStanding,
  TakenOrder,
} from '#contract/wire/staff-orders.ts'
import type { WithdrawalTask } from '#contract/wire/withdrawal-desk.ts'
import type { Transport } from './transport.ts'

/** The calls with which staff bring an order further. All reject with an ApiError whose message says why not. */
export function createStaffOrders(transport: Transport) {
  const at = (id: Id, call: string) => `/ecom/orders/${encodeURIComponent(id)}/${call}`
  const post = (id: Id, call: string, body: object) => transport<OrderStanding>('POST', at(id, call), { body })
  const closing = (id: Id, call: string, body: object) =>
    transport<object>('POST', `/ecom/withdrawals/${encodeURIComponent(id)}/${call}`, { body })
  return {
    standing: (id: Id) => transport<OrderStanding>('GET', at(id, 'next')),
    /** Sends a part of an order before the rest; the rest goes by `move`. */
    sendParcel: (id: Id, parcel: OrderParcel) => post(id, 'parcels', parcel),
    move: (id: Id, move: OrderMove) => post(id, 'state', move),
    /** What an order that staff take down would cost, and how it could be sent and paid. */
    quote: (request: QuoteRequest) => transport<Quote>('POST', '/ecom/manual-orders/quote', { body: request }),
    /** Takes an order down for who calls or stands at the counter; the same key twice is one order. */
    place: (order: OrderRequest, key: string) =>
      transport<TakenOrder>('POST', '/ecom/manual-orders', { body: order, headers: { 'idempotency-key': key } }),
    /** Corrects where an order goes before it is sent; the customer gets it confirmed anew. */
    changeAddresses: (id: Id, addresses: OrderAddresses) => post(id, 'addresses', addresses),
    /** What an order would come to with other lines. */
    quoteLines: (id: Id, lines: ChangedLines) =>
      transport<ChangedLinesView>('POST', at(id, 'lines/quote'), { body: lines }),
    /** Changes what was ordered before it is sent, for the total that was seen; the customer gets it confirmed anew. */
    changeLines: (id: Id, lines: ChangedLines & { total: number }) => post(id, 'lines', lines),
    /** Notes money that has arrived by bank or in cash. */
    takePayment: (id: Id, money: OrderPaid) => post(id, 'payment', money),
    refund: (id: Id, refund: OrderRefund) => post(id, 'refund', refund),
    /** Notes that the money of these refunds was transferred, or paid out at the counter. */
    notePaidOut: (id: Id, refunds: readonly number[]) => post(id, 'transfers', { refunds }),
    /** The withdrawals that wait for somebody, the most urgent first; or those that are done. */
    withdrawals: async (closed = false) =>
      (
        await transport<{ data: WithdrawalTask[] }>('GET', '/ecom/withdrawals', {
          query: { closed: closed ? 'yes' : 'no' },
        })
      ).data,
    matchWithdrawal: (id: Id, order_number: string) => closing(id, 'match', { order_number }),
    rejectWithdrawal: (id: Id, reason: string) => closing(id, 'reject', { reason }),
    /** Ends a withdrawal for which nothing was paid: of all pieces the order is cancelled, of a part the rest remains to be paid. */
    settleWithdrawal: (id: Id, settlement: { message: string; pieces?: OrderRefund['pieces'] }) =>
      closing(id, 'settle', settlement),
    /** Asks the customer for the account that a refund goes to, by a mail with a signed link. */
    askAccount: (id: Id) => transport<object>('POST', at(id, 'refund-account'), { body: {} }),
    /** Sends a mail once more that the order has sent already; answers whom it goes to. */
    resendMail: (id: Id, mail: { kind: string; refund: number }) =>
      transport<{ recipient: string }>('POST', at(id, 'mails'), { body: mail }),
    /** Says what became of a reservation. */
    moveReservation: (id: Id, move: ReservationMove) =>
      transport<ReservationStanding>('POST', `/ecom/reservations/${encodeURIComponent(id)}/state`, { body: move }),
    /** Sends the customer a slip for the parcel with which these pieces come back. */
    sendReturnSlip: (id: Id, slip: OrderReturnSlip) => post(id, 'return-slips', slip),
    /** The path of such a slip as PDF, by the entry of the log. */
    returnSlipPath: (id: Id, event: Id) => at(id, `return-slips/${encodeURIComponent(event)}.pdf`),
    /** The path of the paper that goes into the parcel, as PDF. */
    packingSlipPath: (id: Id) => at(id, 'packing-slip.pdf'),
    /** The same of one of its parcels, counted from 1. */
    parcelSlipPath: (id: Id, parcel: number) => at(id, `packing-slip.pdf?parcel=${parcel}`),
    /** The path of the packing slips of several orders in one PDF, at most 100. */
    packingSlipsPath: (ids: readonly Id[]) => `/ecom/packing-slips.pdf?orders=${ids.map(encodeURIComponent).join(',')}`,
    /** The path of a month's papers (`2026-11`) for the tax adviser: as DATEV reads bookings, or by way of payment and VAT. */
    bookkeepingPath: (month: string, file: 'datev' | 'turnover') =>
      `/ecom/bookkeeping/${encodeURIComponent(month)}/${file}.csv`,
    /** The path of an invoice or credit note as PDF. */
    invoicePath: (id: Id, invoice: Id) => at(id, `invoices/${encodeURIComponent(invoice)}.pdf`),
  }
}
