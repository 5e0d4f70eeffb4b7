import { expect, test } from 'vitest'
import { leavesWithdrawal, withdrawablePieces, withdrawalRefund } from './withdrawal-refund.ts'

const ring = { id: 1, count: 2, returned: 0, priceBrutto: 10_000, excludesWithdrawal: false }
const engraved = { id: 2, count: 1, returned: 0, priceBrutto: 25_000, excludesWithdrawal: true }
const money = { shipping: 1290, wrap: 490, cheapestShipping: 590, left: 100_000, owed: 0 }

test('of a whole order goods, gift wrap and the standard delivery come back, not the dearer one that was chosen', () => {
  expect(withdrawalRefund([ring], [{ line: 1, count: 2 }], money)).toEqual({
    goods: 20_000,
    shipping: 590,
    wrap: 490,
    amount: 21_080,
    missing: 0,
  })
})

test('of a part the price of its pieces comes back, and no delivery', () => {
  expect(withdrawalRefund([ring], [{ line: 1, count: 1 }], money)).toMatchObject({
    amount: 10_000,
    shipping: 0,
    wrap: 0,
  })
  expect(withdrawalRefund([ring, engraved], [{ line: 1, count: 2 }], money)).toMatchObject({
    amount: 20_000,
    shipping: 0,
  })
})

test('what was never paid is not given back, and is named', () => {
  expect(
    withdrawalRefund([ring, engraved], [{ line: 1, count: 1 }], { ...money, left: 5000, owed: 20_000 }),
  ).toMatchObject({
    amount: 0,
    missing: 10_000,
  })
  expect(
    withdrawalRefund([ring, engraved], [{ line: 1, count: 2 }], { ...money, left: 5000, owed: 18_000 }),
  ).toMatchObject({
    amount: 2000,
    missing: 18_000,
  })
  expect(withdrawalRefund([ring], [{ line: 1, count: 2 }], { ...money, left: 0 })).toMatchObject({
    amount: 0,
    missing: 21_080,
  })
})

test('what was made for the customer, and what has come back already, is not proposed', () => {
  expect(withdrawablePieces([ring, engraved])).toEqual([{ line: 1, count: 2 }])
  expect(withdrawablePieces([{ ...ring, returned: 1 }])).toEqual([{ line: 1, count: 1 }])
})

test('an order leaves something to withdraw from until it is over or all that can be is back; goods made for the customer alone count', () => {
  expect(leavesWithdrawal({ state: 'shipped', lines: [ring, engraved] })).toBe(true)
  expect(leavesWithdrawal({ state: 'cancelled', lines: [ring] })).toBe(false)
  expect(leavesWithdrawal({ state: 'shipped', lines: [{ ...ring, returned: 1 }, engraved] })).toBe(true)
  expect(leavesWithdrawal({ state: 'shipped', lines: [{ ...ring, returned: 2 }, engraved] })).toBe(false)
  expect(leavesWithdrawal({ state: 'shipped', lines: [engraved] })).toBe(true)
})
