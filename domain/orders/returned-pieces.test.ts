import { expect, test } from 'vitest'
import { piecesLeft, refundFor, wrongPieces } from './returned-pieces.ts'

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
