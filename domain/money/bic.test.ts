import { expect, test } from 'vitest'
import { parseBic } from './bic.ts'

test.each([
  ['COBA DE FF XXX', 'COBADEFFXXX'],
  ['cobadeff', 'COBADEFF'],
  ['COBADEFFX', undefined],
  ['C0BADEFF', undefined],
  ['', undefined],
])('a BIC has 8 or 11 characters, however it is spaced: %j', (text, bic) => {
  expect(parseBic(text)).toBe(bic)
})
