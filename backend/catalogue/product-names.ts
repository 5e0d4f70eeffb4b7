import { setImmediate } from 'node:timers/promises'
import type { Names } from './labels.ts'

/** Products whose names are read at once, between which other requests have their turn. */
const BATCH = 1000

type ReadNames = (ids: readonly number[]) => Promise<ReadonlyMap<number, Names>>

/** What the products of a catalogue are called. Only search and the order by name need to know, so it is read when first needed. */
export interface ProductNames {
  /** Reads the names of all these products, the first time. */
  need(ids: () => readonly number[]): Promise<void>
  /** Of a product that was among those read. */
  of(id: number): Names | undefined
  /** The names of products as they are now, for `keep`; undefined as long as none were needed. */
  reread(ids: readonly number[]): Promise<ReadonlyMap<number, Names>> | undefined
  keep(ids: readonly number[], found: ReadonlyMap<number, Names>): void
}

export function productNames(read: ReadNames): ProductNames {
  const names = new Map<number, Names>()
  let reading: Promise<void> | undefined

  async function readAll(ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      for (const [id, own] of await read(ids.slice(from, from + BATCH))) names.set(id, own)
      await setImmediate()
    }
  }

  async function readAfter(earlier: Promise<void>, ids: readonly number[]) {
    // What was asked before a change may be answered after it, and must not take its place.
    await earlier.catch(() => {})
    return read(ids)
  }

  return {
    need(ids) {
      if (reading) return reading
      const all = readAll(ids())
      reading = all
      // Whoever needs them after a failure reads them anew.
      all.catch(() => {
        reading = undefined
      })
      return all
    },
    of: (id) => names.get(id),
    reread: (ids) => reading && readAfter(reading, ids),
    keep(ids, found) {
      for (const id of ids) {
        const own = found.get(id)
        if (own) names.set(id, own)
        else names.delete(id)
      }
    },
  }
}
