import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowestBefore, type PriceEntry, reducedPrice, reductionText } from './reduction.ts'

const HOUR = 3600 * 1000
const START = Date.parse('2026-11-27T00:00:00.000Z')
const at = (hours: number) => new Date(START + hours * HOUR).toISOString()
const DAY = 24

test('the lowest of all prices counts that were in force on one of the 30 days before, also the one that began earlier', () => {
  const log = [
    { cents: 19_900, from: at(-90 * DAY) },
    { cents: 14_900, from: at(-40 * DAY) },
    { cents: 18_900, from: at(-29 * DAY) },
  ]
  expect(lowestBefore(log, at(0))).toEqual({ low: 14_900, isWhole: true })
  expect(lowestBefore(log, at(2 * DAY))).toEqual({ low: 18_900, isWhole: true })
})

test('a price of the moment of the reduction itself does not count, and a log that is too short is not whole', () => {
  const log = [
    { cents: 19_900, from: at(-5 * DAY) },
    { cents: 9900, from: at(0) },
  ]
  expect(lowestBefore(log, at(0))).toEqual({ low: 19_900, isWhole: false })
  expect(lowestBefore([], at(0))).toEqual({ low: null, isWhole: false })
})

test('for any history the low is that of a look at every hour', () => {
  const entries = fc.array(
    fc.tuple(fc.integer({ min: -60 * DAY, max: 5 * DAY }), fc.option(fc.integer({ min: 1, max: 500 }), { freq: 5 })),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(entries, (changes) => {
      const hours = [...new Map(changes)].toSorted(([a], [b]) => a - b)
      const log: PriceEntry[] = hours.map(([hour, cents]) => ({ cents, from: at(hour) }))
      const naive: number[] = []
      for (let hour = -30 * DAY; hour < 0; hour++) {
        const price = hours.findLast(([from]) => from <= hour)?.[1] ?? null
        if (price !== null) naive.push(price)
      }
      const { low, isWhole } = lowestBefore(log, at(0))
      expect(low).toBe(naive.length > 0 ? Math.min(...naive) : null)
      expect(isWhole).toBe(hours.some(([from]) => from <= -30 * DAY))
    }),
  )
})

test('a price is reduced by a percentage or to a price, never raised', () => {
  expect(reducedPrice(19_900, { percent: 15, price: null })).toBe(16_915)
  expect(reducedPrice(19_900, { percent: null, price: 14_900 })).toBe(14_900)
  expect(reducedPrice(19_900, { percent: null, price: 19_900 })).toBeUndefined()
  expect(reducedPrice(null, { percent: 15, price: null })).toBeUndefined()
})

test('the percentage is that from the lowest price, and nothing is told where the price is not below it', () => {
  const plain = (text?: string) => text?.replace(/\s/g, ' ')
  expect(plain(reductionText(14_900, 19_900, 'de'))).toBe(
    'Niedrigster Gesamtpreis der letzten 30 Tage: 199,00 € (−25 %)',
  )
  expect(plain(reductionText(14_900, 19_900, 'en'))).toBe('Lowest price in the last 30 days: €199.00 (−25%)')
  expect(plain(reductionText(14_900, 19_900, 'fr'))).toBe('Prix le plus bas des 30 derniers jours : 199,00 € (−25 %)')
  expect(reductionText(14_900, 14_900, 'de')).toBeUndefined()
  expect(reductionText(14_900, null, 'de')).toBeUndefined()
})
