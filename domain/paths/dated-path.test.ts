import { expect, test } from 'vitest'
import { datedPath, isYear } from './dated-path.ts'
import { routeOf } from './routes.ts'

test('news and events lie below their page, in each language', () => {
  expect(datedPath('news', 'neue-zeiten', 'de')).toBe('/aktuelles/neue-zeiten')
  expect(datedPath('news', 'new-hours', 'en')).toBe('/en/news/new-hours')
  expect(datedPath('event', 'soiree', 'fr')).toBe('/fr/evenements/soiree')
  expect(routeOf('/fr/actualites/noel')).toEqual({ route: 'news', language: 'fr', rest: 'noel' })
})

test('a year is the address of what was in it, and no name', () => {
  expect(['2026', '1999', '20266', '26', 'jahr-2026', '3000'].filter(isYear)).toEqual(['2026', '1999'])
})
