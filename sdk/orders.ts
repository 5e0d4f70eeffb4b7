import type { OrderRequest, OrderView, PlacedOrder, Quote, QuoteRequest } from '#contract/wire/order-types.ts'
import { ApiError } from './api-error.ts'
import type { Call, Method, Transport } from './transport.ts'

/** The texts of SPEC 8 for each call that failed. */
export const orderErrorText = {
  order: 'Could not post order',
  klarna: 'Could not place klarna order',
  request: 'Could not post request',
  rating: 'Could not post rating',
  paypal: 'Could not post PayPal Transaction',
} as const

export type OrderErrorText = (typeof orderErrorText)[keyof typeof orderErrorText]

type Answer = Record<string, unknown>

/** What became of a posting: an expected failure is a value. `answer` is what the backend said, where it said something. */
export type Posted<T = Answer> =
  | { ok: true; answer: T }
  | { ok: false; message: OrderErrorText; answer?: unknown; error?: ApiError }

export type OrdersClient = {
  /** What the lines cost now and how they could be sent and paid; nothing is written. */
  quote(request: QuoteRequest): Promise<Posted<Quote>>
  /** The order that `{uuid}.{signature}` is the name of. */
  view(token: string): Promise<Posted<OrderView>>
  /** Gives up an order that still waits for its payment at a provider, so that its goods can be ordered anew. */
  cancel(token: string): Promise<Posted>
  /** `idempotencyKey`: the same key posted twice places one order. */
  place(order: OrderRequest, options?: { idempotencyKey?: string }): Promise<Posted<PlacedOrder>>
  placeKlarna(order: { authorization_token: string; order_uuid: string }): Promise<Posted>
  /** Asks whether a product can be had. */
  request(fields: object): Promise<Posted>
  rate(fields: object): Promise<Posted>
  paypalTransaction(transaction: { order_id: string | number; paypal: unknown }): Promise<Posted>
}

const hasStatusOk = (answer: Answer) => answer.status === 'ok'
const hasMessageOk = (answer: Answer) => answer.message === 'ok'

/** The order API of SPEC 7: the project goes along in each body. */
export function createOrdersClient(transport: Transport, project: string): OrdersClient {
  async function ask<T>(
    method: Method,
    path: string,
    message: OrderErrorText,
    call: Call = {},
    isSuccess = hasStatusOk,
  ): Promise<Posted<T>> {
    try {
      const answer = await transport<Answer | ''>(method, path, call)
      return answer && isSuccess(answer) ? { ok: true, answer: answer as T } : { ok: false, message, answer }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { ok: false, message, answer: error.body, error }
    }
  }

  const poster =
    <T = Answer>(path: string, message: OrderErrorText, isSuccess = hasStatusOk) =>
    (fields: object, headers?: Record<string, string>) =>
      ask<T>('POST', path, message, { body: { ...fields, project }, headers }, isSuccess)

  const place = poster<PlacedOrder>('/ecom/order', orderErrorText.order)
  return {
    quote: poster<Quote>('/ecom/quote', orderErrorText.order),
    view: (token) => ask<OrderView>('GET', `/ecom/order/${encodeURIComponent(token)}`, orderErrorText.order),
    cancel: (token) => poster(`/ecom/order/${encodeURIComponent(token)}/cancel`, orderErrorText.order)({}),
    place: (order, { idempotencyKey } = {}) =>
      place(order, idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    placeKlarna: poster('/ecom/klarna/order', orderErrorText.klarna, hasMessageOk),
    request: poster('/ecom/request', orderErrorText.request),
    rate: poster('/ecom/rating', orderErrorText.rating),
    paypalTransaction: poster('/ecom/order/paypal_transaction', orderErrorText.paypal),
  }
}
