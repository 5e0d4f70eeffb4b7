import { expect, test } from 'vitest'
import { consentBanner, consentBannerText, consentBannerVersion } from './consent-banner.ts'
import { consentOffers } from './consent-offer.ts'

const offersWith = (description: string) =>
  consentOffers(
    [{ function_id: 'maps', translations: [{ language: 'de', display_name: 'Karten', description }] }],
    { analytics: true, strict: true },
    'de',
  )

test('the banner’s version changes with the words of an offer, with the set of offers and with the language', () => {
  const offers = offersWith('Zeigt den Weg.')
  const versions = [
    consentBannerVersion(offers, 'de'),
    consentBannerVersion(offersWith('Zeigt den Weg zu uns.'), 'de'),
    consentBannerVersion(offers.slice(1), 'de'),
    consentBannerVersion(offers, 'en'),
  ]
  expect(new Set(versions).size).toBe(versions.length)
  expect(consentBannerVersion(offersWith('Zeigt den Weg.'), 'de')).toBe(versions[0])
})

test('the text that proves a consent holds the banner’s own words and those of every offer', () => {
  const text = consentBannerText(offersWith('Zeigt den Weg.'), 'de')
  for (const part of [consentBanner.de.intro, consentBanner.de.rejectAll, 'Karten', 'Zeigt den Weg.', 'Statistik'])
    expect(text).toContain(part)
})
