import { expect, test } from 'vitest'
import { availableShippingMethods, keepShipping, type ShippingMethodRow } from './shipping.ts'

const rows: ShippingMethodRow[] = [
  { id: 1, name: 'Express', shipping_provider: 'dhl', price_brutto: 14.9, countries: ['DE'], payment_methods: [1, 4] },
  { id: 2, name: 'Standard', shipping_provider: 'dhl', price_brutto: 4.9, countries: ['DE'], additional_days: 1 },
  { id: 3, name: 'Ausland', price_brutto: 19, countries: ['AT', 'CH'] },
  { id: 4, name: 'Abholung', price_brutto: 0, payment_methods: [3] },
]
const ids = (country: string, paymentMethod: number | null) =>
  availableShippingMethods(rows, ['DE', 'AT'], { country, paymentMethod }).map((method) => method.id)

test('methods are offered by country, the cheapest first', () => {
  expect(ids('DE', null)).toEqual([4, 2, 1])
  expect(ids('AT', null)).toEqual([4, 3])
})

test('methods are offered by payment method', () => {
  expect(ids('DE', 2)).toEqual([2])
  expect(ids('DE', 3)).toEqual([4, 2])
  expect(ids('DE', 4)).toEqual([2, 1])
})

test('nothing is delivered to a country that the shop does not name, whatever a method says', () => {
  expect(ids('CH', null)).toEqual([])
})

test('a method carries its price in cents, its provider and its additional days', () => {
  expect(availableShippingMethods(rows, ['DE'], { country: 'DE', paymentMethod: 2 })).toEqual([
    { id: 2, name: 'Standard', provider: 'dhl', priceBrutto: 490, additionalDays: 1 },
  ])
})

test.each([null, undefined, -1, '4,90', 1.005])('a method with the price %j is not offered', (price_brutto) => {
  expect(
    availableShippingMethods([{ id: 1, name: 'X', price_brutto }], ['DE'], { country: 'DE', paymentMethod: 1 }),
  ).toEqual([])
})

test('the chosen method is kept while it is available, else the cheapest is taken', () => {
  const available = availableShippingMethods(rows, ['DE'], { country: 'DE', paymentMethod: 4 })
  expect(keepShipping(1, available)?.id).toBe(1)
  expect(keepShipping(3, available)?.id).toBe(2)
  expect(keepShipping(null, [])).toBeUndefined()
})
