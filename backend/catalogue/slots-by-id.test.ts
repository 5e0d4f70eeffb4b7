import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addSlot, eachSlot, noSlots } from './slot-bits.ts'
import { slotsById } from './slots-by-id.ts'

const [IDS, SLOTS] = [6, 200]

/** Low ids are those of many slots, high ones those of few. */
const pair = fc.record({ id: fc.nat(IDS).map((id) => Math.floor((id * id) / IDS)), slot: fc.nat(SLOTS - 1) })

test('ids of many slots and of few are found and counted as a plain look at every pair does, whatever came and went', () => {
  const steps = fc.array(fc.record({ pair, comes: fc.integer({ min: 0, max: 3 }).map(Boolean) }), { maxLength: 600 })
  const wanted = fc.record({ ids: fc.uniqueArray(fc.nat(IDS + 1)), among: fc.uniqueArray(fc.nat(SLOTS - 1)) })
  fc.assert(
    fc.property(steps, wanted, (changes, { ids, among }) => {
      const slots = slotsById()
      const expected = new Map<number, Set<number>>()
      for (const { pair, comes } of changes) {
        const own = expected.get(pair.id) ?? new Set()
        expected.set(pair.id, own)
        if (comes === own.has(pair.slot)) continue
        if (comes) {
          slots.add(pair.id, pair.slot)
          own.add(pair.slot)
        } else {
          slots.remove(pair.id, pair.slot)
          own.delete(pair.slot)
        }
      }
      const bits = noSlots(SLOTS)
      for (const slot of among) addSlot(bits, slot)
      const found: number[] = []
      eachSlot(slots.having(ids, SLOTS), (slot) => found.push(slot))
      const having = new Set(ids.flatMap((id) => [...(expected.get(id) ?? [])]))
      expect(found).toEqual([...having].sort((a, b) => a - b))
      const counts = [...expected].map(([id, own]) => ({ id, count: among.filter((slot) => own.has(slot)).length }))
      expect(slots.counts(() => bits)).toEqual(counts.filter(({ count }) => count > 0).sort((a, b) => a.id - b.id))
    }),
  )
})
