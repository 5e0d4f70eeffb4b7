import { expect, test } from 'vitest'
import { salesModeOf } from './sales-mode.ts'

test('a product is sold as it says itself, else as its brand says, else it can be bought', () => {
  expect(salesModeOf('request', 'display_only')).toBe('request')
  expect(salesModeOf(null, 'display_only')).toBe('display_only')
  expect(salesModeOf(undefined, null)).toBe('buy')
})
