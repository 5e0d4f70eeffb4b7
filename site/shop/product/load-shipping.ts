import type { RowOf } from '#contract/model/row-of.ts'
import { centsOf } from '#domain/money/money.ts'
import { shippingPrice } from '#domain/money/shipping-price.ts'
import type { PageRequest } from '../../data/page-request.ts'

const FIELDS = [
  'shipping_cost',
  'shipping_countries.*',
  'shipping_methods.*',
  'shipping_methods.countries.country',
] as const

type ShippingSettingsRow = RowOf<'ecommerce_settings', typeof FIELDS>

type ShippingRow = ShippingSettingsRow['shipping_methods'][number]

/** The working days that the usual way of shipping adds to goods of a value in cents. */
export type ShippingDays = (cents: number | undefined) => number

/** How goods of a value in cents come to the countries of the shop: what that costs in cents, and the working days it adds. */
export type ShippingWay = { readonly country: string; readonly cents: number; readonly days: number }

export interface Shipping {
  readonly days: ShippingDays
  /** The shop's first country comes first; a country that nothing reaches is left out. */
  readonly to: (cents: number) => ShippingWay[]
}

/**
 * How goods come: to each country by the cheapest way of shipping that brings goods of their value there, the same that a cart
 * counts with before the customer chooses another; the days are those to the shop's first country. (SPEC 3)
 */
export async function loadShipping({ sdk, project }: Pick<PageRequest, 'sdk' | 'project'>): Promise<Shipping> {
  const settings = await sdk
    .items('ecommerce_settings')
    .first({ filter: { 'project.domain': project.domain }, fields: FIELDS })
  if (!settings) return { days: () => 0, to: () => [] }
  const countries = settings.shipping_countries.toSorted((a, b) => a.sort - b.sort || a.id - b.id)
  const wayTo = (country: (typeof countries)[number] | undefined, cents: number) =>
    country && usualWay(settings, country, cents)
  return {
    days: (cents) => wayTo(countries[0], cents ?? 0)?.additional_days ?? 0,
    to: (cents) =>
      countries.flatMap((country) => {
        const way = wayTo(country, cents)
        return way ? [{ country: country.country_code, cents: priceOf(settings, way), days: way.additional_days }] : []
      }),
  }
}

const priceOf = ({ shipping_cost }: ShippingSettingsRow, { price_brutto, is_collection }: ShippingRow): number =>
  shippingPrice({ price: centsOf(price_brutto) ?? null, isCollection: is_collection }, centsOf(shipping_cost) ?? 0)

function usualWay(
  settings: ShippingSettingsRow,
  { id }: ShippingSettingsRow['shipping_countries'][number],
  value: number,
): ShippingRow | undefined {
  return settings.shipping_methods
    .filter(({ is_collection, countries }) => {
      const reaches = countries.length === 0 || countries.some(({ country }) => country === id)
      return !is_collection && reaches
    })
    .filter(({ min_order_value, max_order_value }) => {
      const most = centsOf(max_order_value)
      return value >= (centsOf(min_order_value) ?? 0) && (most === undefined || value <= most)
    })
    .toSorted((a, b) => priceOf(settings, a) - priceOf(settings, b))[0]
}
