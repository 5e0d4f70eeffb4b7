import { Hono } from 'hono'
import { readBody } from '../../http/read-body.ts'
import { approvalPage } from './approval-page.ts'
import type { Behaviour } from './behaviour.ts'
import { payPalApi } from './paypal-api.ts'
import {
  approve,
  message,
  type PayPalStand,
  type PayPalStandInOptions,
  type StoodOrder,
  sendEvent,
} from './paypal-stand.ts'

/** Bytes of the form that a customer's browser sends. */
const LONGEST_FORM = 10_000

/** The page that the customer approves on, and what its buttons do. */
const customerPages = (stand: PayPalStand): Hono =>
  new Hono()
    .get('/checkoutnow', (c) => {
      const order = stand.orders.get(c.req.query('token') ?? '')
      if (!order) return c.text('There is no such payment.', 404)
      return c.html(
        approvalPage({
          provider: 'PayPal',
          amount: order.unit.amount.value,
          token: order.id,
          action: `${stand.pages}/checkoutnow`,
        }),
      )
    })
    .post('/checkoutnow', async (c) => {
      const fields = new URLSearchParams((await readBody(c.req.raw, LONGEST_FORM, 'form')).toString())
      const [token, choice] = [fields.get('token') ?? '', fields.get('choice')]
      const order = choice === 'approve' ? approve(stand, token) : stand.orders.get(token)
      if (!order) return c.text('There is no such payment.', 404)
      return c.redirect(choice === 'approve' ? order.urls.return_url : order.urls.cancel_url, 303)
    })

/**
 * A PayPal that runs in this process and speaks the documented HTTP: tokens, Orders v2, captures, refunds, webhooks and their
 * verification, and the page on which the customer approves.
 */
export function createPayPalStandIn(options: PayPalStandInOptions) {
  const stand: PayPalStand = { ...options, orders: new Map(), answers: new Map(), sent: new Map(), behaviour: {} }
  const api = payPalApi(stand)
  return {
    fetch: async (request: Request) => api.fetch(request),
    customer: customerPages(stand),
    /** What the customer does on PayPal's page. */
    approve: (id: string) => approve(stand, id),
    behave(next: Behaviour) {
      stand.behaviour = next
    },
    message: (order: StoodOrder, event: object, signature?: string) => message(stand, order, event, signature),
    tell: (eventType: string, order: StoodOrder) => sendEvent(stand, eventType, order),
    order: (id: string) => stand.orders.get(id),
    /** Cents that customers were charged, less what was given back. */
    charged: () =>
      [...stand.orders.values()].reduce(
        (sum, { capture: taken }) => sum + (taken ? Math.round(Number(taken.amount.value) * 100) - taken.refunded : 0),
        0,
      ),
    /** A payment that was being looked at has gone through, or not. */
    async settle(id: string, status: 'COMPLETED' | 'DECLINED') {
      const order = stand.orders.get(id)
      if (!order?.capture) return
      order.capture.status = status
      await sendEvent(stand, `PAYMENT.CAPTURE.${status === 'COMPLETED' ? 'COMPLETED' : 'DENIED'}`, order)
    },
  }
}

export type PayPalStandIn = ReturnType<typeof createPayPalStandIn>
