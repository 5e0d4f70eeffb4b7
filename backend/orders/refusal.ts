import type { Quote } from '#contract/wire/order-types.ts'
import type { Fault } from '../fault.ts'
import { errorOf, faultHeaders } from '../http/answer.ts'

/** Why an order is not taken, as the page reads it. */
const STATUS = {
  invalid: 422,
  key_used: 409,
  price_changed: 409,
  sold_out: 409,
  not_enough: 409,
  gone: 409,
  not_for_sale: 409,
  shipping_not_available: 409,
  payment_not_available: 409,
  country_not_available: 409,
  shop_closed: 409,
  maintenance: 409,
  payment_failed: 409,
  not_possible: 409,
  unknown_order: 404,
  forbidden: 403,
  too_many: 429,
} as const

export type RefusalReason = keyof typeof STATUS

/** Codes of SPEC 8's callers for each status. */
const CODES: Readonly<Record<number, number>> = { 403: 300, 404: 203, 409: 205, 422: 114, 429: 9 }

export interface RefusalDetails {
  /** The field at fault: `lines.0.count`, `shippingAddress.zip_code`. */
  readonly field?: string | undefined
  /** What it would cost now, so that the page can show what changed. */
  readonly quote?: Quote | undefined
  readonly message?: string | undefined
  /** An order that was placed although its payment could not be begun: it can be tried again with the same key, or left. */
  readonly order?: { readonly order_uuid: string; readonly status_path: string } | undefined
  /** Seconds until the next attempt. */
  readonly wait?: number
}

/** An order, or a call about one, that is refused: nothing was written. */
export class OrderRefusal extends Error {
  readonly reason: RefusalReason
  readonly details: RefusalDetails

  constructor(reason: RefusalReason, details: RefusalDetails = {}) {
    super(details.message ?? `${reason}${details.field ? `: ${details.field}` : ''}`)
    this.reason = reason
    this.details = details
  }
}

/** The refusal as the wire has it: `{status: 'error', reason, field?, quote?}`, with the code and message of SPEC 8. */
export function answerRefusal({ reason, message, details }: OrderRefusal): Response {
  const status = STATUS[reason]
  const { field, quote, wait, order } = details
  return Response.json(
    { status: 'error', reason, field, quote, ...order, error: { code: CODES[status], message } },
    { status, headers: wait ? { 'retry-after': String(wait) } : {} },
  )
}

const REASONS: Readonly<Record<number, RefusalReason | 'failed' | 'unavailable'>> = {
  403: 'forbidden',
  404: 'unknown_order',
  429: 'too_many',
  500: 'failed',
  503: 'unavailable',
}

/** A failure of the calls around the orders, in the words of these calls. */
export const answerFailure = (fault: Fault): Response =>
  Response.json(
    {
      status: 'error',
      reason: REASONS[fault.status] ?? 'invalid',
      error: errorOf(fault),
    },
    { status: fault.status, headers: faultHeaders(fault.status) },
  )
