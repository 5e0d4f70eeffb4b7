import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTotals, taxIn } from './pricing.ts'

test('the total is the sum of all pieces, shipping and gift wrap', () => {
  const lines = [
    { count: 2, priceBrutto: 12990 },
    { count: 1, priceBrutto: 501 },
  ]
  expect(orderTotals({ lines, shippingCost: 490, wrapCost: 300, taxPercent: 19 })).toEqual({
    goods: 26481,
    shipping: 490,
    wrap: 300,
    total: 27271,
    tax: 4354,
    net: 22917,
  })
})

test('the tax is contained in the gross price', () => {
  expect(taxIn(11900, 19)).toBe(1900)
  expect(taxIn(10700, 7)).toBe(700)
  expect(taxIn(10810, 8.1)).toBe(810)
  expect(taxIn(5000, 0)).toBe(0)
})

test('half a cent of tax is rounded up', () => {
  expect(taxIn(3, 20)).toBe(1)
  expect(taxIn(2, 20)).toBe(0)
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 7.775])('%s is not a tax rate', (rate) => {
  expect(() => taxIn(100, rate)).toThrow(RangeError)
})

test('net and tax always add up to the total, and the tax is right to half a cent', () => {
  const line = fc.record({ count: fc.integer({ min: 1, max: 999 }), priceBrutto: fc.nat(10_000_000) })
  const order = fc.record({
    lines: fc.array(line, { maxLength: 20 }),
    shippingCost: fc.nat(10_000),
    wrapCost: fc.nat(1_000),
    taxPercent: fc.nat(2500).map((hundredths) => hundredths / 100),
  })
  fc.assert(
    fc.property(order, (value) => {
      const { total, tax, net } = orderTotals(value)
      expect(Number.isSafeInteger(total) && Number.isSafeInteger(tax)).toBe(true)
      expect(net + tax).toBe(total)
      const exact = (total * value.taxPercent) / (100 + value.taxPercent)
      expect(Math.abs(tax - exact)).toBeLessThanOrEqual(0.5001)
    }),
  )
})
