import { expect, test } from 'vitest'
import { languages } from '../texts/language.ts'
import { languageOf, splitPath } from './path-parts.ts'
import { routeKeys } from './route-map.ts'
import { alternates, brandPath, localizePath, routeOf } from './routes.ts'

test('every path of the map leads back to its page and language', () => {
  for (const route of routeKeys) {
    for (const { language, path } of alternates(route)) expect(routeOf(path)).toEqual({ route, language })
  }
})

test('an internal path in the map is replaced by the path of the current language', () => {
  expect(localizePath('/uhren', 'en')).toBe('/en/watches')
  expect(localizePath('/en/contact', 'fr')).toBe('/fr/contact')
  expect(localizePath('/fr/merci', 'de')).toBe('/danke')
  expect(localizePath('/', 'en')).toBe('/en')
})

test('a brand page follows its category into the other language', () => {
  expect(localizePath('/uhren/rolex', 'en')).toBe('/en/watches/rolex')
  expect(localizePath('/en/watches/rolex', 'fr')).toBe('/fr/montres/rolex')
})

test('query and hash survive the change of language', () => {
  expect(localizePath('/kontakt?branch=1#map', 'en')).toBe('/en/contact?branch=1#map')
  expect(localizePath('/datenschutz#cookies', 'en')).toBe('/en/privacy#cookies')
})

test('a path that the map does not list stays as it is', () => {
  expect(localizePath('/shop/ring-1', 'en')).toBe('/shop/ring-1')
  expect(localizePath('/kontakt/anfahrt', 'en')).toBe('/kontakt/anfahrt')
})

test('the privacy notice has a path in every language of the site', () => {
  expect(localizePath('/datenschutz#cookies', 'fr')).toBe('/fr/protection-des-donnees#cookies')
  expect(alternates('privacy').map((entry) => entry.language)).toEqual(['de', 'en', 'fr'])
})

test('a page has its alternates among the languages of the project', () => {
  expect(alternates('watches', 'rolex', ['de', 'en'])).toEqual([
    { language: 'de', path: '/uhren/rolex' },
    { language: 'en', path: '/en/watches/rolex' },
  ])
  expect(alternates('home')).toHaveLength(languages.length)
})

test('a trailing slash leads to the same page', () => {
  expect(routeOf('/uhren/')).toEqual({ route: 'watches', language: 'de' })
  expect(routeOf('/en/')).toEqual({ route: 'home', language: 'en' })
})

test('the part below a category is the brand', () => {
  expect(routeOf('/uhren/longines?x=1')).toEqual({ route: 'watches', language: 'de', rest: 'longines' })
})

test('a path outside the map has no page', () => {
  expect(routeOf('/nirgends')).toBeUndefined()
  expect(routeOf('/en/uhren')).toBeUndefined()
  expect(routeOf('')).toBeUndefined()
})

test('the first segment names the language and without one it is German', () => {
  expect(languageOf('/en')).toBe('en')
  expect(languageOf('/fr/contact#x')).toBe('fr')
  expect(languageOf('/english')).toBe('de')
  expect(languageOf('/de/kontakt')).toBe('de')
})

test('a brand page has a path only under a category of the map', () => {
  expect(brandPath('watches', 'rolex', 'fr')).toBe('/fr/montres/rolex')
  expect(brandPath('contact', 'rolex', 'de')).toBeUndefined()
  expect(brandPath('constructor', 'rolex', 'de')).toBeUndefined()
})

test('an address splits into its path without trailing slash and the rest', () => {
  expect(splitPath('/uhren/?a=1#b/')).toEqual({ path: '/uhren', suffix: '?a=1#b/' })
  expect(splitPath('/')).toEqual({ path: '/', suffix: '' })
  expect(splitPath('#b')).toEqual({ path: '', suffix: '#b' })
})
