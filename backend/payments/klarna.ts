import { paymentMethods } from '#domain/money/payment-methods.ts'
import type { Database } from '../db/database.ts'
import type { Shop } from '../shop/shop.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { changeAttempt, lastAttempt, openAttempt, type PaymentAttempt } from './attempts.ts'
import type { KlarnaAccount } from './klarna-account.ts'
import { klarnaAddress, klarnaOrder } from './klarna-order.ts'
import {
  type PaymentAddresses,
  PaymentFailed,
  type PaymentOutcome,
  type PaymentTable,
  type ProviderBooking,
} from './payment-method.ts'
import {
  type CallTools,
  callProvider,
  ProviderDown,
  type ProviderJson,
  ProviderRefused,
  textOf,
} from './provider-call.ts'

export interface KlarnaOptions extends CallTools {
  readonly db: Database
  readonly now: () => Date
  readonly account: (shop: Shop) => Promise<KlarnaAccount | undefined>
}

const failed = (error: unknown): never => {
  if (error instanceof ProviderDown || error instanceof ProviderRefused) throw new PaymentFailed(error.message)
  throw error
}

/** What Klarna's own record of its order says about the payment. Throws ProviderDown for a record that says nothing. */
function outcomeOf(order: StoredOrder, found: ProviderJson): PaymentOutcome {
  const capture = textOf(found, 'order_id')
  const { purchase_currency, order_amount, merchant_reference2, fraud_status, status } = found
  if (purchase_currency !== 'EUR' || order_amount !== order.total || merchant_reference2 !== order.uuid)
    return {
      kind: 'refused',
      reason: `Klarna has accepted something else: ${order_amount} ${purchase_currency} for ${merchant_reference2}`,
      attention: true,
    }
  if (status === 'CANCELLED' || status === 'EXPIRED') return { kind: 'refused', reason: String(status) }
  if (fraud_status === 'ACCEPTED') return { kind: 'paid', cents: order.total, capture }
  if (fraud_status === 'PENDING') return { kind: 'waiting', reason: 'PENDING' }
  return { kind: 'refused', reason: String(fraud_status) }
}

async function klarnaCall(
  options: KlarnaOptions,
  shop: Shop,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  key?: string,
): Promise<ProviderJson> {
  const account = await accountOf(options, shop)
  const headers = {
    authorization: `Basic ${Buffer.from(`${account.username}:${account.password}`).toString('base64')}`,
    'content-type': 'application/json',
    ...(key && { 'klarna-idempotency-key': key }),
  }
  // A token is good for one order: asked a second time Klarna would only say that it is used.
  const onlyOnce = path.startsWith('/payments/v1/authorizations/')
  return callProvider({ method, url: account.url + path, headers, body, onlyOnce }, options)
}

async function accountOf(options: KlarnaOptions, shop: Shop): Promise<KlarnaAccount> {
  const account = await options.account(shop)
  if (!account) throw new PaymentFailed('There is no Klarna account')
  return account
}

const managed = (reference: string) => `/ordermanagement/v1/orders/${encodeURIComponent(reference)}`

async function lookAt(
  options: KlarnaOptions,
  shop: Shop,
  order: StoredOrder,
  reference: string,
): Promise<PaymentOutcome> {
  try {
    return outcomeOf(order, await klarnaCall(options, shop, 'GET', managed(reference)))
  } catch (error) {
    if (error instanceof ProviderDown || error instanceof ProviderRefused)
      return { kind: 'waiting', reason: error.message }
    throw error
  }
}

/** The session that the widget is opened with; the one that is open already, if there is one. */
async function session(
  options: KlarnaOptions,
  shop: Shop,
  order: StoredOrder,
  addresses: PaymentAddresses,
): Promise<PaymentAttempt> {
  const { db, now } = options
  const attempt = await openAttempt(db, order, 'klarna', now(), ({ data, state }) =>
    data.client_token ? state !== 'failed' : state === 'started',
  )
  if (attempt.data.client_token) return attempt
  const callback = addresses.callback('klarna')
  const urls = {
    authorization: `${callback}&about=authorization`,
    notification: `${callback}&about=fraud`,
    push: `${callback}&about=order&klarna_order={order.id}`,
    confirmation: addresses.status,
  }
  const body = { ...klarnaOrder(order, urls), intent: 'buy' }
  const made = await klarnaCall(options, shop, 'POST', '/payments/v1/sessions', body)
  const data = { session_id: textOf(made, 'session_id'), client_token: textOf(made, 'client_token'), urls }
  await changeAttempt(db, attempt.id, { data }, now())
  return { ...attempt, data }
}

async function startedAttempt({ db }: KlarnaOptions, order: StoredOrder): Promise<PaymentAttempt> {
  const attempt = await lastAttempt(db, order, 'klarna')
  if (!attempt) throw new PaymentFailed('No payment was started')
  return attempt
}

async function referenceOf(options: KlarnaOptions, order: StoredOrder): Promise<string> {
  const { reference } = await startedAttempt(options, order)
  if (!reference) throw new PaymentFailed('Klarna has no order')
  return reference
}

/** Makes the order at Klarna that the widget's token stands for, and returns its id there. */
async function accept(
  options: KlarnaOptions,
  shop: Shop,
  order: StoredOrder,
  attempt: PaymentAttempt,
  token: string,
): Promise<string> {
  const urls = (attempt.data.urls ?? {}) as Record<string, string>
  const body = {
    ...klarnaOrder(order, urls),
    billing_address: klarnaAddress(order.invoiceAddress ?? order.shippingAddress, order.customerEmail),
    shipping_address: klarnaAddress(order.shippingAddress, order.customerEmail),
    auto_capture: false,
  }
  const path = `/payments/v1/authorizations/${encodeURIComponent(token)}/order`
  const made = await klarnaCall(options, shop, 'POST', path, body, `${order.uuid}-${attempt.id}`)
  return textOf(made, 'order_id')
}

/** Makes Klarna's order of a token, and says what came of it. */
async function take(
  options: KlarnaOptions,
  shop: Shop,
  order: StoredOrder,
  attempt: PaymentAttempt,
  token: string,
): Promise<PaymentOutcome> {
  const { db, now } = options
  try {
    const made = await accept(options, shop, order, attempt, token)
    await changeAttempt(db, attempt.id, { reference: made }, now())
    return await lookAt(options, shop, order, made)
  } catch (error) {
    if (error instanceof ProviderRefused) {
      const known = (await startedAttempt(options, order)).reference
      return known ? lookAt(options, shop, order, known) : { kind: 'refused', reason: error.issue }
    }
    if (error instanceof ProviderDown) return { kind: 'waiting', reason: error.message }
    throw error
  }
}

const klarnaBooking = (options: KlarnaOptions): ProviderBooking => ({
  provider: paymentMethods.klarna.provider,

  async confirm(shop, order, given) {
    const attempt = await startedAttempt(options, order)
    // Klarna tells of an order that it has made; whether it did is read from Klarna.
    const claimed = typeof given.klarna_order === 'string' ? given.klarna_order : undefined
    const reference = attempt.reference ?? claimed
    if (reference) {
      const outcome = await lookAt(options, shop, order, reference)
      if (!attempt.reference && outcome.kind !== 'refused')
        await changeAttempt(options.db, attempt.id, { reference }, options.now())
      return outcome
    }
    const token = given.authorization_token
    if (typeof token !== 'string' || token === '' || token.length > 500)
      return { kind: 'open', reason: 'There is no authorization token' }
    return take(options, shop, order, attempt, token)
  },

  async look(shop, order) {
    const { reference, state } = await startedAttempt(options, order)
    if (reference) return lookAt(options, shop, order, reference)
    // Its answer was lost: Klarna tells of it soon, or has no order and takes no money.
    const isExpected = state === 'pending' && order.paymentDueOn !== null && order.paymentDueOn > options.now()
    return { kind: isExpected ? 'waiting' : 'open', reason: state }
  },

  async beforeSending(shop, order) {
    const reference = await referenceOf(options, order)
    const body = { captured_amount: order.total - order.refunded, reference: order.number }
    const path = `${managed(reference)}/captures`
    await klarnaCall(options, shop, 'POST', path, body, `${order.uuid}-capture`).catch((error) => {
      if (error instanceof ProviderRefused && error.issue === 'CAPTURE_NOT_ALLOWED') return undefined
      return failed(error)
    })
  },

  async refund(shop, order, cents, key) {
    const path = managed(await referenceOf(options, order))
    try {
      const found = await klarnaCall(options, shop, 'GET', path)
      if (Number(found.captured_amount ?? 0) > 0)
        await klarnaCall(options, shop, 'POST', `${path}/refunds`, { refunded_amount: cents }, key)
      else if (cents === order.total) await klarnaCall(options, shop, 'POST', `${path}/cancel`, {}, key)
      else throw new PaymentFailed('Klarna gives back a part only after the goods were sent')
    } catch (error) {
      failed(error)
    }
  },
})

/** Klarna Payments: the widget's token becomes an order on the server, the money is taken when the goods are sent. */
export function createKlarna(options: KlarnaOptions): PaymentTable['klarna'] {
  return {
    isReady: async (shop) => (await options.account(shop)) !== undefined,
    async start(shop, order, addresses) {
      const { data } = await session(options, shop, order, addresses).catch(failed)
      const { script } = await accountOf(options, shop)
      return {
        method: paymentMethods.klarna.id,
        kind: 'klarna',
        client_token: String(data.client_token),
        session_id: String(data.session_id),
        script,
      }
    },
    booking: klarnaBooking(options),
  }
}
