import { expect, test } from 'vitest'
import { isProgram, missedSearch } from './missed-search.ts'

test('the same wish is one, however it is written', () => {
  expect(missedSearch('  Smart  Watch ')).toBe('smart watch')
})

test.each([
  'erika.mustermann@example.org',
  'www.example.org',
  '040 123 45 67',
  '+49 40/1234567',
  'Bestellung 123456',
  '20355 Hamburg',
  'ich habe bei Ihnen gestern einen Ring gekauft und',
  '585',
  '…',
  'x'.repeat(61),
])('what may say who somebody is, and what has no word, is not kept: %s', (text) => {
  expect(missedSearch(text)).toBeUndefined()
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36',
  'curl/8.5.0',
  '',
  null,
])('programs are no customers: %s', (name) => {
  expect(isProgram(name)).toBe(true)
})

test('a telephone’s browser is a customer’s', () => {
  const name =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1'
  expect(isProgram(name)).toBe(false)
})
