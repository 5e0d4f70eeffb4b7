import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growingLists, listColumn, numberColumn } from './columns.ts'

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

test('lists that grow and shrink by one hold what came and did not go, whatever moved meanwhile', () => {
  const change = fc.record({ list: fc.nat(12), value: fc.nat(9), comes: fc.boolean() })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 400 }), (changes) => {
      const lists = growingLists()
      const expected = new Map<number, number[]>()
      for (const { list, value, comes } of changes) {
        const own = expected.get(list) ?? []
        expected.set(list, own)
        if (comes) {
          lists.push(list, value)
          own.push(value)
        } else {
          lists.remove(list, value)
          if (own.includes(value)) own.splice(own.indexOf(value), 1)
        }
      }
      for (const [list, own] of expected) expect(Array.from(lists.of(list)).sort()).toEqual(own.sort())
    }),
  )
})
