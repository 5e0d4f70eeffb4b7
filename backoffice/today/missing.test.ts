import { expect, test } from 'vitest'
import { withoutNotice } from './missing.ts'

test('a language lacks its guarantee notice until a picture was uploaded for it', () => {
  const notices = [
    { language: 'de', file: { width: 1240, hash: 'ff' } },
    { language: 'en', file: { width: null, hash: 'fe' } },
  ] as const
  expect(withoutNotice(notices, ['de', 'en', 'fr'])).toBe(2)
  expect(withoutNotice(notices, ['de'])).toBe(0)
  expect(withoutNotice([], ['de', 'en'])).toBe(2)
  const placeholder = [{ language: 'de', file: { width: 1240, hash: '49099bdc25039f9c8080' } }] as const
  expect(withoutNotice(placeholder, ['de'])).toBe(1)
})
