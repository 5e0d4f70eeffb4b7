import { expect, test } from 'vitest'
import { languages } from '../texts/language.ts'
import { hasBrandPages, isRouteKey, routeKeys, routeMap } from './route-map.ts'

const specified: [string, string, string, string | undefined][] = [
  ['contact', '/kontakt', '/en/contact', '/fr/contact'],
  ['thanks', '/danke', '/en/thanks', '/fr/merci'],
  ['imprint', '/impressum', '/en/imprint', '/fr/mentions-legales'],
  ['privacy', '/datenschutz', '/en/privacy', undefined],
  ['watches', '/uhren', '/en/watches', undefined],
  ['jewelry', '/schmuck', '/en/jewelry', undefined],
  ['accessories', '/accessories', '/en/accessories', undefined],
  ['wedding_rings', '/trauringe', '/en/wedding-rings', undefined],
  ['beads', '/perlen', '/en/beads', undefined],
  ['engagement_rings', '/verlobungsringe', '/en/engagement-rings', undefined],
  ['optics', '/optik', '/en/optics', undefined],
  ['for_kids', '/fuer-kinder', '/en/for-kids', undefined],
  ['events', '/events', '/en/events', undefined],
  ['home_fabrics', '/heimtextilien', '/en/home-fabrics', undefined],
  ['decoratives', '/dekoration', '/en/decoratives', undefined],
  ['floral_workshop', '/florale-werkstatt', '/en/floral_workshop', undefined],
  ['room_fragrances', '/raumduefte', '/en/room-fragrances', undefined],
  ['bicycles', '/fahrraeder', '/en/bicycles', undefined],
  ['window', '/digitales-schaufenster', '/en/store-window', undefined],
]

test.each(specified)('%s has exactly the paths that the specification gives', (key, de, en, fr) => {
  if (!isRouteKey(key)) throw new Error(`${key} is not in the map`)
  expect(routeMap[key]).toMatchObject(fr === undefined ? { de, en } : { de, en, fr })
})

test('every page has a path in each language; privacy has its French one beside the map of the specification', () => {
  for (const key of routeKeys) for (const language of languages) expect(routeMap[key][language]).toMatch(/^\//)
  expect(routeMap.privacy.fr).toBe('/fr/protection-des-donnees')
})

test('German paths carry no prefix, English ones begin with /en and French ones with /fr', () => {
  for (const key of routeKeys) {
    const { de, en, fr } = routeMap[key]
    expect(de).not.toMatch(/^\/(en|fr)(\/|$)/)
    expect(en).toMatch(/^\/en(\/[a-z_-]+)?$/)
    expect(fr).toMatch(/^\/fr(\/[a-z-]+)?$/)
  }
})

test('no two pages share a path', () => {
  const paths = routeKeys.flatMap((key) => languages.map((language) => routeMap[key][language]).filter(Boolean))
  expect(new Set(paths).size).toBe(paths.length)
})

test('brand pages lie under category pages and not under contact or legal pages', () => {
  expect(hasBrandPages('watches')).toBe(true)
  expect(hasBrandPages('contact')).toBe(false)
  expect(hasBrandPages('terms')).toBe(false)
})
