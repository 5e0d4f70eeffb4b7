import { randomUUID } from 'node:crypto'
import type { Behaviour } from './behaviour.ts'

interface Capture {
  id: string
  status: string
  amount: { currency_code: string; value: string }
  custom_id: string
  refunded: number
}

export interface StoodOrder {
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

/** What the stand-in remembers, and how it behaves. */
export interface PayPalStand extends PayPalStandInOptions {
  readonly orders: Map<string, StoodOrder>
  readonly answers: Map<string, { status: number; body: unknown }>
  readonly sent: Map<string, string>
  behaviour: Behaviour
}

/** The account that the stand-in knows. */
export const standInPayPal = {
  clientId: 'stand-in',
  secret: 'stand-in-secret',
  webhookId: 'WH-STAND-IN',
  merchantId: 'STANDINMERCHANT',
  url: 'http://paypal.stand-in',
}

const charged = (stand: PayPalStand, amount: { currency_code: string; value: string }) => ({
  currency_code: stand.behaviour.wrongCurrency ?? amount.currency_code,
  value: stand.behaviour.wrongCents === undefined ? amount.value : (stand.behaviour.wrongCents / 100).toFixed(2),
})

/** An order as PayPal shows it. */
export const seen = (stand: PayPalStand, { id, status, unit, capture }: StoodOrder) => ({
  id,
  intent: 'CAPTURE',
  status,
  purchase_units: [
    {
      ...unit,
      amount: charged(stand, unit.amount),
      custom_id: stand.behaviour.wrongOrder ?? unit.custom_id,
      payee: unit.payee ?? { merchant_id: standInPayPal.merchantId },
      ...(capture && {
        payments: {
          captures: [{ ...capture, custom_id: stand.behaviour.wrongOrder ?? capture.custom_id, final_capture: true }],
        },
      }),
    },
  ],
  links: [
    { href: `${standInPayPal.url}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
    { href: `${stand.pages}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
  ],
})

/** The same request id gets the same answer. */
export function once(stand: PayPalStand, request: Request, make: () => { status: number; body: unknown }): Response {
  const key = request.headers.get('paypal-request-id')
  const known = key ? stand.answers.get(`${new URL(request.url).pathname} ${key}`) : undefined
  const answer = known ?? make()
  if (key && answer.status < 500) stand.answers.set(`${new URL(request.url).pathname} ${key}`, answer)
  return Response.json(answer.body, { status: answer.status })
}

const resourceOf = (order: StoodOrder) => ({
  ...(order.capture ?? { id: order.id }),
  supplementary_data: { related_ids: { order_id: order.id } },
})

/** Says to the shop what has happened to an order. */
export async function sendEvent(stand: PayPalStand, event_type: string, order: StoodOrder): Promise<void> {
  if (stand.behaviour.silent) return
  const times = stand.behaviour.doubleWebhooks ? 2 : 1
  const event = { id: `WH-${randomUUID()}`, event_type, resource: resourceOf(order) }
  for (let time = 0; time < times; time++) await message(stand, order, event)
}

/** Sends a message with a signature that only this stand-in knows. */
export async function message(
  stand: PayPalStand,
  { urls }: StoodOrder,
  event: object,
  signature?: string,
): Promise<Response> {
  const body = JSON.stringify(event)
  const transmission = randomUUID()
  stand.sent.set(transmission, body)
  return stand.deliver(
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

/** Takes the money of an order that was approved. */
export function capture(stand: PayPalStand, order: StoodOrder): { status: number; body: unknown } {
  if (order.capture)
    return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] } }
  if (order.status !== 'APPROVED')
    return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_NOT_APPROVED' }] } }
  order.status = 'COMPLETED'
  order.capture = {
    id: `CAP-${randomUUID().slice(0, 13)}`,
    status: stand.behaviour.pending ? 'PENDING' : 'COMPLETED',
    amount: charged(stand, order.unit.amount),
    custom_id: order.unit.custom_id,
    refunded: 0,
  }
  void sendEvent(stand, `PAYMENT.CAPTURE.${order.capture.status}`, order).catch(() => {})
  return { status: 201, body: seen(stand, order) }
}

/** What the customer does on PayPal's page. */
export function approve(stand: PayPalStand, id: string): StoodOrder | undefined {
  const order = stand.orders.get(id)
  if (order?.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED'
  return order
}
