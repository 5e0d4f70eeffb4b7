import type { RowOf } from '#contract/model/row-of.ts'
import { centsOf } from '#domain/money/money.ts'
import { shippingPrice } from '#domain/money/shipping-price.ts'
import { isSlowerElsewhere, usualWay, type WayOfShipping } from '#domain/orders/usual-shipping.ts'
import { deliveryCountryName } from '../../data/country-name.ts'
import type { PageRequest } from '../../data/page-request.ts'

const FIELDS = [
  'shipping_cost',
  'shipping_countries.*',
  'shipping_methods.*',
  'shipping_methods.countries.country',
] as const

type ShippingSettingsRow = RowOf<'ecommerce_settings', typeof FIELDS>

type ShippingRequest = Pick<PageRequest, 'sdk' | 'project' | 'language' | 'first'>

/** The working days that the usual way of shipping to the shop's first country adds to goods of a value in cents. */
export type ShippingDays = (cents: number | undefined) => number

/** How goods of a value in cents come to the countries of the shop: what that costs in cents, and the working days it adds. */
export type ShippingWay = { readonly country: string; readonly cents: number; readonly days: number }

export interface Shipping {
  readonly days: ShippingDays
  /** The name of the shop's first country, where goods of a value in cents come there sooner than to others. */
  readonly soonerCountry: (cents: number | undefined) => string | undefined
  /** The shop's first country comes first; a country that nothing reaches is left out. */
  readonly to: (cents: number) => ShippingWay[]
}

/**
 * How goods come: to each country by the cheapest way of shipping that brings goods of their value there, the same that a cart
 * counts with before the customer chooses another; the days are those to the shop's first country. (SPEC 3)
 */
export async function loadShipping({ sdk, project, ...reader }: ShippingRequest): Promise<Shipping> {
  const settings = await sdk
    .items('ecommerce_settings')
    .first({ filter: { 'project.domain': project.domain }, fields: FIELDS })
  if (!settings) return { days: () => 0, soonerCountry: () => undefined, to: () => [] }
  const countries = settings.shipping_countries.toSorted((a, b) => a.sort - b.sort || a.id - b.id)
  const codes = countries.map(({ country_code }) => country_code)
  const ways = waysOf(settings)
  const [first] = countries
  const daysTo = (value: number) => (first && usualWay(ways, first.country_code, value)?.days) ?? 0
  return {
    days: (cents) => daysTo(cents ?? 0),
    soonerCountry: (cents) =>
      first && isSlowerElsewhere(ways, codes, first.country_code, cents ?? 0)
        ? deliveryCountryName(first, reader)
        : undefined,
    to: (value) =>
      codes.flatMap((country) => {
        const way = usualWay(ways, country, value)
        return way ? [{ country, cents: way.cents, days: way.days }] : []
      }),
  }
}

function waysOf({ shipping_cost, shipping_methods, shipping_countries }: ShippingSettingsRow): WayOfShipping<string>[] {
  const shippingCost = centsOf(shipping_cost) ?? 0
  return shipping_methods
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ is_collection, price_brutto, additional_days, countries, min_order_value, max_order_value }) => ({
      isCollection: is_collection,
      cents: shippingPrice({ price: centsOf(price_brutto) ?? null, isCollection: is_collection }, shippingCost),
      days: additional_days,
      countries: countries.flatMap(
        ({ country }) => shipping_countries.find(({ id }) => id === country)?.country_code ?? [],
      ),
      least: centsOf(min_order_value) ?? null,
      most: centsOf(max_order_value) ?? null,
    }))
}
