import { expect, test } from 'vitest'
import { creditedWith, piecesLeft, refundFor, wrongPieces } from './returned-pieces.ts'

const lines = [
  { id: 1, count: 2, returned: 0, priceBrutto: 1000 },
  { id: 2, count: 3, returned: 2, priceBrutto: 500 },
]

test('pieces that came back before cannot come back again', () => {
  expect(lines.map(piecesLeft)).toEqual([2, 1])
  expect(wrongPieces(lines, [{ line: 1, count: 2, toStock: true }])).toBe(-1)
  expect(wrongPieces(lines, [{ line: 2, count: 2, toStock: true }])).toBe(0)
})

test('a line named twice counts together, and one of another order is wrong', () => {
  const piece = { count: 1, toStock: false }
  expect(
    wrongPieces(lines, [
      { line: 2, ...piece },
      { line: 2, ...piece },
    ]),
  ).toBe(1)
  expect(wrongPieces(lines, [{ line: 9, ...piece }])).toBe(0)
})

test('the pieces are given back at their price, with the last of them shipping and gift wrap, and never more than is here', () => {
  const money = { extras: 590, left: 10_000 }
  expect(refundFor(lines, [{ line: 1, count: 1 }], money)).toBe(1000)
  const all = [
    { line: 1, count: 2 },
    { line: 2, count: 1 },
  ]
  expect(refundFor(lines, all, money)).toBe(2500 + 590)
  expect(refundFor(lines, all, { ...money, left: 300 })).toBe(300)
  expect(refundFor(lines, [], money)).toBe(0)
})

test('what pieces cost beyond the money for them is not owed any more, as far as it was, and with the last of them all of it', () => {
  const one = [{ line: 1, count: 1 }]
  expect(creditedWith(lines, one, { cents: 0, owed: 5000 })).toBe(1000)
  expect(creditedWith(lines, one, { cents: 400, owed: 5000 })).toBe(600)
  expect(creditedWith(lines, one, { cents: 400, owed: 100 })).toBe(100)
  expect(creditedWith(lines, one, { cents: 1200, owed: 100 })).toBe(0)
  expect(creditedWith(lines, [], { cents: 400, owed: 5000 })).toBe(0)
  const all = [
    { line: 1, count: 2 },
    { line: 2, count: 1 },
  ]
  expect(creditedWith(lines, all, { cents: 400, owed: 5000 })).toBe(5000)
})
