import type { QuoteShipping } from '#contract/wire/order-types.ts'
import type { CheckoutDraft } from '#domain/orders/checkout-draft.ts'
import { checkOrderForm } from '#domain/orders/order-form.ts'
import { salutationIn } from '#domain/orders/salutations.ts'
import type { Language } from '#domain/texts/language.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { useCart } from '../cart/use-cart.ts'
import { useDraft } from '../use-draft.ts'
import { type QuoteState, useQuote } from '../use-quote.ts'

/** The draft with the country that the form shows while none is chosen: the first that the shop delivers to. */
export function withCountry(draft: CheckoutDraft, country: string | undefined): CheckoutDraft {
  const named = <Part extends object>(address: Part) => (country ? { country_code: country, ...address } : address)
  return {
    ...draft,
    shippingAddress: named(draft.shippingAddress),
    invoiceAddress: draft.invoiceAddress && named(draft.invoiceAddress),
  }
}

/** The draft with the salutations of the language in which the visitor goes on. */
export function withSalutations(draft: CheckoutDraft, language: Language): CheckoutDraft {
  const said = <Part extends { salutation?: string }>(address: Part): Part =>
    address.salutation ? { ...address, salutation: salutationIn(language, address.salutation) } : address
  const { shippingAddress, invoiceAddress } = draft
  return {
    ...draft,
    shippingAddress: said(shippingAddress),
    invoiceAddress: invoiceAddress && said(invoiceAddress),
  }
}

/** Everything that the steps of the checkout work on: the draft, the cart, and what the server says of both. */
export function useCheckout() {
  const { shop, page } = useShared()
  const { cart, ready } = useCart()
  const { draft: stored, change, reset } = useDraft()
  const countries = shop?.countries ?? []
  const draft = withSalutations(withCountry(stored, countries[0]?.code), page.language)
  const country = draft.shippingAddress.country_code
  const { shippingMethod, presentWrap } = draft
  const state = useQuote(cart.products, { ...(country && { country }), shippingMethod, presentWrap })
  const shipping = state.quote?.shipping_methods.find(({ id }) => id === shippingMethod)
  const collection = collectionOf(state, shipping, draft.branch)
  const result = checkOrderForm(
    { ...draft },
    {
      deliveryCountries: countries.map(({ code }) => code),
      ...collection,
    },
  )
  return {
    cart,
    ready,
    draft,
    change,
    reset,
    state,
    shipping,
    countries,
    result,
    isCollection: collection.isCollection,
  }
}

/** Whether the goods are collected, and where; while the server has not said what the chosen way is, the draft is believed. */
function collectionOf(state: QuoteState, shipping: QuoteShipping | undefined, branch: number | null) {
  const isKnown = shipping !== undefined || state.quote !== null
  if (!isKnown) return { isCollection: branch !== null, branches: branch === null ? [] : [branch] }
  return { isCollection: shipping?.is_collection ?? false, branches: branchesOf(shipping).map(({ id }) => id) }
}

/** The shops that a shipping method hands out at. */
export const branchesOf = (shipping: QuoteShipping | undefined) => shipping?.branches ?? []

export type Checkout = ReturnType<typeof useCheckout>
