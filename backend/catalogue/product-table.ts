import { type NumberColumn, numberColumn } from './columns.ts'
import type { ProductFacts } from './product-facts.ts'
import { type SlotSet, slotSet } from './slot-bits.ts'
import { type SlotsById, slotsById } from './slots-by-id.ts'

export interface TableProduct {
  readonly slot: number
  readonly facts: ProductFacts
}

/** What products point to, by kind: which slots have which ids. */
export type Pointers = Readonly<
  Record<'categories' | 'manufacturers' | 'subcategories' | 'attributes' | 'tags' | 'branches', SlotsById>
>

/** The published products of a project in memory: by row for order and search, by what they point to for counting. */
export interface ProductTable extends Pointers {
  /** By slot; empty where a product has gone and none has come since. */
  readonly rows: readonly (TableProduct | undefined)[]
  /** Cents; -1 without a price. */
  readonly prices: NumberColumn
  /** The slots that have a product. */
  readonly taken: Pick<SlotSet, 'bits'>
  byId(id: number): TableProduct | undefined
  put(facts: ProductFacts): TableProduct
  remove(id: number): void
}

/** What a product points to, by kind. */
const pointersOf = (facts: ProductFacts): Record<keyof Pointers, readonly number[]> => ({
  categories: facts.category === null ? [] : [facts.category],
  manufacturers: facts.manufacturer === null ? [] : [facts.manufacturer],
  subcategories: facts.subcategories,
  attributes: facts.attributes,
  tags: facts.tags,
  branches: facts.branches,
})

export function productTable(): ProductTable {
  const rows: (TableProduct | undefined)[] = []
  const slots = new Map<number, number>()
  const free: number[] = []
  const pointers: Pointers = {
    categories: slotsById(),
    manufacturers: slotsById(),
    subcategories: slotsById(),
    attributes: slotsById(),
    tags: slotsById(),
    branches: slotsById(),
  }
  const kinds = Object.keys(pointers) as (keyof Pointers)[]
  const prices = numberColumn()
  const taken = slotSet()

  function clear({ slot, facts }: TableProduct): void {
    const old = pointersOf(facts)
    for (const kind of kinds) for (const id of old[kind]) pointers[kind].remove(id, slot)
    taken.remove(slot)
    rows[slot] = undefined
  }

  return {
    rows,
    prices,
    taken,
    ...pointers,
    byId: (id) => rows[slots.get(id) ?? -1],
    put(facts) {
      const slot = slots.get(facts.id) ?? free.pop() ?? rows.length
      if (rows[slot]) clear(rows[slot])
      const row = { slot, facts }
      slots.set(facts.id, slot)
      rows[slot] = row
      taken.add(slot)
      prices.set(slot, facts.price ?? -1)
      const now = pointersOf(facts)
      for (const kind of kinds) for (const id of now[kind]) pointers[kind].add(id, slot)
      return row
    },
    remove(id) {
      const row = rows[slots.get(id) ?? -1]
      if (!row) return
      slots.delete(id)
      clear(row)
      free.push(row.slot)
    },
  }
}
