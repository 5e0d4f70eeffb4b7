import { centsOf } from './money.ts'

/** A shipping method as it comes from the shop settings (SPEC 3); price in euro. */
export interface ShippingMethodRow {
  id: number
  name: string
  shipping_provider?: string | null
  price_brutto?: number | string | null
  additional_days?: number | null
  /** Ids of the payment methods it goes with; empty for all. */
  payment_methods?: readonly number[] | null
  /** Country codes it goes to; empty for all that the shop delivers to. */
  countries?: readonly string[] | null
}

/** A shipping method that can be chosen; price in cents. */
export interface ShippingMethod {
  id: number
  name: string
  provider: string
  priceBrutto: number
  additionalDays: number
}

export interface ShippingChoice {
  country: string
  /** Null while none is chosen yet. */
  paymentMethod: number | null
}

function allows<T>(list: readonly T[] | null | undefined, value: T): boolean {
  return !list?.length || list.includes(value)
}

/**
 * The shipping methods that can be chosen for a country and a payment method, the cheapest first (SPEC 3). None for a country that
 * the shop does not deliver to; a method whose price cannot be read is never offered, so that nothing ships free by mistake.
 */
export function availableShippingMethods(
  rows: readonly ShippingMethodRow[],
  deliveryCountries: readonly string[],
  { country, paymentMethod }: ShippingChoice,
): ShippingMethod[] {
  if (!deliveryCountries.includes(country)) return []
  return rows
    .filter((row) => allows(row.countries, country))
    .filter((row) => paymentMethod === null || allows(row.payment_methods, paymentMethod))
    .flatMap((row) => {
      const priceBrutto = centsOf(row.price_brutto)
      if (priceBrutto === undefined || priceBrutto < 0) return []
      const { id, name, shipping_provider, additional_days } = row
      return [{ id, name, provider: shipping_provider ?? '', priceBrutto, additionalDays: additional_days ?? 0 }]
    })
    .sort((a, b) => a.priceBrutto - b.priceBrutto)
}

/** The chosen method while it is still available, else the cheapest; undefined when there is none. */
export function keepShipping(chosen: number | null, available: readonly ShippingMethod[]): ShippingMethod | undefined {
  return available.find((method) => method.id === chosen) ?? available[0]
}
