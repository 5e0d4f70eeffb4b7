import { paymentMethods } from '#domain/money/payment-methods.ts'
import type { Database } from '../db/database.ts'
import type { Shop } from '../shop/shop.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { changeAttempt, lastAttempt, openAttempt, type PaymentAttempt } from './attempts.ts'
import {
  type PaymentAddresses,
  PaymentFailed,
  type PaymentOutcome,
  type PaymentTable,
  type ProviderBooking,
} from './payment-method.ts'
import type { PayPalAccount } from './paypal-account.ts'
import type { PayPalCall } from './paypal-calls.ts'
import { amountOf, first, mismatch, orderBody, outcomeOf, record } from './paypal-order.ts'
import { ProviderDown, ProviderRefused, textOf } from './provider-call.ts'

export interface PayPalOptions {
  readonly db: Database
  readonly now: () => Date
  readonly account: (shop: Shop) => Promise<PayPalAccount | undefined>
  readonly call: PayPalCall
}

const failed = (error: unknown): never => {
  if (error instanceof ProviderDown || error instanceof ProviderRefused) throw new PaymentFailed(error.message)
  throw error
}

/** An attempt that PayPal knows. */
type KnownAttempt = PaymentAttempt & { readonly reference: string }

async function accountOf(options: PayPalOptions, shop: Shop): Promise<PayPalAccount> {
  const account = await options.account(shop)
  if (!account) throw new PaymentFailed('There is no PayPal account')
  return account
}

async function knownAttempt({ db }: PayPalOptions, order: StoredOrder): Promise<KnownAttempt> {
  const attempt = await lastAttempt(db, order, 'paypal')
  if (!attempt?.reference) throw new PaymentFailed('No payment was started')
  return { ...attempt, reference: attempt.reference }
}

const pathOf = ({ reference }: KnownAttempt) => `/v2/checkout/orders/${encodeURIComponent(reference)}`

/** Lets PayPal make its own order, or finds the one that it has made. */
async function create(
  options: PayPalOptions,
  shop: Shop,
  order: StoredOrder,
  addresses: PaymentAddresses,
): Promise<KnownAttempt> {
  const { db, now, call } = options
  const account = await accountOf(options, shop)
  const attempt = await openAttempt(db, order, 'paypal', now(), ({ reference, state }) =>
    reference ? state !== 'failed' : state === 'started',
  )
  if (attempt.reference) return { ...attempt, reference: attempt.reference }
  const body = orderBody(account, shop, order, addresses)
  const made = await call(account, 'POST', '/v2/checkout/orders', body, `${order.uuid}-${attempt.id}`)
  const links = Array.isArray(made.links) ? made.links.map(record) : []
  const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  const data = { approve_url: textOf(link ?? {}, 'href') }
  const reference = textOf(made, 'id')
  await changeAttempt(db, attempt.id, { reference, data }, now())
  return { ...attempt, reference, data }
}

async function look(options: PayPalOptions, shop: Shop, order: StoredOrder): Promise<PaymentOutcome> {
  const account = await accountOf(options, shop)
  const attempt = await knownAttempt(options, order)
  try {
    return outcomeOf(account, order, await options.call(account, 'GET', pathOf(attempt)))
  } catch (error) {
    if (error instanceof ProviderDown || error instanceof ProviderRefused)
      return { kind: 'waiting', reason: error.message }
    throw error
  }
}

/** Takes the money of what was approved, if it is what the order asks for. */
async function capture(
  { call }: PayPalOptions,
  account: PayPalAccount,
  order: StoredOrder,
  attempt: KnownAttempt,
): Promise<PaymentOutcome> {
  const path = pathOf(attempt)
  const approved = await call(account, 'GET', path)
  if (approved.status !== 'APPROVED') return outcomeOf(account, order, approved)
  const unit = first(approved.purchase_units)
  const wrong = mismatch(account, order, unit, record(unit.amount))
  if (wrong) return { kind: 'refused', reason: `PayPal has approved something else: ${wrong}` }
  const taken = await call(account, 'POST', `${path}/capture`, {}, `${order.uuid}-${attempt.id}-capture`)
  return outcomeOf(account, order, taken.purchase_units ? taken : await call(account, 'GET', path))
}

const payPalBooking = (options: PayPalOptions): ProviderBooking => ({
  provider: paymentMethods.paypal.provider,

  async confirm(shop, order) {
    const account = await accountOf(options, shop)
    const attempt = await knownAttempt(options, order)
    try {
      return await capture(options, account, order, attempt)
    } catch (error) {
      if (error instanceof ProviderRefused) {
        if (error.issue === 'ORDER_ALREADY_CAPTURED') return look(options, shop, order)
        const isOpen = ['ORDER_NOT_APPROVED', 'INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED'].includes(error.issue)
        return { kind: isOpen ? 'open' : 'refused', reason: error.issue }
      }
      if (error instanceof ProviderDown) return { kind: 'waiting', reason: error.message }
      throw error
    }
  },

  look: (shop, order) => look(options, shop, order),

  async refund(shop, order, cents, key) {
    const account = await accountOf(options, shop)
    const { capture } = await knownAttempt(options, order)
    if (!capture) throw new PaymentFailed('PayPal has taken no money')
    const path = `/v2/payments/captures/${encodeURIComponent(capture)}/refund`
    const body = { amount: amountOf(cents), custom_id: order.uuid }
    const status = await options
      .call(account, 'POST', path, body, key)
      .then((made) => textOf(made, 'status'))
      .catch(failed)
    if (status !== 'COMPLETED' && status !== 'PENDING') throw new PaymentFailed(`PayPal's refund is ${status}`)
  },
})

/** PayPal, called by the server alone: what the browser says of a payment is a hint to look. (Orders v2) */
export function createPayPal(options: PayPalOptions): PaymentTable['paypal'] {
  return {
    isReady: async (shop) => (await options.account(shop)) !== undefined,
    async start(shop, order, addresses) {
      const attempt = await create(options, shop, order, addresses).catch(failed)
      const { clientId } = await accountOf(options, shop)
      return {
        method: paymentMethods.paypal.id,
        kind: 'paypal',
        paypal_order_id: attempt.reference,
        approve_url: String(attempt.data.approve_url),
        client_id: clientId,
      }
    },
    booking: payPalBooking(options),
  }
}
