import { expect, test } from 'vitest'
import { salesModeOf } from './sales-mode.ts'

test('a product is sold as it says itself, else as its brand says, else it can be bought', () => {
  expect(salesModeOf('request', 'display_only', undefined)).toBe('request')
  expect(salesModeOf(null, 'display_only', undefined)).toBe('display_only')
  expect(salesModeOf(undefined, null, undefined)).toBe('buy')
})
