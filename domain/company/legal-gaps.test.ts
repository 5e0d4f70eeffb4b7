import { expect, test } from 'vitest'
import { gapsByLanguage, legalGaps } from './legal-gaps.ts'

const all = { privacy: true, terms: true, withdrawal: true, shipping_and_payment: true }

test('a site needs its privacy notice in every language, a shop its terms, withdrawal and shipping texts too', () => {
  const none = { privacy: false, terms: false, withdrawal: false, shipping_and_payment: false }
  expect(legalGaps(none, false)).toEqual(['privacy'])
  expect(legalGaps(none, true)).toEqual(['privacy', 'terms', 'withdrawal', 'shipping_and_payment'])
  expect(legalGaps(all, true)).toEqual([])
})

test('each language is asked for itself', () => {
  const writtenIn = (language: string) => ({ ...all, terms: language === 'de' })
  expect(gapsByLanguage(['de', 'fr'], writtenIn, true)).toEqual([{ language: 'fr', missing: ['terms'] }])
})
