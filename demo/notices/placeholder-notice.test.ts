import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPlaceholderNotice } from '#domain/goods/placeholder-notice.ts'
import { languages } from '#domain/texts/language.ts'
import { readContent } from '../content.ts'
import { placeholderNotice } from './placeholder-notice.ts'

test.each(languages)('the demo’s notice in %s is known as a placeholder by its bytes', (language) => {
  const bytes = placeholderNotice(`placeholder-notice-${language}.svg`) ?? ''
  const hash = createHash('sha256').update(bytes).digest('hex')
  expect([hash.slice(0, 16), isPlaceholderNotice(hash)]).toEqual([expect.any(String), true])
})

test('the demo shows a placeholder in each of its languages, and nothing else as the notice', () => {
  const [settings] = readContent().filter(({ collection }) => collection === 'ecommerce_settings')
  expect(settings?.record.guarantee_notices).toEqual(
    languages.map((language) => ({ language, file: `@files/placeholder-notice-${language}.svg` })),
  )
})
