import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { objectBody } from '../../http/body.ts'
import type { KlarnaAccount } from '../klarna-account.ts'
import { type Behaviour, misbehaved } from './behaviour.ts'
import { klarnaLibrary } from './klarna-library.ts'

interface Session {
  client_token: string
  amount: number
  urls: Record<string, string>
}

interface StoodOrder {
  order_id: string
  status: string
  fraud_status: string
  order_amount: number
  purchase_currency: string
  merchant_reference1: string
  merchant_reference2: string
  captured_amount: number
  refunded_amount: number
  urls: Record<string, string>
}

export interface KlarnaStandInOptions {
  /** Where the browser finds the widget's library: `/ecom/stand-ins/klarna`. */
  readonly pages: string
  /** Takes the stand-in's messages to the shop. */
  readonly deliver: (request: Request) => Promise<Response>
}

const URL_OF_STAND_IN = 'http://klarna.stand-in'

/** The account that the stand-in knows. */
export const standInKlarna = (pages: string): KlarnaAccount => ({
  username: 'stand-in',
  password: 'stand-in-password',
  url: URL_OF_STAND_IN,
  script: `${pages}/lib.js`,
})

const refused = (status: number, error_code: string) =>
  Response.json({ error_code, error_messages: [error_code], correlation_id: randomUUID() }, { status })

/**
 * A Klarna that runs in this process and speaks the documented HTTP: payment sessions, the order made of an authorization token,
 * order management, its messages to the shop, and the library that shows the widget.
 */
export function createKlarnaStandIn({ pages, deliver }: KlarnaStandInOptions) {
  const sessions = new Map<string, Session>()
  const tokens = new Map<string, string>()
  const used = new Set<string>()
  const orders = new Map<string, StoodOrder>()
  const answers = new Set<string>()
  const { username, password } = standInKlarna(pages)
  let behaviour: Behaviour = {}

  async function tell(url: string | undefined, body: unknown): Promise<void> {
    if (!url || behaviour.silent) return
    const times = behaviour.doubleWebhooks ? 2 : 1
    for (let time = 0; time < times; time++)
      await deliver(
        new Request(url, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      )
  }

  /** The same key does the same thing once. */
  const isRepeated = (request: Request) => {
    const key = `${new URL(request.url).pathname} ${request.headers.get('klarna-idempotency-key')}`
    if (answers.has(key)) return true
    answers.add(key)
    return false
  }

  function makeOrder(body: Record<string, unknown>): StoodOrder {
    const order: StoodOrder = {
      order_id: randomUUID(),
      status: 'AUTHORIZED',
      fraud_status: behaviour.pending ? 'PENDING' : 'ACCEPTED',
      order_amount: behaviour.wrongCents ?? Number(body.order_amount),
      purchase_currency: behaviour.wrongCurrency ?? String(body.purchase_currency),
      merchant_reference1: String(body.merchant_reference1),
      merchant_reference2: behaviour.wrongOrder ?? String(body.merchant_reference2),
      captured_amount: 0,
      refunded_amount: 0,
      urls: body.merchant_urls as Record<string, string>,
    }
    orders.set(order.order_id, order)
    return order
  }

  const sumOf = (lines: readonly { total_amount: number }[]) => lines.reduce((sum, line) => sum + line.total_amount, 0)

  const api = new Hono()
    .use('*', async (c, next) => {
      const [, credentials = ''] = (c.req.header('authorization') ?? '').split(' ')
      if (Buffer.from(credentials, 'base64').toString() !== `${username}:${password}`) return c.body(null, 401)
      return next()
    })
    .post('/payments/v1/sessions', async (c) => {
      const body = await c.req.json()
      return misbehaved(
        behaviour,
        'session',
        () => refused(400, 'BAD_VALUE'),
        () => {
          if (sumOf(body.order_lines) !== body.order_amount) return refused(400, 'BAD_VALUE')
          const session_id = randomUUID()
          const client_token = `token-${randomUUID()}`
          sessions.set(client_token, { client_token, amount: body.order_amount, urls: body.merchant_urls })
          const payment_method_categories = [{ identifier: 'klarna', name: 'Klarna' }]
          return Response.json({ session_id, client_token, payment_method_categories })
        },
      )
    })
    .get('/payments/v1/sessions/:id', () => refused(404, 'NOT_FOUND'))
    .post('/payments/v1/authorizations/:token/order', async (c) => {
      const token = c.req.param('token')
      const body = await c.req.json()
      return misbehaved(
        behaviour,
        'order',
        () => refused(400, 'REJECTED'),
        () => {
          if (!tokens.has(token) || used.has(token)) return refused(404, 'NOT_FOUND')
          if (sumOf(body.order_lines) !== body.order_amount) return refused(400, 'BAD_VALUE')
          used.add(token)
          const order = makeOrder(body)
          const push = order.urls.push?.replace('{order.id}', order.order_id)
          void tell(push, {}).catch(() => {})
          return Response.json({
            order_id: order.order_id,
            fraud_status: order.fraud_status,
            redirect_url: order.urls.confirmation,
          })
        },
      )
    })
    .get('/ordermanagement/v1/orders/:id', async (c) => {
      const order = orders.get(c.req.param('id'))
      return misbehaved(
        behaviour,
        'get',
        () => refused(404, 'NO_SUCH_ORDER'),
        () => (order ? Response.json(order) : refused(404, 'NO_SUCH_ORDER')),
      )
    })
    .post('/ordermanagement/v1/orders/:id/:deed', async (c) => {
      const order = orders.get(c.req.param('id'))
      const deed = c.req.param('deed')
      const body = await c.req.json()
      if (!order) return refused(404, 'NO_SUCH_ORDER')
      return misbehaved(
        behaviour,
        deed,
        () => refused(403, `${deed.toUpperCase()}_NOT_ALLOWED`),
        () => {
          if (isRepeated(c.req.raw)) return new Response(null, { status: 204 })
          if (deed === 'captures') {
            if (order.captured_amount > 0 || order.status !== 'AUTHORIZED') return refused(403, 'CAPTURE_NOT_ALLOWED')
            order.captured_amount = Number(body.captured_amount)
            order.status = 'CAPTURED'
            return new Response(null, { status: 201, headers: { 'capture-id': randomUUID() } })
          }
          if (deed === 'refunds') {
            if (order.refunded_amount + Number(body.refunded_amount) > order.captured_amount)
              return refused(403, 'REFUND_NOT_ALLOWED')
            order.refunded_amount += Number(body.refunded_amount)
            return new Response(null, { status: 201 })
          }
          if (order.captured_amount > 0) return refused(403, 'CANCEL_NOT_ALLOWED')
          order.status = 'CANCELLED'
          return new Response(null, { status: 204 })
        },
      )
    })

  /** What the customer agrees to in the widget; Klarna tells the shop by itself as well. */
  function authorize(clientToken: string): string | undefined {
    const session = sessions.get(clientToken)
    if (!session) return undefined
    const token = `auth-${randomUUID()}`
    tokens.set(token, clientToken)
    return token
  }

  const customer = new Hono()
    .get('/lib.js', (c) => c.body(klarnaLibrary(pages), 200, { 'content-type': 'text/javascript; charset=utf-8' }))
    .post('/authorize', async (c) => {
      const client_token = String((await objectBody(c.req.raw)).client_token ?? '')
      const token = authorize(client_token)
      if (!token) return c.json({ approved: false }, 404)
      const url = sessions.get(client_token)?.urls.authorization
      setTimeout(() => void tell(url, { authorization_token: token }).catch(() => {}), 3000).unref()
      return c.json({ approved: true, show_form: true, authorization_token: token })
    })

  // A lost answer is no answer, not one that says 500.
  api.onError((error) => {
    throw error
  })

  return {
    fetch: async (request: Request) => api.fetch(request),
    customer,
    authorize,
    /** Klarna's own message that the customer has agreed. */
    tellAuthorization: (clientToken: string, token: string) =>
      tell(sessions.get(clientToken)?.urls.authorization, { authorization_token: token }),
    behave(next: Behaviour) {
      behaviour = next
    },
    orders: () => [...orders.values()],
    /** A payment that was being looked at has gone through, or not. */
    async settle(id: string, fraud_status: 'ACCEPTED' | 'REJECTED') {
      const order = orders.get(id)
      if (!order) return
      order.fraud_status = fraud_status
      if (fraud_status === 'REJECTED') order.status = 'CANCELLED'
      await tell(order.urls.notification, { order_id: id, event_type: `FRAUD_RISK_${fraud_status}` })
    },
  }
}

export type KlarnaStandIn = ReturnType<typeof createKlarnaStandIn>
