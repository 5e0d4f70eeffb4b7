import { expect, test } from 'vitest'
import { phoneDigits, searchedCents, searchedDigits } from './searched-number.ts'

test.each(['+49 40 123456', '040/123456', '0049 (0)40 12 34 56', '(040) 123-456'])(
  '%s is the same telephone number however it is written',
  (phone) => {
    expect(phoneDigits(phone)).toBe('40123456')
  },
)

test('the code of another country stays', () => {
  expect(phoneDigits('+43 1 2345')).toBe('4312345')
})

test.each([
  ['040/1234', '401234'],
  ['040', '40'],
  ['2026-00012', '202600012'],
  ['Ring', undefined],
  ['7', undefined],
])('the word %s is searched for as the digits %s', (word, digits) => {
  expect(searchedDigits(word)).toBe(digits)
})

test.each([
  ['204', 20_400],
  ['204,90', 20_490],
  ['1.299,50', 129_950],
  ['1,299.50', 129_950],
  ['1.299', 129_900],
  ['129,95€', 12_995],
  ['Ring', undefined],
  ['2026-00012', undefined],
  ['1.29.50', undefined],
  ['19.999.999,99', 1_999_999_999],
  ['999.999.999.999', undefined],
])('the word %s is the sum %s', (word, cents) => {
  expect(searchedCents(word)).toBe(cents)
})
