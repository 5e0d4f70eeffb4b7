import { expect, test } from 'vitest'
import { languages } from '../texts/language.ts'
import { newsletterConsent, newsletterConsentVersion } from './newsletter-consent.ts'

test('the words of consent that are shown now exist in every language', () => {
  for (const language of languages) expect(newsletterConsent(newsletterConsentVersion, language)).toMatch(/\.$/)
})

test('a version that never was has no words', () => {
  for (const version of ['0', '', 'constructor', '__proto__']) expect(newsletterConsent(version, 'de')).toBeUndefined()
})
