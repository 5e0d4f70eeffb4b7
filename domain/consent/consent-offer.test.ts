import { expect, test } from 'vitest'
import { consentOffers } from './consent-offer.ts'

const maps = {
  function_id: 'maps',
  default_on: true,
  link: '/datenschutz#karten',
  sort: 1,
  translations: [{ language: 'de', display_name: 'Karten', description: 'Zeigt den Weg zu uns.' }],
}
const settings = { analytics: true, strict: false }
const ids = (offers: { function_id: string }[]) => offers.map((offer) => offer.function_id)

test('the functional consent is always there, first and locked', () => {
  expect(consentOffers([], { analytics: false, strict: true }, 'de')).toMatchObject([
    { function_id: 'functional', display_name: 'Notwendig', locked: true },
    { function_id: 'offline' },
  ])
})

test('a functional consent of the content system replaces the built-in one and is locked whatever it says', () => {
  const rows = [{ function_id: 'functional', locked: false }]
  expect(consentOffers(rows, { analytics: false, strict: false }, 'de')).toMatchObject([
    { function_id: 'functional', locked: true },
    { function_id: 'offline' },
  ])
})

test('the statistics consent is added, preselected and unlocked, when analytics is set up and the content has none', () => {
  const offers = consentOffers([maps], settings, 'de')
  expect(ids(offers)).toEqual(['functional', 'maps', 'matomo', 'offline'])
  expect(offers[2]).toMatchObject({ default_on: true, locked: false })
})

test('the statistics consent of the content system is not doubled', () => {
  expect(ids(consentOffers([{ function_id: 'matomo' }], settings, 'de'))).toEqual(['functional', 'matomo', 'offline'])
})

test('without analytics there is no statistics consent', () => {
  expect(ids(consentOffers([maps], { analytics: false, strict: false }, 'de'))).toEqual([
    'functional',
    'maps',
    'offline',
  ])
})

test('other consents of the content system are never preselected', () => {
  expect(consentOffers([maps], settings, 'de')[1]?.default_on).toBe(false)
})

test('a strict project preselects nothing but what is locked', () => {
  const strict = { analytics: true, strict: true }
  for (const rows of [[maps], [maps, { function_id: 'matomo', default_on: true }]]) {
    const preselected = consentOffers(rows, strict, 'de').filter((offer) => offer.default_on && !offer.locked)
    expect(preselected).toEqual([])
  }
})

test('keeping visited pages for reading without a network is asked for in every project, and never preselected', () => {
  expect(consentOffers([], { analytics: false, strict: false }, 'de').at(-1)).toMatchObject({
    function_id: 'offline',
    display_name: 'Lesen ohne Netz',
    default_on: false,
    locked: false,
  })
})

test('consents follow their sort number and speak the visitor’s language or the first one', () => {
  const music = { function_id: 'music', sort: 0, translations: [{ language: 'fr', display_name: 'Musique' }] }
  const offers = consentOffers([maps, music], settings, 'fr')
  expect(offers.map((offer) => offer.display_name)).toEqual([
    'Nécessaire',
    'Musique',
    'Karten',
    'Statistiques',
    'Lire sans connexion',
  ])
  expect(offers[2]).toMatchObject({ description: 'Zeigt den Weg zu uns.', link: '/datenschutz#karten' })
})
