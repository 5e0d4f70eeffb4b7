import { expect, test } from 'vitest'
import { placeLine, withLocalCountry } from './country-line.ts'

test('the country at the end of an address is called by its name in the language of the page', () => {
  expect(withLocalCountry('Kungsgatan 3, 111 43 Stockholm, Schweden', 'de', 'en')).toBe(
    'Kungsgatan 3, 111 43 Stockholm, Sweden',
  )
  expect(withLocalCountry('Rue du Rhône 1\n1204 Genève\nSchweiz ', 'de', 'fr')).toBe(
    'Rue du Rhône 1\n1204 Genève\nSuisse',
  )
  expect(withLocalCountry('Malmö, Sweden', 'en', 'de')).toBe('Malmö, Schweden')
})

test('an address without a country, or in the language that it was written in, stays as it is', () => {
  for (const address of ['Zechenweg 8, 09456 Annaberg-Buchholz', '', 'Schweden-Weg 3, 20457 Hamburg', 'Frankreich?'])
    expect(withLocalCountry(address, 'de', 'fr')).toBe(address)
  expect(withLocalCountry('Stockholm, Schweden', 'de', 'de')).toBe('Stockholm, Schweden')
})

test('a place names its country to readers who may live in another one', () => {
  const hamburg = { zip_code: '20355', city: 'Hamburg', country_code: 'DE' }
  expect(placeLine(hamburg, 'de')).toBe('20355 Hamburg')
  expect(placeLine(hamburg, 'en')).toBe('20355 Hamburg, Germany')
  expect(placeLine(hamburg, 'fr')).toBe('20355 Hamburg, Allemagne')
  expect(placeLine({ zip_code: '1010', city: 'Wien', country_code: 'AT' }, 'de')).toBe('1010 Wien, Österreich')
  expect(placeLine({ zip_code: '1', city: 'X' }, 'fr')).toBe('1 X')
})
