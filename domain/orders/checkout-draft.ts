import { isPaymentMethodId, type PaymentMethodId } from '../money/payment-methods.ts'
import { isFresh, isRecord, storedObject } from '../texts/stored-json.ts'
import { type Address, addressFields } from './address.ts'
import { type OrderAttempt, restoreAttempt } from './order-attempt.ts'

/**
 * The checkout draft as it is stored (SPEC 3); `shippingCost` in cents, `invoiceAddress` null when it is the shipping address.
 * Beside what SPEC names it holds the shop where the goods are collected, and the attempt to order what it describes.
 */
export interface CheckoutDraft {
  customerEmail: string
  shippingAddress: Partial<Address>
  invoiceAddress: Partial<Address> | null
  comment: string
  paymentMethod: PaymentMethodId | null
  /** Id of the shipping method. */
  shippingMethod: number | null
  shippingCost: number
  presentWrap: boolean
  /** Id of the branch, for a shipping method that is collection. */
  branch: number | null
  attempt: OrderAttempt | null
}

/** How long a draft, which holds an address, is kept without a change, in ms. */
export const draftMaxAge = 30 * 24 * 60 * 60 * 1000

export const emptyDraft: CheckoutDraft = {
  customerEmail: '',
  shippingAddress: {},
  invoiceAddress: null,
  comment: '',
  paymentMethod: null,
  shippingMethod: null,
  shippingCost: 0,
  presentWrap: false,
  branch: null,
  attempt: null,
}

export type DraftAction = { type: 'change'; fields: Partial<CheckoutDraft> } | { type: 'reset' }

/** The draft after a change of one or more fields, or emptied (SPEC 4). */
export function draftReducer(draft: CheckoutDraft, action: DraftAction): CheckoutDraft {
  return action.type === 'reset' ? emptyDraft : { ...draft, ...action.fields }
}

/** The text to store under `int-checkout`, or null when the draft is empty and the key is to be removed; `now` in ms. */
export function storedDraft(draft: CheckoutDraft, now: number): string | null {
  const text = JSON.stringify(draft)
  return text === JSON.stringify(emptyDraft) ? null : JSON.stringify({ ...draft, timestamp: now })
}

function addressFrom(value: unknown): Partial<Address> | null {
  if (!isRecord(value)) return null
  const known = Object.keys(addressFields).filter(
    (field) => Object.hasOwn(value, field) && typeof value[field] === 'string',
  )
  return Object.fromEntries(known.map((field) => [field, value[field]]))
}

function textFrom(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function wholeFrom(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null
}

/**
 * The draft in a stored text, each field that is damaged or missing empty. A text that holds no draft, or one older than
 * `draftMaxAge`, gives an empty draft. `now` in ms.
 */
export function restoreDraft(text: string | null, now: number): CheckoutDraft {
  const stored = storedObject(text)
  if (!stored || !isFresh(stored.timestamp, now, draftMaxAge)) return emptyDraft
  return {
    customerEmail: textFrom(stored.customerEmail),
    shippingAddress: addressFrom(stored.shippingAddress) ?? {},
    invoiceAddress: addressFrom(stored.invoiceAddress),
    comment: textFrom(stored.comment),
    paymentMethod: isPaymentMethodId(stored.paymentMethod) ? stored.paymentMethod : null,
    shippingMethod: wholeFrom(stored.shippingMethod),
    shippingCost: wholeFrom(stored.shippingCost) ?? 0,
    presentWrap: stored.presentWrap === true,
    branch: wholeFrom(stored.branch),
    attempt: restoreAttempt(stored.attempt),
  }
}
