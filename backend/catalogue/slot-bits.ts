import { longer } from './columns.ts'

/** A set of slots, a bit for each, so that thirty-two are looked at in one step. */
export type SlotBits = Int32Array

/** Room for so many slots, none of which is in the set. */
export const noSlots = (slots: number): SlotBits => new Int32Array((slots + 31) >>> 5)

export const hasSlot = (bits: SlotBits, slot: number): boolean =>
  (((bits[slot >>> 5] as number) >>> (slot & 31)) & 1) === 1

export function addSlot(bits: SlotBits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31))
}

/** Leaves in the first set what the second has too. */
export function keepOnly(bits: SlotBits, others: SlotBits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] as number) & (others[word] as number)
}

/** How many slots both sets have. */
export function countCommon(some: SlotBits, others: SlotBits): number {
  const words = Math.min(some.length, others.length)
  let count = 0
  for (let word = 0; word < words; word++) {
    // Filters leave few of many, most words of which are empty.
    if (others[word] === 0) continue
    // Adds up the bits in pairs, then in fours, then in bytes.
    let bits = (some[word] as number) & (others[word] as number)
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** Visits the slots of a set, ascending. */
export function eachSlot(bits: SlotBits, visit: (slot: number) => void): void {
  for (let word = 0; word < bits.length; word++)
    for (let left = bits[word] as number; left !== 0; left &= left - 1) visit(word * 32 + 31 - Math.clz32(left & -left))
}

/** A set of slots that grows. */
export interface SlotSet {
  /** Valid until the next change; without the words behind its last slot. */
  readonly bits: SlotBits
  add(slot: number): void
  remove(slot: number): void
}

export function slotSet(): SlotSet {
  const set = {
    bits: noSlots(0),
    add(slot: number): void {
      if (slot >>> 5 >= set.bits.length) set.bits = longer(set.bits, (slot >>> 5) + 1)
      addSlot(set.bits, slot)
    },
    remove(slot: number): void {
      set.bits[slot >>> 5] = (set.bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31))
    },
  }
  return set
}
