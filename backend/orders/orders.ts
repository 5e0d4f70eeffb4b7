import { Hono } from 'hono'
import { Fault } from '../fault.ts'
import { TooMany } from '../forms/form-limits.ts'
import { cashPayment, invoicePayment } from '../payments/paid-later.ts'
import { createPayments } from '../payments/payments.ts'
import { prepayment } from '../payments/prepayment.ts'
import { orderCalls } from './order-calls.ts'
import { orderRoutes } from './order-routes.ts'
import type { OrdersOptions } from './orders-options.ts'
import { answerFailure, answerRefusal, OrderRefusal } from './refusal.ts'

export interface Orders {
  /** The calls, to be mounted at `/ecom`. */
  readonly app: Hono
}

function failureAnswer({ log }: Pick<OrdersOptions, 'log'>, error: unknown, path: string): Response {
  if (error instanceof OrderRefusal) {
    log(`${path} refused: ${error.message}`)
    return answerRefusal(error)
  }
  if (error instanceof TooMany) return answerRefusal(new OrderRefusal('too_many', { wait: error.wait }))
  if (error instanceof Fault) return answerFailure(error)
  log('A call about an order failed', error)
  return answerFailure(new Fault('internal', 'Internal error'))
}

/** Orders from the quote to the refund. Refusals are answered with a reason; nothing of them is written. (SPEC 7) */
export function createOrders(options: OrdersOptions): Orders {
  const payments = createPayments([prepayment, invoicePayment, cashPayment])
  const calls = orderCalls(options, payments, () => {})
  const app = new Hono()
  app.route('/', orderRoutes(calls))
  app.onError((error, context) => failureAnswer(options, error, context.req.path))
  return { app }
}
