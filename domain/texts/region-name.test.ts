import { expect, test } from 'vitest'
import { regionName } from './region-name.ts'

test('a country is called by its name in the language of the reader', () => {
  expect(regionName('CH', 'de')).toBe('Schweiz')
  expect(regionName('CH', 'en')).toBe('Switzerland')
  expect(regionName('CH', 'fr')).toBe('Suisse')
  expect(regionName('XQ', 'de')).toBeUndefined()
})
