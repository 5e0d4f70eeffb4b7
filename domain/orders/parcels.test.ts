import { expect, test } from 'vitest'
import { isRest, sentOut, stillHereOf, stillToSend, wrongInParcel } from './parcels.ts'

const lines = [
  { id: 1, count: 3, returned: 0 },
  { id: 2, count: 1, returned: 0 },
]
const parcel = (...pieces: [line: number, count: number][]) => ({
  pieces: pieces.map(([line, count]) => ({ line, count })),
})

test('what is still to come is what was ordered without what has left', () => {
  expect(stillToSend(lines, [])).toEqual([
    { line: 1, count: 3 },
    { line: 2, count: 1 },
  ])
  expect(stillToSend(lines, [parcel([1, 1]), parcel([1, 1], [2, 1])])).toEqual([{ line: 1, count: 1 }])
  expect(stillToSend(lines, [parcel([1, 3]), parcel([2, 1])])).toEqual([])
})

test('what was cancelled or given back is not to come, nor less than nothing', () => {
  const given = [{ id: 1, count: 3, returned: 2 }]
  expect(stillToSend(given, [])).toEqual([{ line: 1, count: 1 }])
  expect(stillToSend(given, [parcel([1, 1])])).toEqual([])
  expect(stillToSend(given, [parcel([1, 2])])).toEqual([])
})

test('a parcel holds no more pieces than are still to come, no line twice, and none that the order does not have', () => {
  const rest = stillToSend(lines, [parcel([1, 1])])
  expect(wrongInParcel(rest, parcel([1, 2], [2, 1]).pieces)).toBe(-1)
  expect(wrongInParcel(rest, parcel([2, 1], [1, 3]).pieces)).toBe(1)
  expect(wrongInParcel(rest, parcel([1, 1], [1, 1]).pieces)).toBe(1)
  expect(wrongInParcel(rest, parcel([9, 1]).pieces)).toBe(0)
})

test('the last parcel is the one after which nothing is left', () => {
  const rest = stillToSend(lines, [])
  expect(isRest(rest, parcel([1, 3], [2, 1]).pieces)).toBe(true)
  expect(isRest(rest, parcel([1, 3]).pieces)).toBe(false)
  expect(isRest(rest, parcel([1, 2], [2, 1]).pieces)).toBe(false)
})

test('what has left with a parcel does not go back into stock when the rest is cancelled', () => {
  expect(stillHereOf({ id: 1, stockTaken: 3, returned: 0 }, [parcel([1, 2])])).toBe(1)
  expect(stillHereOf({ id: 1, stockTaken: 3, returned: 1 }, [parcel([1, 3])])).toBe(0)
  expect(stillHereOf({ id: 2, stockTaken: 2, returned: 1 }, [parcel([1, 3])])).toBe(1)
})

test('what can be sent back is what has left, of an order that was handed over all of it', () => {
  expect(sentOut(lines, [], false)).toEqual([])
  expect(sentOut(lines, [parcel([1, 2])], false)).toEqual([{ line: 1, count: 2 }])
  expect(sentOut(lines, [], true)).toEqual([
    { line: 1, count: 3 },
    { line: 2, count: 1 },
  ])
})
