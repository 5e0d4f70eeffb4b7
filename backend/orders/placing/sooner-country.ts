import { isSlowerElsewhere } from '#domain/orders/usual-shipping.ts'
import type { Language } from '#domain/texts/language.ts'
import { countryName, type Shop, shippingWayOf } from '../../shop/shop.ts'

/** What a country is called in a language, where goods of a value come there sooner than to others of the shop's; else undefined. */
export function soonerCountry(
  shop: Pick<Shop, 'countries' | 'shippings' | 'language'>,
  code: string | undefined,
  value: number,
  language: Language,
): string | undefined {
  const country = shop.countries.find((one) => one.code === code)
  const codes = shop.countries.map((one) => one.code)
  const isSooner = country && isSlowerElsewhere(shop.shippings.map(shippingWayOf), codes, country.code, value)
  return isSooner ? countryName(country, language, shop) : undefined
}
