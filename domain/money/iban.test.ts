import { expect, test } from 'vitest'
import { formatIban, parseIban } from './iban.ts'

test('a right IBAN is taken without blanks and in capitals', () => {
  expect(parseIban('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
  expect(parseIban('FR14 2004 1010 0505 0001 3M02 606')).toBe('FR1420041010050500013M02606')
})

test.each([
  '',
  'DE89370400440532013001',
  'DE8937040044053201300',
  'DE98370400440532013000',
  '89370400440532013000',
  'DE89-3704',
])('%j is not an IBAN', (text) => {
  expect(parseIban(text)).toBeUndefined()
})

test('an IBAN is shown in groups of four', () => {
  expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
})
