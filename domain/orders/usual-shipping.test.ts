import { expect, test } from 'vitest'
import { daysOnTop, isSlowerElsewhere, usualWay, type WayOfShipping } from './usual-shipping.ts'

const way = (days: number, cents: number, countries: string[], change: Partial<WayOfShipping<string>> = {}) => ({
  isCollection: false,
  ...{ cents, days, countries, least: null, most: null },
  ...change,
})

const parcel = way(2, 590, ['DE'], { most: 250_000 })
const courier = way(1, 1490, ['DE'])
const abroad = way(4, 1690, ['AT', 'FR'], { most: 250_000 })
const pickup = way(0, 0, ['DE'], { isCollection: true })
const ways = [pickup, parcel, courier, abroad]

test('the usual way is the cheapest that brings the goods to the country, and nobody is sent to collect', () => {
  expect(usualWay(ways, 'DE', 10_000)).toBe(parcel)
  expect(usualWay(ways, 'DE', 250_001)).toBe(courier)
  expect(usualWay(ways, 'FR', 10_000)).toBe(abroad)
  expect(usualWay(ways, 'FR', 250_001)).toBeUndefined()
})

test('goods name their country only where another one waits longer for them', () => {
  const countries = ['DE', 'AT', 'FR']
  expect(isSlowerElsewhere(ways, countries, 'DE', 10_000)).toBe(true)
  expect(isSlowerElsewhere(ways, countries, 'FR', 10_000)).toBe(false)
  expect(isSlowerElsewhere(ways, countries, 'DE', 250_001)).toBe(false)
})

test('what a way takes longer is counted from what the goods say, at the value where they say least', () => {
  expect(daysOnTop(ways, 'DE', parcel)).toBe(0)
  expect(daysOnTop(ways, 'DE', courier)).toBe(0)
  expect(daysOnTop(ways, 'DE', pickup)).toBe(0)
  expect(daysOnTop(ways, 'DE', abroad)).toBe(2)
  const dear = { ...abroad, most: null }
  expect(daysOnTop([parcel, courier, dear], 'DE', dear)).toBe(3)
  expect(daysOnTop([abroad], 'DE', abroad)).toBe(4)
  expect(daysOnTop([abroad], undefined, abroad)).toBe(4)
})
