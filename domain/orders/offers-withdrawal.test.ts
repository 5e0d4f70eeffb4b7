import { expect, test } from 'vitest'
import { offersWithdrawal } from './offers-withdrawal.ts'

test.each([
  [{ hasStore: true, settings: { hasCart: true, waysToPay: 0 } }, true],
  [{ hasStore: true, settings: { hasCart: false, waysToPay: 2 } }, true],
  [{ hasStore: true, settings: null }, true],
  [{ hasStore: true, settings: { hasCart: false, waysToPay: 0 } }, false],
  [{ hasStore: false, settings: { hasCart: true, waysToPay: 2 } }, false],
])('of %j contracts can be withdrawn from: %s', (selling, offered) => {
  expect(offersWithdrawal(selling)).toBe(offered)
})
