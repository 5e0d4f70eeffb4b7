import { centsOf, euroOf } from '#domain/money/money.ts'
import type { Database } from '../db/database.ts'
import type { Shop } from '../shop/shop.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { beginAttempt, changeAttempt, lastAttempt, type PaymentAttempt } from './attempts.ts'
import { type PaymentAddresses, PaymentFailed, type PaymentMethod, type PaymentOutcome } from './payment-method.ts'
import type { PayPalAccount } from './paypal-account.ts'
import { type CallTools, callProvider, type Json, ProviderDown, ProviderRefused, textOf } from './provider-call.ts'

export interface PayPalOptions extends CallTools {
  readonly db: Database
  readonly now: () => Date
  readonly account: (shop: Shop) => Promise<PayPalAccount | undefined>
}

const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
const first = (value: unknown): Json => record(Array.isArray(value) ? value[0] : undefined)

const amountOf = (cents: number) => ({ currency_code: 'EUR', value: euroOf(cents).toFixed(2) })

/** PayPal's calls for one account (Orders v2), its access token kept while it is good. */
export function payPalCalls(options: Pick<PayPalOptions, 'fetch' | 'timeout' | 'now'>) {
  const tokens = new Map<string, { token: string; until: number }>()

  async function token({ clientId, secret, url }: PayPalAccount): Promise<string> {
    const key = `${url} ${clientId} ${secret}`
    const known = tokens.get(key)
    if (known && known.until > options.now().getTime()) return known.token
    const answer = await callProvider(
      {
        method: 'POST',
        url: `${url}/v1/oauth2/token`,
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
      options,
    )
    const token = textOf(answer, 'access_token')
    const until = options.now().getTime() + (Number(answer.expires_in) - 60) * 1000
    tokens.set(key, { token, until })
    return token
  }

  /** One call; `requestId` makes PayPal do it once, however often it is asked. */
  return async function call(
    account: PayPalAccount,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    requestId?: string,
  ): Promise<Json> {
    const headers = {
      authorization: `Bearer ${await token(account)}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(requestId && { 'paypal-request-id': requestId }),
    }
    const sent = method === 'POST' ? (body ?? {}) : undefined
    return callProvider({ method, url: account.url + path, headers, body: sent }, options)
  }
}

export type PayPalCall = ReturnType<typeof payPalCalls>

/** What PayPal is asked to charge: the whole order, in its own words. */
const orderBody = (account: PayPalAccount, shop: Shop, order: StoredOrder, { status }: PaymentAddresses) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: order.number,
      custom_id: order.uuid,
      invoice_id: `${shop.project.domain} ${order.number}`,
      description: order.number,
      amount: amountOf(order.total),
      ...(account.merchantId && { payee: { merchant_id: account.merchantId } }),
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: `${status}?payment=approved`,
        cancel_url: `${status}?payment=cancelled`,
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
        locale: { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' }[order.language],
      },
    },
  },
})

/** What is wrong with what PayPal says it charges: sum, currency, whose order it is, who gets the money. */
function mismatch(account: PayPalAccount, order: StoredOrder, unit: Json, amount: Json): string | undefined {
  if (amount.currency_code !== 'EUR') return `currency ${amount.currency_code}`
  if (centsOf(amount.value) !== order.total) return `amount ${amount.value}`
  if (unit.custom_id !== order.uuid) return `order ${unit.custom_id}`
  const payee = record(unit.payee).merchant_id
  if (account.merchantId && payee !== undefined && payee !== account.merchantId) return `payee ${payee}`
  return undefined
}

/** What PayPal's own record of its order says about the payment. Throws ProviderDown for a record that says nothing. */
function outcomeOf(account: PayPalAccount, order: StoredOrder, found: Json): PaymentOutcome {
  const status = textOf(found, 'status')
  const unit = first(found.purchase_units)
  const captures = record(unit.payments).captures
  const taken = (Array.isArray(captures) ? captures.map(record) : []).findLast(({ status }) => status !== 'FAILED')
  if (!taken) {
    const isOpen = ['CREATED', 'PAYER_ACTION_REQUIRED', 'SAVED', 'APPROVED'].includes(status)
    return { kind: isOpen ? 'open' : 'refused', reason: status }
  }
  const wrong = mismatch(
    account,
    order,
    { ...unit, custom_id: taken.custom_id ?? unit.custom_id },
    record(taken.amount),
  )
  if (wrong) return { kind: 'refused', reason: `PayPal took something else: ${wrong}`, attention: true }
  if (taken.status === 'COMPLETED' || taken.status === 'REFUNDED' || taken.status === 'PARTIALLY_REFUNDED')
    return { kind: 'paid', cents: order.total, capture: String(taken.id) }
  if (taken.status === 'PENDING') return { kind: 'waiting', reason: 'PENDING' }
  return { kind: 'refused', reason: String(taken.status) }
}

const failed = (error: unknown): never => {
  if (error instanceof ProviderDown || error instanceof ProviderRefused) throw new PaymentFailed(error.message)
  throw error
}

/** An attempt that PayPal knows. */
type BegunAttempt = PaymentAttempt & { readonly reference: string }

/** PayPal, called by the server alone: what the browser says of a payment is a hint to look. (Orders v2) */
export function createPayPal(options: PayPalOptions, call: PayPalCall): PaymentMethod {
  const { db, now } = options

  async function accountOf(shop: Shop): Promise<PayPalAccount> {
    const account = await options.account(shop)
    if (!account) throw new PaymentFailed('There is no PayPal account')
    return account
  }

  async function begun(order: StoredOrder): Promise<BegunAttempt> {
    const attempt = await lastAttempt(db, order, 'paypal')
    if (!attempt?.reference) throw new PaymentFailed('No payment was begun')
    return { ...attempt, reference: attempt.reference }
  }

  async function create(shop: Shop, order: StoredOrder, addresses: PaymentAddresses): Promise<BegunAttempt> {
    const account = await accountOf(shop)
    const last = await lastAttempt(db, order, 'paypal')
    if (last?.reference && last.state !== 'failed') return { ...last, reference: last.reference }
    const attempt =
      last && !last.reference && last.state === 'started' ? last : await beginAttempt(db, order, 'paypal', now())
    const body = orderBody(account, shop, order, addresses)
    const made = await call(account, 'POST', '/v2/checkout/orders', body, `${order.uuid}-${attempt.id}`)
    const links = Array.isArray(made.links) ? made.links.map(record) : []
    const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
    const data = { approve_url: textOf(link ?? {}, 'href') }
    const reference = textOf(made, 'id')
    await changeAttempt(db, attempt.id, { reference, data }, now())
    return { ...attempt, reference, data }
  }

  const look: PaymentMethod['look'] = async (shop, order) => {
    const account = await accountOf(shop)
    const { reference } = await begun(order)
    try {
      return outcomeOf(
        account,
        order,
        await call(account, 'GET', `/v2/checkout/orders/${encodeURIComponent(reference)}`),
      )
    } catch (error) {
      if (error instanceof ProviderDown || error instanceof ProviderRefused)
        return { kind: 'waiting', reason: error.message }
      throw error
    }
  }

  return {
    id: 4,
    isReady: async (shop) => (await options.account(shop)) !== undefined,

    async start(shop, order, addresses) {
      const attempt = await create(shop, order, addresses).catch(failed)
      const { clientId } = await accountOf(shop)
      const approve_url = String(attempt.data.approve_url)
      return { method: 4, kind: 'paypal', paypal_order_id: attempt.reference, approve_url, client_id: clientId }
    },

    async confirm(shop, order) {
      const account = await accountOf(shop)
      const attempt = await begun(order)
      const path = `/v2/checkout/orders/${encodeURIComponent(attempt.reference)}`
      try {
        const approved = await call(account, 'GET', path)
        if (approved.status !== 'APPROVED') return outcomeOf(account, order, approved)
        const unit = first(approved.purchase_units)
        const wrong = mismatch(account, order, unit, record(unit.amount))
        if (wrong) return { kind: 'refused', reason: `PayPal has approved something else: ${wrong}` }
        const taken = await call(account, 'POST', `${path}/capture`, {}, `${order.uuid}-${attempt.id}-capture`)
        return outcomeOf(account, order, taken.purchase_units ? taken : await call(account, 'GET', path))
      } catch (error) {
        if (error instanceof ProviderRefused) {
          if (error.issue === 'ORDER_ALREADY_CAPTURED') return look(shop, order)
          const isOpen = ['ORDER_NOT_APPROVED', 'INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED'].includes(error.issue)
          return { kind: isOpen ? 'open' : 'refused', reason: error.issue }
        }
        if (error instanceof ProviderDown) return { kind: 'waiting', reason: error.message }
        throw error
      }
    },

    look,

    async refund(shop, order, cents, key) {
      const account = await accountOf(shop)
      const { capture } = await begun(order)
      if (!capture) throw new PaymentFailed('PayPal has taken no money')
      const path = `/v2/payments/captures/${encodeURIComponent(capture)}/refund`
      const body = { amount: amountOf(cents), custom_id: order.uuid }
      const status = await call(account, 'POST', path, body, key)
        .then((made) => textOf(made, 'status'))
        .catch(failed)
      if (status !== 'COMPLETED' && status !== 'PENDING') throw new PaymentFailed(`PayPal's refund is ${status}`)
    },
  }
}
