import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byPlace, isRest, leftBefore, sentOut, stillHereOf, stillToSend, wrongInParcel } from './parcels.ts'

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

test('what comes back of a parcel is not sent again, and leaves what is here to be sent', () => {
  const sent = [{ id: 1, count: 3, returned: 1, returnedSent: 1 }]
  expect(stillToSend(sent, [parcel([1, 1])])).toEqual([{ line: 1, count: 2 }])
  expect(stillHereOf({ id: 1, stockTaken: 3, returned: 1, returnedSent: 1 }, [parcel([1, 1])])).toBe(2)
})

test('pieces come back from where staff say they are, else from the house first, and never more than are there', () => {
  const order = { lines, parcels: [parcel([1, 2])], isHandedOver: false }
  const back = (count: number, fromParcel?: boolean) => leftBefore(order, [{ line: 1, count, fromParcel }])
  expect(back(1)).toEqual({ left: [0], wrong: -1 })
  expect(back(2)).toEqual({ left: [1], wrong: -1 })
  expect(back(2, true)).toEqual({ left: [2], wrong: -1 })
  expect(back(3, true).wrong).toBe(0)
  expect(back(2, false).wrong).toBe(0)
  const twice = [
    { line: 1, count: 2, fromParcel: true },
    { line: 1, count: 1, fromParcel: true },
  ]
  expect(leftBefore(order, twice).wrong).toBe(1)
  expect(leftBefore({ ...order, parcels: [] }, [{ line: 1, count: 1, fromParcel: true }]).wrong).toBe(0)
  expect(leftBefore({ ...order, isHandedOver: true }, [{ line: 1, count: 3, fromParcel: false }])).toEqual({
    left: [3],
    wrong: -1,
  })
  expect(byPlace(order, [{ line: 1, count: 3 }])).toEqual([
    { line: 1, count: 1, fromParcel: false },
    { line: 1, count: 2, fromParcel: true },
  ])
})

test('whatever is sent and comes back, each piece is in one place', () => {
  const step = fc.record({ count: fc.integer({ min: 1, max: 3 }), kind: fc.constantFrom('send', 'back', undefined) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step, { maxLength: 12 }), (count, steps) => {
      let line = { id: 1, count, returned: 0, returnedSent: 0 }
      let parcels: ReturnType<typeof parcel>[] = []
      let [here, out, back] = [count, 0, 0]
      for (const { kind, count: pieces } of steps) {
        if (kind === 'send') {
          if (wrongInParcel(stillToSend([line], parcels), [{ line: 1, count: pieces }]) >= 0) continue
          parcels = [...parcels, parcel([1, pieces])]
          here -= pieces
          out += pieces
          continue
        }
        const fromParcel = kind === 'back' ? true : undefined
        const { left, wrong } = leftBefore({ lines: [line], parcels, isHandedOver: false }, [
          { line: 1, count: pieces, fromParcel },
        ])
        const [sent = 0] = left
        expect(wrong < 0).toBe(fromParcel ? pieces <= out : pieces <= here + out)
        if (wrong >= 0) continue
        line = { ...line, returned: line.returned + pieces, returnedSent: line.returnedSent + sent }
        here -= pieces - sent
        out -= sent
        back += pieces
      }
      expect(stillToSend([line], parcels)).toEqual(here > 0 ? [{ line: 1, count: here }] : [])
      expect(here + out + back).toBe(count)
    }),
  )
})
