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

/**
 * How long goods are on their way: by the cheapest way of shipping that brings goods of their value to the shop's first country, the
 * same that a cart counts with before the customer chooses another. (SPEC 3)
 */
export async function loadShippingDays({ sdk, project }: Pick<PageRequest, 'sdk' | 'project'>): Promise<ShippingDays> {
  const settings = await sdk
    .items('ecommerce_settings')
    .first({ filter: { 'project.domain': project.domain }, fields: FIELDS })
  return (cents) => (settings && usualWay(settings, cents ?? 0)?.additional_days) ?? 0
}

function usualWay(settings: ShippingSettingsRow, cents: number): ShippingRow | undefined {
  const [home] = settings.shipping_countries.toSorted((a, b) => a.sort - b.sort || a.id - b.id)
  const shippingCost = centsOf(settings.shipping_cost) ?? 0
  const priceOf = ({ price_brutto, is_collection }: ShippingRow) =>
    shippingPrice({ price: centsOf(price_brutto) ?? null, isCollection: is_collection }, shippingCost)
  return settings.shipping_methods
    .filter(({ is_collection, countries }) => {
      const reaches = countries.length === 0 || countries.some(({ country }) => country === home?.id)
      return !is_collection && home !== undefined && reaches
    })
    .filter(({ min_order_value, max_order_value }) => {
      const most = centsOf(max_order_value)
      return cents >= (centsOf(min_order_value) ?? 0) && (most === undefined || cents <= most)
    })
    .toSorted((a, b) => priceOf(a) - priceOf(b))[0]
}
