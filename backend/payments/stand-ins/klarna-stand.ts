import { randomUUID } from 'node:crypto'
import type { Behaviour } from './behaviour.ts'

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
export const standInKlarna = (pages: string) => ({
  username: 'stand-in',
  password: 'stand-in-password',
  url: URL_OF_STAND_IN,
  script: `${pages}/lib.js`,
})

/** What the stand-in remembers, and how it behaves. */
export interface KlarnaStand extends KlarnaStandInOptions {
  readonly sessions: Map<string, Session>
  readonly tokens: Map<string, string>
  readonly used: Set<string>
  readonly orders: Map<string, StoodOrder>
  readonly answers: Set<string>
  behaviour: Behaviour
}

/** Klarna's own message to the shop. */
export async function sendMessage(stand: KlarnaStand, url: string | undefined, body: unknown): Promise<void> {
  if (!url || stand.behaviour.silent) return
  const times = stand.behaviour.doubleWebhooks ? 2 : 1
  for (let time = 0; time < times; time++)
    await stand.deliver(
      new Request(url, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    )
}

/** The same key does the same thing once. */
export const isRepeated = (stand: KlarnaStand, request: Request) => {
  const key = `${new URL(request.url).pathname} ${request.headers.get('klarna-idempotency-key')}`
  if (stand.answers.has(key)) return true
  stand.answers.add(key)
  return false
}

/** Makes an order as it was asked for, or wrong where the stand-in shall be. */
export function makeOrder(stand: KlarnaStand, body: Record<string, unknown>): StoodOrder {
  const order: StoodOrder = {
    order_id: randomUUID(),
    status: 'AUTHORIZED',
    fraud_status: stand.behaviour.pending ? 'PENDING' : 'ACCEPTED',
    order_amount: stand.behaviour.wrongCents ?? Number(body.order_amount),
    purchase_currency: stand.behaviour.wrongCurrency ?? String(body.purchase_currency),
    merchant_reference1: String(body.merchant_reference1),
    merchant_reference2: stand.behaviour.wrongOrder ?? String(body.merchant_reference2),
    captured_amount: 0,
    refunded_amount: 0,
    urls: body.merchant_urls as Record<string, string>,
  }
  stand.orders.set(order.order_id, order)
  return order
}

/** What the customer agrees to in the widget; Klarna tells the shop by itself as well. */
export function authorize(stand: KlarnaStand, clientToken: string): string | undefined {
  const session = stand.sessions.get(clientToken)
  if (!session) return undefined
  const token = `auth-${randomUUID()}`
  stand.tokens.set(token, clientToken)
  return token
}
