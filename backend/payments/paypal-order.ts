import { centsOf, euroOf } from '#domain/money/money.ts'
import type { Shop } from '../shop/shop.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import type { PaymentAddresses, PaymentOutcome } from './payment-method.ts'
import type { PayPalAccount } from './paypal-account.ts'
import { type ProviderJson, textOf } from './provider-call.ts'

/** A part of an answer that should be an object; empty for one that is none. */
export const record = (value: unknown): ProviderJson =>
  typeof value === 'object' && value !== null ? (value as ProviderJson) : {}
/** The first of a list that an answer should have. */
export const first = (value: unknown): ProviderJson => record(Array.isArray(value) ? value[0] : undefined)

/** Cents as PayPal writes money. */
export const amountOf = (cents: number) => ({ currency_code: 'EUR', value: euroOf(cents).toFixed(2) })

/** What PayPal is asked to charge: the whole order, in its own words. */
export const orderBody = (account: PayPalAccount, shop: Shop, order: StoredOrder, { status }: PaymentAddresses) => ({
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
export function mismatch(
  account: PayPalAccount,
  order: StoredOrder,
  unit: ProviderJson,
  amount: ProviderJson,
): string | undefined {
  if (amount.currency_code !== 'EUR') return `currency ${amount.currency_code}`
  if (centsOf(amount.value) !== order.total) return `amount ${amount.value}`
  if (unit.custom_id !== order.uuid) return `order ${unit.custom_id}`
  const payee = record(unit.payee).merchant_id
  if (account.merchantId && payee !== undefined && payee !== account.merchantId) return `payee ${payee}`
  return undefined
}

/** What PayPal's own record of its order says about the payment. Throws ProviderDown for a record that says nothing. */
export function outcomeOf(account: PayPalAccount, order: StoredOrder, found: ProviderJson): PaymentOutcome {
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
