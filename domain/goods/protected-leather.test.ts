import { expect, test } from 'vitest'
import { isProtectedLeather } from './protected-leather.ts'

test.each(['Alligatorleder', 'Python, naturfarben', 'genuine crocodile leather', 'cuir de lézard', 'Galuchat'])(
  '%s is sold with a document only',
  (words) => {
    expect(isProtectedLeather(words)).toBe(true)
  },
)

test.each([
  '',
  'Kalbsleder, pflanzlich gegerbt',
  'Kalbsleder mit Krokodilprägung',
  'calf leather, alligator embossed',
  'cuir de veau façon crocodile',
])('“%s” names no protected animal', (words) => {
  expect(isProtectedLeather(words)).toBe(false)
})
