import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { readBody } from '../../http/read-body.ts'
import { approvalPage } from './approval-page.ts'
import { type Behaviour, misbehaved } from './behaviour.ts'

interface Capture {
  id: string
  status: string
  amount: { currency_code: string; value: string }
  custom_id: string
  refunded: number
}

interface StoodOrder {
  id: string
  status: string
  unit: { custom_id: string; amount: { currency_code: string; value: string }; payee?: { merchant_id: string } }
  capture?: Capture
  urls: { return_url: string; cancel_url: string }
}

export interface PayPalStandInOptions {
  /** Where the customer's browser finds the page that approves: `/ecom/stand-ins/paypal`. */
  readonly pages: string
  /** Takes the stand-in's messages to the shop. */
  readonly deliver: (request: Request) => Promise<Response>
}

/** The account that the stand-in knows. */
export const standInPayPal = {
  clientId: 'stand-in',
  secret: 'stand-in-secret',
  webhookId: 'WH-STAND-IN',
  merchantId: 'STANDINMERCHANT',
  url: 'http://paypal.stand-in',
}

/** Bytes of the form that a customer's browser sends. */
const LONGEST_FORM = 10_000

const refused = (status: number, name: string, issue: string) =>
  Response.json({ name, message: issue, debug_id: randomUUID(), details: [{ issue }] }, { status })

/**
 * A PayPal that runs in this process and speaks the documented HTTP: tokens, Orders v2, captures, refunds, webhooks and their
 * verification, and the page on which the customer approves.
 */
export function createPayPalStandIn({ pages, deliver }: PayPalStandInOptions) {
  const orders = new Map<string, StoodOrder>()
  const answers = new Map<string, { status: number; body: unknown }>()
  const sent = new Map<string, string>()
  let behaviour: Behaviour = {}

  const seen = ({ id, status, unit, capture }: StoodOrder) => ({
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        ...unit,
        amount: charged(unit.amount),
        custom_id: behaviour.wrongOrder ?? unit.custom_id,
        payee: unit.payee ?? { merchant_id: standInPayPal.merchantId },
        ...(capture && {
          payments: {
            captures: [{ ...capture, custom_id: behaviour.wrongOrder ?? capture.custom_id, final_capture: true }],
          },
        }),
      },
    ],
    links: [
      { href: `${standInPayPal.url}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `${pages}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
    ],
  })

  const charged = (amount: { currency_code: string; value: string }) => ({
    currency_code: behaviour.wrongCurrency ?? amount.currency_code,
    value: behaviour.wrongCents === undefined ? amount.value : (behaviour.wrongCents / 100).toFixed(2),
  })

  /** The same request id gets the same answer. */
  function once(request: Request, make: () => { status: number; body: unknown }): Response {
    const key = request.headers.get('paypal-request-id')
    const known = key ? answers.get(`${new URL(request.url).pathname} ${key}`) : undefined
    const answer = known ?? make()
    if (key && answer.status < 500) answers.set(`${new URL(request.url).pathname} ${key}`, answer)
    return Response.json(answer.body, { status: answer.status })
  }

  async function tell(event_type: string, order: StoodOrder): Promise<void> {
    if (behaviour.silent) return
    const times = behaviour.doubleWebhooks ? 2 : 1
    const event = { id: `WH-${randomUUID()}`, event_type, resource: resourceOf(order) }
    for (let time = 0; time < times; time++) await message(order, event)
  }

  /** Sends a message with a signature that only this stand-in knows. */
  async function message({ urls }: StoodOrder, event: object, signature?: string): Promise<Response> {
    const body = JSON.stringify(event)
    const transmission = randomUUID()
    sent.set(transmission, body)
    return deliver(
      new Request(new URL('/ecom/webhooks/paypal', urls.return_url), {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': transmission,
          'paypal-transmission-sig': signature ?? `signed ${transmission}`,
          'paypal-transmission-time': new Date().toISOString(),
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/stand-in',
        },
      }),
    )
  }

  const isSigned = (request: Request) => /^Bearer \S+/.test(request.headers.get('authorization') ?? '')

  function capture(order: StoodOrder): { status: number; body: unknown } {
    if (order.capture)
      return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] } }
    if (order.status !== 'APPROVED')
      return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_NOT_APPROVED' }] } }
    order.status = 'COMPLETED'
    order.capture = {
      id: `CAP-${randomUUID().slice(0, 13)}`,
      status: behaviour.pending ? 'PENDING' : 'COMPLETED',
      amount: charged(order.unit.amount),
      custom_id: order.unit.custom_id,
      refunded: 0,
    }
    void tell(`PAYMENT.CAPTURE.${order.capture.status}`, order).catch(() => {})
    return { status: 201, body: seen(order) }
  }

  const resourceOf = (order: StoodOrder) => ({
    ...(order.capture ?? { id: order.id }),
    supplementary_data: { related_ids: { order_id: order.id } },
  })

  const api = new Hono()
    .post('/v1/oauth2/token', async (c) => {
      const [kind, credentials = ''] = (c.req.header('authorization') ?? '').split(' ')
      const known = `${standInPayPal.clientId}:${standInPayPal.secret}`
      if (kind !== 'Basic' || Buffer.from(credentials, 'base64').toString() !== known)
        return Response.json({ error: 'invalid_client' }, { status: 401 })
      return misbehaved(
        behaviour,
        'token',
        () => refused(401, 'AUTHENTICATION_FAILURE', 'INVALID'),
        () => Response.json({ access_token: `A21-${randomUUID()}`, token_type: 'Bearer', expires_in: 32_400 }),
      )
    })
    .use('/v1/notifications/*', async (c, next) =>
      isSigned(c.req.raw) ? next() : c.json({ name: 'UNAUTHORIZED' }, 401),
    )
    .use('/v2/*', async (c, next) => (isSigned(c.req.raw) ? next() : c.json({ name: 'UNAUTHORIZED' }, 401)))
    .post('/v2/checkout/orders', async (c) => {
      const body = await c.req.json()
      return misbehaved(
        behaviour,
        'create',
        () => refused(422, 'UNPROCESSABLE_ENTITY', 'PAYEE_ACCOUNT_RESTRICTED'),
        () =>
          once(c.req.raw, () => {
            const order: StoodOrder = {
              id: randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase(),
              status: 'PAYER_ACTION_REQUIRED',
              unit: body.purchase_units[0],
              urls: body.payment_source.paypal.experience_context,
            }
            orders.set(order.id, order)
            return { status: 200, body: seen(order) }
          }),
      )
    })
    .get('/v2/checkout/orders/:id', async (c) => {
      const order = orders.get(c.req.param('id'))
      return misbehaved(
        behaviour,
        'get',
        () => refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'),
        () => (order ? Response.json(seen(order)) : refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')),
      )
    })
    .post('/v2/checkout/orders/:id/capture', async (c) => {
      const order = orders.get(c.req.param('id'))
      if (!order) return refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
      return misbehaved(
        behaviour,
        'capture',
        () => refused(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED'),
        () => once(c.req.raw, () => capture(order)),
      )
    })
    .post('/v2/payments/captures/:id/refund', async (c) => {
      const order = [...orders.values()].find((one) => one.capture?.id === c.req.param('id'))
      const { amount } = await c.req.json()
      const cents = Math.round(Number(amount.value) * 100)
      return misbehaved(
        behaviour,
        'refund',
        () => refused(422, 'UNPROCESSABLE_ENTITY', 'REFUND_FAILED_INSUFFICIENT_FUNDS'),
        () =>
          once(c.req.raw, () => {
            if (!order?.capture) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }
            const whole = Math.round(Number(order.capture.amount.value) * 100)
            if (order.capture.refunded + cents > whole)
              return { status: 422, body: { details: [{ issue: 'REFUND_AMOUNT_EXCEEDED' }] } }
            order.capture.refunded += cents
            const { refundStatus = 'COMPLETED' } = behaviour
            return { status: 201, body: { id: `REF-${randomUUID().slice(0, 13)}`, status: refundStatus, amount } }
          }),
      )
    })
    .post('/v1/notifications/verify-webhook-signature', async (c) => {
      const given = await c.req.json()
      const isOwn =
        given.webhook_id === standInPayPal.webhookId &&
        given.transmission_sig === `signed ${given.transmission_id}` &&
        sent.get(given.transmission_id) === JSON.stringify(given.webhook_event)
      return misbehaved(
        behaviour,
        'verify',
        () => refused(400, 'VALIDATION_ERROR', 'INVALID'),
        () => Response.json({ verification_status: isOwn ? 'SUCCESS' : 'FAILURE' }),
      )
    })

  function approve(id: string): StoodOrder | undefined {
    const order = orders.get(id)
    if (order?.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED'
    return order
  }

  /** The page that the customer approves on, and what its buttons do. */
  const customer = new Hono()
    .get('/checkoutnow', (c) => {
      const order = orders.get(c.req.query('token') ?? '')
      if (!order) return c.text('There is no such payment.', 404)
      return c.html(
        approvalPage({
          provider: 'PayPal',
          amount: order.unit.amount.value,
          token: order.id,
          action: `${pages}/checkoutnow`,
        }),
      )
    })
    .post('/checkoutnow', async (c) => {
      const fields = new URLSearchParams((await readBody(c.req.raw, LONGEST_FORM, 'form')).toString())
      const [token, choice] = [fields.get('token') ?? '', fields.get('choice')]
      const order = choice === 'approve' ? approve(token) : orders.get(token)
      if (!order) return c.text('There is no such payment.', 404)
      return c.redirect(choice === 'approve' ? order.urls.return_url : order.urls.cancel_url, 303)
    })

  // A lost answer is no answer, not one that says 500.
  api.onError((error) => {
    throw error
  })

  return {
    fetch: async (request: Request) => api.fetch(request),
    customer,
    /** What the customer does on PayPal's page. */
    approve,
    behave(next: Behaviour) {
      behaviour = next
    },
    message,
    tell,
    order: (id: string) => orders.get(id),
    /** Cents that customers were charged, less what was given back. */
    charged: () =>
      [...orders.values()].reduce(
        (sum, { capture: taken }) => sum + (taken ? Math.round(Number(taken.amount.value) * 100) - taken.refunded : 0),
        0,
      ),
    /** A payment that was being looked at has gone through, or not. */
    async settle(id: string, status: 'COMPLETED' | 'DECLINED') {
      const order = orders.get(id)
      if (!order?.capture) return
      order.capture.status = status
      await tell(`PAYMENT.CAPTURE.${status === 'COMPLETED' ? 'COMPLETED' : 'DENIED'}`, order)
    },
  }
}

export type PayPalStandIn = ReturnType<typeof createPayPalStandIn>
