import { expect, test } from 'vitest'
import { isPostalCode } from './postal-codes.ts'

test.each([
  ['DE', '01067', true],
  ['DE', '1067', false],
  ['DE', 'D-01067', false],
  ['AT', '1010', true],
  ['AT', '0101', false],
  ['AT', '10100', false],
  ['CH', '8001', true],
  ['CH', 'CH-8001', false],
  ['FR', '75008', true],
  ['FR', '7500', false],
  ['NL', '1012 AB', true],
  ['GB', 'SW1A 1AA', true],
  ['PL', '00-950', true],
  ['PL', '', false],
  ['PL', '<script>', false],
  ['PL', '1234567890123', false],
  ['constructor', '12', true],
])('in %s the postal code %j is right: %s', (country, code, expected) => {
  expect(isPostalCode(code, country)).toBe(expected)
})
