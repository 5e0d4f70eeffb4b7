import { isTooDeep } from '../http/nesting.ts'
import { readBody } from '../http/read-body.ts'
import type { Shop } from '../shop/shop.ts'
import type { PayPalAccount } from './paypal-account.ts'
import type { PayPalCall } from './paypal-calls.ts'
import type { ProviderJson } from './provider-call.ts'

/** A message of PayPal that is really PayPal's. */
export interface PayPalMessage {
  readonly event: string
  readonly type: string
  /** PayPal's ids that may name an order: of its own order, of the capture. */
  readonly references: readonly string[]
}

const record = (value: unknown): ProviderJson =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ProviderJson) : {}

/** Bytes of a message. */
export const LONGEST_MESSAGE = 200_000

/**
 * Reads a message and lets PayPal itself say whether its signature is good; undefined for one that is not PayPal's. One without a
 * signature is not read at all. Throws the Fault with 413 for one that is too long.
 */
export async function payPalMessage(
  account: PayPalAccount,
  call: PayPalCall,
  request: Request,
): Promise<PayPalMessage | undefined> {
  const header = (name: string) => request.headers.get(`paypal-${name}`) ?? ''
  if (header('transmission-sig') === '' || account.webhookId === '') return undefined
  const event = parsed((await readBody(request, LONGEST_MESSAGE, 'message')).toString())
  if (!event || isTooDeep(event)) return undefined
  const verdict = await call(account, 'POST', '/v1/notifications/verify-webhook-signature', {
    auth_algo: header('auth-algo'),
    cert_url: header('cert-url'),
    transmission_id: header('transmission-id'),
    transmission_sig: header('transmission-sig'),
    transmission_time: header('transmission-time'),
    webhook_id: account.webhookId,
    webhook_event: event,
  })
  if (verdict.verification_status !== 'SUCCESS') return undefined
  const resource = record(event.resource)
  const related = record(record(resource.supplementary_data).related_ids)
  return {
    event: String(event.id).slice(0, 128),
    type: String(event.event_type),
    references: [related.order_id, resource.id].filter(
      (id): id is string => typeof id === 'string' && id.length <= 100,
    ),
  }
}

function parsed(body: string): ProviderJson | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ProviderJson) : undefined
  } catch {
    return undefined
  }
}

export type PayPalMessages = (shop: Shop, request: Request) => Promise<PayPalMessage | undefined>
