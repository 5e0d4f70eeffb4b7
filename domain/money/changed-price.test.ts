import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPrice, PRICE_STEPS } from './changed-price.ts'

const percent = (value: number, step = 1) => ({ by: 'percent', value, step }) as const
const euro = (value: number, step = 1) => ({ by: 'cents', value: value * 100, step }) as const

test.each([
  [19_900, percent(5), 20_895],
  [19_900, percent(5, 100), 20_900],
  [19_900, percent(5, 500), 21_000],
  [19_900, percent(-2.5, 1000), 19_000],
  [1005, percent(10), 1106],
  [4990, euro(3), 5290],
  [4990, euro(-3, 100), 4700],
])('%d cents changed by %j are %d', (cents, change, expected) => {
  expect(changedPrice(cents, change)).toBe(expected)
})

test('a change that leaves nothing of a price is none', () => {
  expect(changedPrice(4990, euro(-49.9))).toBeUndefined()
  expect(changedPrice(4990, percent(-100))).toBeUndefined()
  expect(changedPrice(400, percent(5, 1000))).toBeUndefined()
})

test('whatever the change, a new price is a multiple of its step and no further from the exact one than half of it', () => {
  const steps = fc.constantFrom(...PRICE_STEPS)
  const hundredths = fc.integer({ min: -9900, max: 100_000 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), hundredths, steps, (cents, of, step) => {
      const found = changedPrice(cents, percent(of / 100, step))
      const exact = (BigInt(cents) * BigInt(10_000 + of) * 2n) / 10_000n
      expect((found ?? 0) % step).toBe(0)
      expect(Math.abs((found ?? 0) * 2 - Number(exact))).toBeLessThanOrEqual(step + 1)
    }),
  )
})
