import { expect, test } from 'vitest'
import { languages } from '../texts/language.ts'
import { isConsentVersion, newsletterAbout, newsletterConsent, newsletterConsentVersion } from './newsletter-consent.ts'

const about = { sender: 'Juwelier Muster GmbH', goods: 'Uhren' }

test('the words of consent that are shown now exist in every language, and name sender and goods', () => {
  for (const language of languages)
    expect(newsletterConsent(newsletterConsentVersion, language, about)).toMatch(/Juwelier Muster GmbH.*Uhren.*\.$/)
})

test('words that were shown before stay as they were', () => {
  expect(newsletterConsent('1', 'de', about)).toMatch(/^Ich möchte den Newsletter per E-Mail erhalten\./)
})

test('without a company the site is named, without goods the range', () => {
  expect(newsletterAbout({ company: ' ', site: 'Muster', goods: null }, 'fr')).toEqual({
    sender: 'Muster',
    goods: 'notre assortiment',
  })
})

test('a version that never was has no words', () => {
  for (const version of ['0', '', 'constructor', '__proto__']) {
    expect(newsletterConsent(version, 'de', about)).toBeUndefined()
    expect(isConsentVersion(version)).toBe(false)
  }
})
