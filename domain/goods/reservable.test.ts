import { expect, test } from 'vitest'
import { isReservable } from './reservable.ts'
import { salesModeOf } from './sales-mode.ts'

test('goods that are sold by reserving can be reserved whatever the switch says, those shown or asked for never', () => {
  expect(isReservable('reserve', 'no', 'no', 'off')).toBe(true)
  expect(isReservable('request', 'yes', 'yes', 'beside')).toBe(false)
  expect(isReservable('display_only', 'yes', 'yes', 'beside')).toBe(false)
})

test('beside buying the product decides, then its brand, then the shop', () => {
  expect(isReservable('buy', null, null, 'beside')).toBe(true)
  expect(isReservable('buy', null, null, 'off')).toBe(false)
  expect(isReservable('buy', null, 'yes', 'off')).toBe(true)
  expect(isReservable('buy', 'no', 'yes', 'beside')).toBe(false)
})

test('a shop that only lets reserve sells nothing but what a product itself says can be bought', () => {
  expect(salesModeOf(null, 'buy', 'only')).toBe('reserve')
  expect(salesModeOf(null, null, 'only')).toBe('reserve')
  expect(salesModeOf('buy', null, 'only')).toBe('buy')
  expect(salesModeOf(null, 'display_only', 'only')).toBe('display_only')
  expect(salesModeOf(null, 'buy', 'beside')).toBe('buy')
})
