import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listColumn, numberColumn } from './columns.ts'

test('a column of numbers grows with its slots', () => {
  const column = numberColumn()
  column.set(1000, 7)
  column.set(0, 3)
  expect([column.values[0], column.values[1000]]).toEqual([3, 7])
})

test('a column of lists holds the last list of each slot, however often and however long they are changed', () => {
  const change = fc.record({ slot: fc.nat(20), list: fc.array(fc.nat(99), { maxLength: 12 }) })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 300 }), (changes) => {
      const column = listColumn()
      const expected = new Map<number, number[]>()
      for (const { slot, list } of changes) {
        column.set(slot, list)
        expected.set(slot, list)
      }
      for (const [slot, list] of expected) {
        const start = column.starts[slot] ?? 0
        expect(Array.from(column.values.subarray(start, start + (column.lengths[slot] ?? 0)))).toEqual(list)
      }
      const used = [...expected.values()].reduce((sum, { length }) => sum + length, 0)
      expect(column.values.length).toBeLessThanOrEqual(Math.max(256, used * 8))
    }),
  )
})
