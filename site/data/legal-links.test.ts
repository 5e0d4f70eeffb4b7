import { expect, test } from 'vitest'
import { legalLinks, shopLinks, withOwnLinks } from './legal-links.ts'

const all = new Set(['imprint', 'privacy', 'accessibility'])

test('the legal pages are linked in the language of the page', () => {
  expect(legalLinks('en', all).map(({ href }) => href)).toEqual(['/en/imprint', '/en/privacy', '/en/accessibility'])
})

test('the French privacy notice is linked from French pages', () => {
  expect(legalLinks('fr', all)).toContainEqual({ label: 'Protection des données', href: '/fr/protection-des-donnees' })
})

test('a page that the project does not have is not linked', () => {
  expect(legalLinks('de', new Set(['imprint'])).map(({ label }) => label)).toEqual(['Impressum'])
})

test('the shop menu has terms, withdrawal, and shipping and payment as far as these pages exist', () => {
  expect(shopLinks('de', new Set(['terms', 'withdrawal', 'shipping']))).toEqual([
    { label: 'AGB', href: '/agb' },
    { label: 'Widerruf', href: '/widerruf' },
    { label: 'Versand und Zahlung', href: '/versand-und-zahlung' },
  ])
  expect(shopLinks('de', all)).toEqual([])
})

test("an editor's links come after those of the code, and none of them twice", () => {
  const links = [{ label: 'Impressum', href: '/impressum' }]
  const own = [
    { label: 'Anbieter', href: '/impressum' },
    { label: 'Gruppe' },
    { label: 'Soziales', href: '/datenschutz-social' },
  ]
  expect(withOwnLinks(links, own)).toEqual([...links, { label: 'Soziales', href: '/datenschutz-social' }])
})
