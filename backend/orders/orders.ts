import { Hono } from 'hono'
import { Fault } from '../fault.ts'
import { TooMany } from '../forms/form-limits.ts'
import { createProviders, type Providers } from '../payments/providers.ts'
import { orderCalls } from './order-calls.ts'
import { orderRoutes } from './order-routes.ts'
import type { OrdersOptions } from './orders-options.ts'
import { paymentRoutes } from './payment-routes.ts'
import { answerFailure, answerRefusal, OrderRefusal } from './refusal.ts'

export interface Orders {
  /** The calls, to be mounted at `/ecom`. */
  readonly app: Hono
  /** What stands in for the payment providers of demonstrations. */
  readonly standIns: Providers['standIns']
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
  const app = new Hono()
  const { payments, payPalMessages, standIns } = createProviders(options, async (request) => mounted.fetch(request))
  const calls = orderCalls(options, payments, () => {})
  app.route('/', orderRoutes(calls))
  app.route('/', paymentRoutes(calls, payPalMessages))
  app.route('/stand-ins', standIns.app)
  app.onError((error, context) => failureAnswer(options, error, context.req.path))
  const mounted = new Hono().route('/ecom', app)
  return { app, standIns }
}
