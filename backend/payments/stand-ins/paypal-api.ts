import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { misbehaved } from './behaviour.ts'
import { capture, once, type PayPalStand, type StoodOrder, seen, standInPayPal } from './paypal-stand.ts'

const refused = (status: number, name: string, issue: string) =>
  Response.json({ name, message: issue, debug_id: randomUUID(), details: [{ issue }] }, { status })

const isSigned = (request: Request) => /^Bearer \S+/.test(request.headers.get('authorization') ?? '')

/** The documented calls: tokens, Orders v2, captures, refunds, and the verification of webhooks. */
export const payPalApi = (stand: PayPalStand): Hono =>
  new Hono()
    .use('/v1/notifications/*', async (c, next) =>
      isSigned(c.req.raw) ? next() : c.json({ name: 'UNAUTHORIZED' }, 401),
    )
    .use('/v2/*', async (c, next) => (isSigned(c.req.raw) ? next() : c.json({ name: 'UNAUTHORIZED' }, 401)))
    .route('/', tokenCalls(stand))
    .route('/', orderCalls(stand))
    // A lost answer is no answer, not one that says 500.
    .onError((error) => {
      throw error
    })

function tokenCalls(stand: PayPalStand): Hono {
  return new Hono()
    .post('/v1/oauth2/token', async (c) => {
      const [kind, credentials = ''] = (c.req.header('authorization') ?? '').split(' ')
      const known = `${standInPayPal.clientId}:${standInPayPal.secret}`
      if (kind !== 'Basic' || Buffer.from(credentials, 'base64').toString() !== known)
        return Response.json({ error: 'invalid_client' }, { status: 401 })
      return misbehaved(
        stand.behaviour,
        'token',
        () => refused(401, 'AUTHENTICATION_FAILURE', 'INVALID'),
        () => Response.json({ access_token: `A21-${randomUUID()}`, token_type: 'Bearer', expires_in: 32_400 }),
      )
    })
    .post('/v1/notifications/verify-webhook-signature', async (c) => {
      const given = await c.req.json()
      const isOwn =
        given.webhook_id === standInPayPal.webhookId &&
        given.transmission_sig === `signed ${given.transmission_id}` &&
        stand.sent.get(given.transmission_id) === JSON.stringify(given.webhook_event)
      return misbehaved(
        stand.behaviour,
        'verify',
        () => refused(400, 'VALIDATION_ERROR', 'INVALID'),
        () => Response.json({ verification_status: isOwn ? 'SUCCESS' : 'FAILURE' }),
      )
    })
}

function orderCalls(stand: PayPalStand): Hono {
  return new Hono()
    .post('/v2/checkout/orders', async (c) => {
      const body = await c.req.json()
      return misbehaved(
        stand.behaviour,
        'create',
        () => refused(422, 'UNPROCESSABLE_ENTITY', 'PAYEE_ACCOUNT_RESTRICTED'),
        () =>
          once(stand, c.req.raw, () => {
            const order: StoodOrder = {
              id: randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase(),
              status: 'PAYER_ACTION_REQUIRED',
              unit: body.purchase_units[0],
              urls: body.payment_source.paypal.experience_context,
            }
            stand.orders.set(order.id, order)
            return { status: 200, body: seen(stand, order) }
          }),
      )
    })
    .get('/v2/checkout/orders/:id', async (c) => {
      const order = stand.orders.get(c.req.param('id'))
      return misbehaved(
        stand.behaviour,
        'get',
        () => refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'),
        () => (order ? Response.json(seen(stand, order)) : refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')),
      )
    })
    .post('/v2/checkout/orders/:id/capture', async (c) => {
      const order = stand.orders.get(c.req.param('id'))
      if (!order) return refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
      return misbehaved(
        stand.behaviour,
        'capture',
        () => refused(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED'),
        () => once(stand, c.req.raw, () => capture(stand, order)),
      )
    })
    .post('/v2/payments/captures/:id/refund', async (c) => {
      const order = [...stand.orders.values()].find((one) => one.capture?.id === c.req.param('id'))
      const { amount } = await c.req.json()
      const cents = Math.round(Number(amount.value) * 100)
      return misbehaved(
        stand.behaviour,
        'refund',
        () => refused(422, 'UNPROCESSABLE_ENTITY', 'REFUND_FAILED_INSUFFICIENT_FUNDS'),
        () =>
          once(stand, c.req.raw, () => {
            if (!order?.capture) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }
            const whole = Math.round(Number(order.capture.amount.value) * 100)
            if (order.capture.refunded + cents > whole)
              return { status: 422, body: { details: [{ issue: 'REFUND_AMOUNT_EXCEEDED' }] } }
            order.capture.refunded += cents
            const { refundStatus = 'COMPLETED' } = stand.behaviour
            return { status: 201, body: { id: `REF-${randomUUID().slice(0, 13)}`, status: refundStatus, amount } }
          }),
      )
    })
}
