import { isPaymentMethodId, type PaymentMethodId } from '../money/payment-methods.ts'
import { emailProblem, parseEmail } from '../texts/email.ts'
import { enteredText, textProblem } from '../texts/entered-text.ts'
import type { FieldProblem } from '../texts/field-problem.ts'
import { type Address, type AddressField, checkAddress } from './address.ts'
import { invoiceCountries } from './invoice-countries.ts'

/** What the customer fills in to order (SPEC 3, checkout draft), checked. */
export interface OrderForm {
  customerEmail: string
  /** Where the goods go; of goods that are collected, where the invoice goes. */
  shippingAddress: Address
  /** Null when the invoice goes to the shipping address. */
  invoiceAddress: Address | null
  comment: string
  paymentMethod: PaymentMethodId
  /** Id of the shipping method. */
  shippingMethod: number
  /** Id of the shop where the goods are collected; null when they are sent. */
  branch: number | null
}

/** A field of the form by its path, the fields of an address below it: `shippingAddress.zip_code`. */
export type OrderField =
  | Exclude<keyof OrderForm, 'shippingAddress' | 'invoiceAddress'>
  | `${'shippingAddress' | 'invoiceAddress'}.${AddressField}`

export type OrderProblems = Partial<Record<OrderField, FieldProblem>>

export type OrderFormResult = { ok: true; form: OrderForm } | { ok: false; problems: OrderProblems }

/** What the form is checked against. */
export interface OrderOffer {
  /** Codes of the countries that the shop delivers to. */
  deliveryCountries: readonly string[]
  /** Whether the goods are collected: then there is one address, that of the invoice, in any country an invoice may go to. */
  isCollection: boolean
  /** Ids of the shops that hand goods out. */
  branches: readonly number[]
}

/** The greatest length of the comment in characters. */
export const commentMaxLength = 1000

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

type AddressName = 'shippingAddress' | 'invoiceAddress'

function below(name: AddressName, problems: Partial<Record<AddressField, FieldProblem>>): OrderProblems {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`${name}.${field}`, problem]))
}

/**
 * Checks what was filled in to order, the same way in browser and server: every field that does not fit by its path, in the
 * order in which the form asks for them. Whether methods and countries can be had at all is for the server to decide.
 */
export function checkOrderForm(input: Readonly<Record<string, unknown>>, offer: OrderOffer): OrderFormResult {
  const { isCollection } = offer
  const customerEmail = parseEmail(input.customerEmail)
  const only: AddressName = isCollection && input.invoiceAddress != null ? 'invoiceAddress' : 'shippingAddress'
  const shipping = checkAddress(input[only], isCollection ? invoiceCountries : offer.deliveryCountries)
  const invoice =
    isCollection || input.invoiceAddress == null ? null : checkAddress(input.invoiceAddress, invoiceCountries)
  const comment = enteredText(input.comment)
  const commentProblem = textProblem(input.comment, comment, { maximum: commentMaxLength, required: false })
  const { paymentMethod, shippingMethod } = input
  const branch = isCollection ? input.branch : null
  const isBranchMissing = isCollection && !isOneOf(offer.branches, branch)
  const problems: OrderProblems = {
    ...(!customerEmail && { customerEmail: emailProblem(input.customerEmail) }),
    ...(!shipping.ok && below(only, shipping.problems)),
    ...(invoice && !invoice.ok && below('invoiceAddress', invoice.problems)),
    ...(!isId(shippingMethod) && { shippingMethod: shippingMethod == null ? 'missing' : 'invalid' }),
    ...(isBranchMissing && { branch: branch == null ? 'missing' : 'invalid' }),
    ...(!isPaymentMethodId(paymentMethod) && { paymentMethod: paymentMethod == null ? 'missing' : 'invalid' }),
    ...(commentProblem && { comment: commentProblem }),
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  return {
    ok: true,
    form: {
      customerEmail: customerEmail as string,
      shippingAddress: (shipping as { address: Address }).address,
      invoiceAddress: invoice && (invoice as { address: Address }).address,
      comment,
      paymentMethod: paymentMethod as PaymentMethodId,
      shippingMethod: shippingMethod as number,
      branch: branch as number | null,
    },
  }
}

const isOneOf = (ids: readonly number[], value: unknown) => isId(value) && ids.includes(value)
