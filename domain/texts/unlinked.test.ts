import { expect, test } from 'vitest'
import { unlinked } from './unlinked.ts'

const seen = (text: string) => text.replaceAll('\u2060', '')

test.each([
  'https://evil.example/login',
  'www.evil.example',
  'Jetzt auf evil.example/x klicken',
  'HTTP://EVIL.EXAMPLE',
])('no link is left in %s, and what is read stays the same', (text) => {
  const words = unlinked(text)
  expect(words).not.toMatch(/:\/\/|www\.|[a-z]\.[a-z]{2}/i)
  expect(seen(words)).toBe(text)
})

test.each(['Bestellung 2026-00001 vom 20.11.2026', 'Anna von der Heide', 'z. B. der Ring, 1.299,00 €', 'Gr. 54'])(
  'words that are no link stay as they are: %s',
  (text) => {
    expect(unlinked(text)).toBe(text)
  },
)
