import { ApiError } from './api-error.ts'
import type { Transport } from './transport.ts'

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

export type Orders = {
  /** `idempotencyKey`: the same key posted twice places one order. */
  place(order: object, options?: { idempotencyKey?: string }): Promise<Posted>
  placeKlarna(order: { authorization_token: string; order_uuid: string }): Promise<Posted>
  /** Asks whether a product can be had. */
  request(fields: object): Promise<Posted>
  rate(fields: object): Promise<Posted>
  paypalTransaction(transaction: { order_id: string | number; paypal: unknown }): Promise<Posted>
}

const hasStatusOk = (answer: Answer) => answer.status === 'ok'
const hasMessageOk = (answer: Answer) => answer.message === 'ok'

/** The order API of SPEC 7: the project goes along in each body. */
export function createOrders(transport: Transport, project: string): Orders {
  const poster =
    (path: string, message: OrderErrorText, isSuccess = hasStatusOk) =>
    async (fields: object, headers?: Record<string, string>): Promise<Posted> => {
      try {
        const answer = await transport<Answer | ''>('POST', path, {
          body: { ...fields, project },
          headers,
        })
        return answer && isSuccess(answer) ? { ok: true, answer } : { ok: false, message, answer }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        return { ok: false, message, answer: error.body, error }
      }
    }

  const place = poster('/ecom/order', orderErrorText.order)
  return {
    place: (order, { idempotencyKey } = {}) =>
      place(order, idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    placeKlarna: poster('/ecom/klarna/order', orderErrorText.klarna, hasMessageOk),
    request: poster('/ecom/request', orderErrorText.request),
    rate: poster('/ecom/rating', orderErrorText.rating),
    paypalTransaction: poster('/ecom/order/paypal_transaction', orderErrorText.paypal),
  }
}
