import type { QuoteShipping } from '#contract/wire/order-types.ts'
import type { CheckoutDraft } from '#domain/cart/checkout-draft.ts'
import { checkOrderForm } from '#domain/orders/order-form.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { useCart } from '../cart/use-cart.ts'
import { useQuote } from '../use-quote.ts'
import { useDraft } from './use-draft.ts'

/** The draft with the country that the form shows while none is chosen: the first that the shop delivers to. */
export function withCountry(draft: CheckoutDraft, country: string | undefined): CheckoutDraft {
  const named = <Part extends object>(address: Part) => (country ? { country_code: country, ...address } : address)
  return {
    ...draft,
    shippingAddress: named(draft.shippingAddress),
    invoiceAddress: draft.invoiceAddress && named(draft.invoiceAddress),
  }
}

/** Everything that the steps of the checkout work on: the draft, the cart, and what the server says of both. */
export function useCheckout() {
  const { shop } = useShared()
  const { cart, ready } = useCart()
  const { draft: stored, change, reset } = useDraft()
  const countries = shop?.countries ?? []
  const draft = withCountry(stored, countries[0]?.code)
  const country = draft.shippingAddress.country_code
  const { shippingMethod, presentWrap } = draft
  const state = useQuote(cart.products, { ...(country && { country }), shippingMethod, presentWrap })
  const shipping = state.quote?.shipping_methods.find(({ id }) => id === shippingMethod)
  const result = checkOrderForm(draft as unknown as Record<string, unknown>, {
    deliveryCountries: countries.map(({ code }) => code),
    branches: branchesOf(shipping).map(({ id }) => id),
  })
  return { cart, ready, draft, change, reset, state, shipping, countries, result }
}

/** The shops that a shipping method hands out at. */
export const branchesOf = (shipping: QuoteShipping | undefined) => shipping?.branches ?? []

export type Checkout = ReturnType<typeof useCheckout>
