import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTotals, taxIn } from './pricing.ts'
import { taxModes, taxRateNames } from './tax-mode.ts'

test('the total is the sum of all pieces, shipping and gift wrap', () => {
  const lines = [
    { count: 2, priceBrutto: 12990, taxMode: 'standard' as const, taxRate: 'standard' as const },
    { count: 1, priceBrutto: 501, taxMode: 'standard' as const, taxRate: 'standard' as const },
  ]
  expect(orderTotals({ lines, shippingCost: 490, wrapCost: 300, rates: { standard: 19, reduced: 7 } })).toEqual({
    goods: 26481,
    shipping: 490,
    wrap: 300,
    total: 27271,
    margin: 0,
    tax: 4354,
    net: 22917,
    taxes: [{ percent: 19, net: 22917, tax: 4354 }],
  })
})

const ring = { count: 1, priceBrutto: 11900, taxMode: 'standard' as const, taxRate: 'standard' as const }
const watch = { count: 1, priceBrutto: 129000, taxMode: 'margin' as const, taxRate: 'standard' as const }

test('goods under the margin scheme have no VAT, and shipping beside other goods has', () => {
  const totals = orderTotals({
    lines: [ring, watch],
    shippingCost: 1190,
    wrapCost: 0,
    rates: { standard: 19, reduced: 7 },
  })
  expect(totals).toMatchObject({ goods: 140900, total: 142090, margin: 129000, tax: 2090, net: 11000 })
})

test('shipping and gift wrap follow goods that are all under the margin scheme', () => {
  const totals = orderTotals({ lines: [watch], shippingCost: 1190, wrapCost: 300, rates: { standard: 19, reduced: 7 } })
  expect(totals).toMatchObject({ total: 130490, margin: 130490, tax: 0, net: 0 })
})

test('without goods shipping is taxed', () => {
  const free = { ...watch, priceBrutto: 0 }
  expect(
    orderTotals({ lines: [free], shippingCost: 1190, wrapCost: 0, rates: { standard: 19, reduced: 7 } }),
  ).toMatchObject({
    margin: 0,
    tax: 190,
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

test('net, tax and what is under the margin scheme always add up to the total, and the tax is right to half a cent', () => {
  const line = fc.record({
    count: fc.integer({ min: 1, max: 999 }),
    priceBrutto: fc.nat(10_000_000),
    taxMode: fc.constantFrom(...taxModes),
    taxRate: fc.constantFrom(...taxRateNames),
  })
  const percent = fc.nat(2500).map((hundredths) => hundredths / 100)
  const order = fc.record({
    lines: fc.array(line, { maxLength: 20 }),
    shippingCost: fc.nat(10_000),
    wrapCost: fc.nat(1_000),
    rates: fc.record({ standard: percent, reduced: percent }),
  })
  fc.assert(
    fc.property(order, (value) => {
      const { total, margin, tax, net, taxes } = orderTotals(value)
      expect(Number.isSafeInteger(total) && Number.isSafeInteger(tax)).toBe(true)
      expect(net + tax + margin).toBe(total)
      expect(taxes.reduce((sum, part) => sum + part.net + part.tax, 0)).toBe(total - margin)
      for (const part of taxes) {
        const exact = ((part.net + part.tax) * part.percent) / (100 + part.percent)
        expect(Math.abs(part.tax - exact)).toBeLessThanOrEqual(0.5001)
      }
    }),
  )
})

test('goods at two rates are told apart, and shipping has its share of each', () => {
  const book = { ...ring, priceBrutto: 10_700, taxRate: 'reduced' as const }
  const rates = { standard: 19, reduced: 7 }
  expect(orderTotals({ lines: [ring, book], shippingCost: 226, wrapCost: 0, rates }).taxes).toEqual([
    { percent: 19, net: 10_100, tax: 1919 },
    { percent: 7, net: 10_100, tax: 707 },
  ])
})

test('a small business charges no VAT', () => {
  const totals = orderTotals({ lines: [ring], shippingCost: 590, wrapCost: 0, rates: null })
  expect(totals).toMatchObject({ total: 12_490, net: 12_490, tax: 0, taxes: [] })
})
