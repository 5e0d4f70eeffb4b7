import { addSlot, countCommon, hasSlot, noSlots, type SlotBits, type SlotSet, slotSet } from './slot-bits.ts'

/** Which slots have which of the ids that products point to. */
export interface SlotsById {
  /** Notes that a slot has an id, which it must not have yet. */
  add(id: number, slot: number): void
  remove(id: number, slot: number): void
  /** Those of the first so many slots that have one of these ids at least. */
  having(ids: readonly number[], slots: number): SlotBits
  /** How many of a set of slots have each id, ascending by id; ids that none of them has are left out. */
  counts(amongOf: (id: number) => SlotBits): { id: number; count: number }[]
}

/** Ids of many slots have a bit for each slot; those of few a list, which is shorter and quicker to look through. */
type Slots = SlotSet | number[]

const isList = (slots: Slots): slots is number[] => Array.isArray(slots)

function asSet(list: readonly number[]): SlotSet {
  const set = slotSet()
  for (const slot of list) set.add(slot)
  return set
}

function countIn(list: readonly number[], among: SlotBits): number {
  let count = 0
  for (const slot of list) count += Number(hasSlot(among, slot))
  return count
}

function addAll(bits: SlotBits, slots: Slots): void {
  if (isList(slots)) for (const slot of slots) addSlot(bits, slot)
  else for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] as number) | (slots.bits[word] ?? 0)
}

export function slotsById(): SlotsById {
  const all = new Map<number, Slots>()
  let words = 0

  return {
    add(id, slot) {
      words = Math.max(words, (slot >>> 5) + 1)
      const slots = all.get(id)
      if (!slots) all.set(id, [slot])
      else if (!isList(slots)) slots.add(slot)
      // A number of a list takes twice as much memory as the bits of thirty-two slots.
      else if (slots.push(slot) * 2 > words) all.set(id, asSet(slots))
    },
    remove(id, slot) {
      const slots = all.get(id)
      if (!slots) return
      if (isList(slots)) slots.splice(slots.indexOf(slot), 1)
      else slots.remove(slot)
    },
    having(ids, slots) {
      const found = noSlots(slots)
      for (const id of ids) addAll(found, all.get(id) ?? [])
      return found
    },
    counts(amongOf) {
      const counts: { id: number; count: number }[] = []
      for (const [id, slots] of all) {
        const among = amongOf(id)
        const count = isList(slots) ? countIn(slots, among) : countCommon(slots.bits, among)
        if (count > 0) counts.push({ id, count })
      }
      return counts.sort((a, b) => a.id - b.id)
    },
  }
}
