import type { CheckoutDraft } from '#domain/orders/checkout-draft.ts'
import type { OrderField, OrderProblems } from '#domain/orders/order-form.ts'

/** The steps of the checkout in their order; `step` of the page's query names one, the first is meant without it. */
export const checkoutSteps = ['address', 'delivery', 'review'] as const

export type CheckoutStep = (typeof checkoutSteps)[number]

/** The step that asks for a field of the order. */
export function stepOf(field: string): CheckoutStep {
  return /^(customerEmail|shippingAddress|invoiceAddress)\b/.test(field) ? 'address' : 'delivery'
}

/** The problems of the fields that one step asks for. */
export function problemsOf(step: CheckoutStep, problems: OrderProblems): OrderProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => stepOf(field) === step))
}

/** The step to show: the one of the query, or an earlier one that is not complete yet. */
export function stepToShow(search: string, problems: OrderProblems): CheckoutStep {
  const asked = new URLSearchParams(search).get('step')
  const wanted = checkoutSteps.find((step) => step === asked) ?? 'address'
  const open = checkoutSteps.find((step) => Object.keys(problems).some((field) => stepOf(field) === step))
  return open && checkoutSteps.indexOf(open) < checkoutSteps.indexOf(wanted) ? open : wanted
}

/** The address of a step of the checkout at `path`. */
export function stepPath(path: string, step: CheckoutStep): string {
  return step === 'address' ? path : `${path}?step=${step}`
}

/** The problems that are left after some fields were changed: what was said about them does not hold any more. */
export function withoutChanged(problems: OrderProblems, fields: Partial<CheckoutDraft>): OrderProblems {
  const changed = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? Object.keys(value).map((part) => `${name}.${part}`) : [name],
  )
  const country = changed.some((field) => field.endsWith('.country_code'))
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([field]) => !changed.includes(field as OrderField) && !(country && field.endsWith('.zip_code')),
    ),
  )
}
