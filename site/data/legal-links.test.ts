import { expect, test } from 'vitest'
import { legalLinks } from './legal-links.ts'

const all = new Set(['imprint', 'privacy', 'accessibility'])

test('the legal pages are linked in the language of the page', () => {
  expect(legalLinks('en', 'de', all).map(({ href }) => href)).toEqual([
    '/en/imprint',
    '/en/privacy',
    '/en/accessibility',
  ])
})

test('privacy, which has no French path, is linked in the first language', () => {
  expect(legalLinks('fr', 'de', all)).toContainEqual({ label: 'Protection des données', href: '/datenschutz' })
})

test('a page that the project does not have is not linked', () => {
  expect(legalLinks('de', 'de', new Set(['imprint'])).map(({ label }) => label)).toEqual(['Impressum'])
})
