import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { misbehaved } from './behaviour.ts'
import { isRepeated, type KlarnaStand, makeOrder, sendMessage, standInKlarna } from './klarna-stand.ts'

const refused = (status: number, error_code: string) =>
  Response.json({ error_code, error_messages: [error_code], correlation_id: randomUUID() }, { status })

const sumOf = (lines: readonly { total_amount: number }[]) => lines.reduce((sum, line) => sum + line.total_amount, 0)

/** The documented calls: payment sessions, the order made of an authorization token, and order management. */
export function klarnaApi(stand: KlarnaStand): Hono {
  const { username, password } = standInKlarna(stand.pages)
  return (
    new Hono()
      .use('*', async (c, next) => {
        const [, credentials = ''] = (c.req.header('authorization') ?? '').split(' ')
        if (Buffer.from(credentials, 'base64').toString() !== `${username}:${password}`) return c.body(null, 401)
        return next()
      })
      .route('/', paymentCalls(stand))
      .route('/', managementCalls(stand))
      // A lost answer is no answer, not one that says 500.
      .onError((error) => {
        throw error
      })
  )
}

function paymentCalls(stand: KlarnaStand): Hono {
  return new Hono()
    .post('/payments/v1/sessions', async (c) => {
      const body = await c.req.json()
      return misbehaved(
        stand.behaviour,
        'session',
        () => refused(400, 'BAD_VALUE'),
        () => {
          if (sumOf(body.order_lines) !== body.order_amount) return refused(400, 'BAD_VALUE')
          const session_id = randomUUID()
          const client_token = `token-${randomUUID()}`
          stand.sessions.set(client_token, { client_token, amount: body.order_amount, urls: body.merchant_urls })
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
        stand.behaviour,
        'order',
        () => refused(400, 'REJECTED'),
        () => {
          if (!stand.tokens.has(token) || stand.used.has(token)) return refused(404, 'NOT_FOUND')
          if (sumOf(body.order_lines) !== body.order_amount) return refused(400, 'BAD_VALUE')
          stand.used.add(token)
          const order = makeOrder(stand, body)
          const push = order.urls.push?.replace('{order.id}', order.order_id)
          void sendMessage(stand, push, {}).catch(() => {})
          return Response.json({
            order_id: order.order_id,
            fraud_status: order.fraud_status,
            redirect_url: order.urls.confirmation,
          })
        },
      )
    })
}

function managementCalls(stand: KlarnaStand): Hono {
  return new Hono()
    .get('/ordermanagement/v1/orders/:id', async (c) => {
      const order = stand.orders.get(c.req.param('id'))
      return misbehaved(
        stand.behaviour,
        'get',
        () => refused(404, 'NO_SUCH_ORDER'),
        () => (order ? Response.json(order) : refused(404, 'NO_SUCH_ORDER')),
      )
    })
    .post('/ordermanagement/v1/orders/:id/:deed', async (c) => {
      const order = stand.orders.get(c.req.param('id'))
      const deed = c.req.param('deed')
      const body = await c.req.json()
      if (!order) return refused(404, 'NO_SUCH_ORDER')
      return misbehaved(
        stand.behaviour,
        deed,
        () => refused(403, `${deed.toUpperCase()}_NOT_ALLOWED`),
        () => {
          if (isRepeated(stand, c.req.raw)) return new Response(null, { status: 204 })
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
}
