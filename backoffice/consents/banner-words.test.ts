import { expect, test } from 'vitest'
import { consentBannerText } from '#domain/consent/consent-banner.ts'
import { bannerWords } from './banner-words.ts'

test('the words of a banner are read from what is kept of it, and nothing from what is no banner', () => {
  expect(bannerWords(consentBannerText([], 'de'))).toMatchObject({ heading: 'Ihre Einwilligung', names: new Map() })
  for (const text of [undefined, '', '{', '{"heading":1}']) expect(bannerWords(text)).toBeUndefined()
})
