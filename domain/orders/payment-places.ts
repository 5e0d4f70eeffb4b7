import { type PaymentMethodId, paymentMethod, paymentMethodName } from '../money/payment-methods.ts'
import type { Language } from '../texts/language.ts'
import { placeholderWords } from './placeholder-words.ts'
import type { ShopTerms } from './shop-terms.ts'

type Ways = Pick<ShopTerms, 'countries' | 'shippings'>

/**
 * The countries to which goods can be sent that are paid in a way, by the ways of shipping that go with it; none where it is for collecting
 * alone. Undefined where it knows no limit but those of the shop. Cash names its own.
 */
export function paymentCountries({ countries, shippings }: Ways, id: PaymentMethodId): string[] | undefined {
  if (paymentMethod(id).isCash) return undefined
  const sent = shippings.filter(({ isCollection }) => !isCollection)
  const reachedBy = (ways: Ways['shippings']) =>
    countries.filter((country) => ways.some((way) => way.countries.length === 0 || way.countries.includes(country)))
  const reached = reachedBy(sent.filter(({ payments }) => payments.length === 0 || payments.includes(id)))
  return reached.length === reachedBy(sent).length ? undefined : reached
}

/**
 * A way to pay by its name, with the countries that it is limited to: `Rechnung (nur Deutschland)`. Limits are told before an order begins
 * (§ 312j (1) BGB).
 */
export function paymentPlaceText(ways: Ways, id: PaymentMethodId, language: Language): string {
  const name = paymentMethodName(id, language)
  const countries = paymentCountries(ways, id)
  if (!countries) return name
  const { onlyTo, onlyCollected } = placeholderWords[language]
  return `${name} (${countries.length === 0 ? onlyCollected : onlyTo(countries.join(', '))})`
}
