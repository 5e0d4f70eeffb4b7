import { Hono } from 'hono'
import { objectBody } from '../../http/body.ts'
import type { Behaviour } from './behaviour.ts'
import { klarnaApi } from './klarna-api.ts'
import { klarnaLibrary } from './klarna-library.ts'
import { authorize, type KlarnaStand, type KlarnaStandInOptions, sendMessage } from './klarna-stand.ts'

/** What the widget in the customer's browser loads and calls. */
const customerCalls = (stand: KlarnaStand): Hono =>
  new Hono()
    .get('/lib.js', (c) =>
      c.body(klarnaLibrary(stand.pages), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
    .post('/authorize', async (c) => {
      const client_token = String((await objectBody(c.req.raw)).client_token ?? '')
      const token = authorize(stand, client_token)
      if (!token) return c.json({ approved: false }, 404)
      const url = stand.sessions.get(client_token)?.urls.authorization
      setTimeout(() => void sendMessage(stand, url, { authorization_token: token }).catch(() => {}), 3000).unref()
      return c.json({ approved: true, show_form: true, authorization_token: token })
    })

/**
 * A Klarna that runs in this process and speaks the documented HTTP: payment sessions, the order made of an authorization token,
 * order management, its messages to the shop, and the library that shows the widget.
 */
export function createKlarnaStandIn(options: KlarnaStandInOptions) {
  const stand: KlarnaStand = {
    ...options,
    sessions: new Map(),
    tokens: new Map(),
    used: new Set(),
    orders: new Map(),
    answers: new Set(),
    behaviour: {},
  }
  const api = klarnaApi(stand)
  return {
    fetch: async (request: Request) => api.fetch(request),
    customer: customerCalls(stand),
    authorize: (clientToken: string) => authorize(stand, clientToken),
    /** Klarna's own message that the customer has agreed. */
    tellAuthorization: (clientToken: string, token: string) =>
      sendMessage(stand, stand.sessions.get(clientToken)?.urls.authorization, { authorization_token: token }),
    behave(next: Behaviour) {
      stand.behaviour = next
    },
    orders: () => [...stand.orders.values()],
    /** A payment that was being looked at has gone through, or not. */
    async settle(id: string, fraud_status: 'ACCEPTED' | 'REJECTED') {
      const order = stand.orders.get(id)
      if (!order) return
      order.fraud_status = fraud_status
      if (fraud_status === 'REJECTED') order.status = 'CANCELLED'
      await sendMessage(stand, order.urls.notification, { order_id: id, event_type: `FRAUD_RISK_${fraud_status}` })
    },
  }
}

export type KlarnaStandIn = ReturnType<typeof createKlarnaStandIn>
