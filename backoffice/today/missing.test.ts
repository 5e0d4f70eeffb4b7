import { expect, test } from 'vitest'
import { withoutNotice } from './missing.ts'

test('a language lacks its guarantee notice until a picture was uploaded for it', () => {
  const notices = [
    { language: 'de', file: { width: 1200 } },
    { language: 'en', file: { width: null } },
  ] as const
  expect(withoutNotice(notices, ['de', 'en', 'fr'])).toBe(2)
  expect(withoutNotice(notices, ['de'])).toBe(0)
  expect(withoutNotice([], ['de', 'en'])).toBe(2)
})
