import type { Database } from '../db/database.ts'
import type { Shop } from '../shop/shop.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { beginAttempt, changeAttempt, lastAttempt, type PaymentAttempt } from './attempts.ts'
import type { KlarnaAccount } from './klarna-account.ts'
import { klarnaAddress, klarnaOrder } from './klarna-order.ts'
import { type PaymentAddresses, PaymentFailed, type PaymentMethod, type PaymentOutcome } from './payment-method.ts'
import { type CallTools, callProvider, type Json, ProviderDown, ProviderRefused, textOf } from './provider-call.ts'

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
function outcomeOf(order: StoredOrder, found: Json): PaymentOutcome {
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

/** Klarna Payments: the widget's token becomes an order on the server, the money is taken when the goods are sent. */
export function createKlarna(options: KlarnaOptions): PaymentMethod {
  const { db, now } = options

  async function call(account: KlarnaAccount, method: 'GET' | 'POST', path: string, body?: unknown, key?: string) {
    const headers = {
      authorization: `Basic ${Buffer.from(`${account.username}:${account.password}`).toString('base64')}`,
      'content-type': 'application/json',
      ...(key && { 'klarna-idempotency-key': key }),
    }
    // A token is good for one order: asked a second time Klarna would only say that it is used.
    const onlyOnce = path.startsWith('/payments/v1/authorizations/')
    return callProvider({ method, url: account.url + path, headers, body, onlyOnce }, options)
  }

  async function accountOf(shop: Shop): Promise<KlarnaAccount> {
    const account = await options.account(shop)
    if (!account) throw new PaymentFailed('There is no Klarna account')
    return account
  }

  const managed = (reference: string) => `/ordermanagement/v1/orders/${encodeURIComponent(reference)}`

  async function lookAt(shop: Shop, order: StoredOrder, reference: string): Promise<PaymentOutcome> {
    try {
      return outcomeOf(order, await call(await accountOf(shop), 'GET', managed(reference)))
    } catch (error) {
      if (error instanceof ProviderDown || error instanceof ProviderRefused)
        return { kind: 'waiting', reason: error.message }
      throw error
    }
  }

  async function session(shop: Shop, order: StoredOrder, addresses: PaymentAddresses): Promise<PaymentAttempt> {
    const last = await lastAttempt(db, order, 'klarna')
    if (last?.data.client_token && last.state !== 'failed') return last
    const attempt = last?.state === 'started' ? last : await beginAttempt(db, order, 'klarna', now())
    const urls = {
      authorization: `${addresses.callback}&about=authorization`,
      notification: `${addresses.callback}&about=fraud`,
      push: `${addresses.callback}&about=order&klarna_order={order.id}`,
      confirmation: addresses.status,
    }
    const body = { ...klarnaOrder(order, urls), intent: 'buy' }
    const made = await call(await accountOf(shop), 'POST', '/payments/v1/sessions', body)
    const data = { session_id: textOf(made, 'session_id'), client_token: textOf(made, 'client_token'), urls }
    await changeAttempt(db, attempt.id, { data }, now())
    return { ...attempt, data }
  }

  async function begun(order: StoredOrder): Promise<PaymentAttempt> {
    const attempt = await lastAttempt(db, order, 'klarna')
    if (!attempt) throw new PaymentFailed('No payment was begun')
    return attempt
  }

  async function accept(shop: Shop, order: StoredOrder, attempt: PaymentAttempt, token: string) {
    const urls = (attempt.data.urls ?? {}) as Record<string, string>
    const body = {
      ...klarnaOrder(order, urls),
      billing_address: klarnaAddress(order.invoiceAddress ?? order.shippingAddress, order.customerEmail),
      shipping_address: klarnaAddress(order.shippingAddress, order.customerEmail),
      auto_capture: false,
    }
    const path = `/payments/v1/authorizations/${encodeURIComponent(token)}/order`
    const made = await call(await accountOf(shop), 'POST', path, body, `${order.uuid}-${attempt.id}`)
    return textOf(made, 'order_id')
  }

  return {
    id: 5,
    isReady: async (shop) => (await options.account(shop)) !== undefined,

    async start(shop, order, addresses) {
      const { data } = await session(shop, order, addresses).catch(failed)
      const { script } = await accountOf(shop)
      return {
        method: 5,
        kind: 'klarna',
        client_token: String(data.client_token),
        session_id: String(data.session_id),
        script,
      }
    },

    async confirm(shop, order, given) {
      const attempt = await begun(order)
      // Klarna tells of an order that it has made; whether it did is read from Klarna.
      const told = typeof given.klarna_order === 'string' ? given.klarna_order : undefined
      const reference = attempt.reference ?? told
      if (reference) {
        const outcome = await lookAt(shop, order, reference)
        if (!attempt.reference && outcome.kind !== 'refused') await changeAttempt(db, attempt.id, { reference }, now())
        return outcome
      }
      const token = given.authorization_token
      if (typeof token !== 'string' || token === '' || token.length > 500)
        return { kind: 'open', reason: 'There is no authorization token' }
      try {
        const made = await accept(shop, order, attempt, token)
        await changeAttempt(db, attempt.id, { reference: made }, now())
        return await lookAt(shop, order, made)
      } catch (error) {
        if (error instanceof ProviderRefused) {
          const known = (await begun(order)).reference
          return known ? lookAt(shop, order, known) : { kind: 'refused', reason: error.issue }
        }
        if (error instanceof ProviderDown) return { kind: 'waiting', reason: error.message }
        throw error
      }
    },

    async look(shop, order) {
      const { reference, state } = await begun(order)
      if (reference) return lookAt(shop, order, reference)
      // Its answer was lost: Klarna tells of it soon, or has no order and takes no money.
      const isExpected = state === 'pending' && order.paymentDueOn !== null && order.paymentDueOn > now()
      return { kind: isExpected ? 'waiting' : 'open', reason: state }
    },

    async beforeSending(shop, order) {
      const { reference } = await begun(order)
      if (!reference) throw new PaymentFailed('Klarna has no order')
      const body = { captured_amount: order.total - order.refunded, reference: order.number }
      await call(await accountOf(shop), 'POST', `${managed(reference)}/captures`, body, `${order.uuid}-capture`).catch(
        (error) => {
          if (error instanceof ProviderRefused && error.issue === 'CAPTURE_NOT_ALLOWED') return undefined
          return failed(error)
        },
      )
    },

    async refund(shop, order, cents, key) {
      const account = await accountOf(shop)
      const { reference } = await begun(order)
      if (!reference) throw new PaymentFailed('Klarna has no order')
      try {
        const found = await call(account, 'GET', managed(reference))
        if (Number(found.captured_amount ?? 0) > 0)
          await call(account, 'POST', `${managed(reference)}/refunds`, { refunded_amount: cents }, key)
        else if (cents === order.total) await call(account, 'POST', `${managed(reference)}/cancel`, {}, key)
        else throw new PaymentFailed('Klarna gives back a part only after the goods were sent')
      } catch (error) {
        failed(error)
      }
    },
  }
}
