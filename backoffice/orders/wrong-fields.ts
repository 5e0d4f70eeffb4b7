import type { Quote } from '#contract/wire/order-types.ts'
import { checkOrderForm } from '#domain/orders/order-form.ts'
import { chosenWays, type OrderDraft, orderRequestOf } from './use-new-order.ts'

/** The fields of an order that is taken down which the server would refuse one by one, by their paths. Without an e-mail it goes to the shop. */
export function wrongFields(order: OrderDraft, quote: Quote): readonly string[] {
  const { shipping } = chosenWays(order, quote)
  const request = orderRequestOf(order, quote)
  const result = checkOrderForm(
    { ...request },
    {
      deliveryCountries: quote.countries.map(({ code }) => code),
      isCollection: shipping?.is_collection ?? false,
      branches: shipping?.branches?.map(({ id }) => id) ?? [],
    },
  )
  if (result.ok) return []
  return Object.keys(result.problems).filter((field) => field !== 'customerEmail' || request.customerEmail !== '')
}
