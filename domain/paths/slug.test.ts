import { expect, test } from 'vitest'
import { isSlug } from './slug.ts'

test('a slug is made of lower-case letters, digits and single hyphens', () => {
  for (const slug of ['ring', 'priel-40-blau', '7']) expect(isSlug(slug)).toBe(true)
  for (const text of ['', '-ring', 'ring-', 'a--b', 'Ring', 'grün', 'a b', "a'b", '\0', '💎', 'a'.repeat(161)])
    expect(isSlug(text), text).toBe(false)
})
