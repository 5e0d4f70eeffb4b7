import { type ListColumn, listColumn, type NumberColumn, numberColumn } from './columns.ts'
import { type Numbering, numbering } from './numbering.ts'
import type { ProductFacts } from './product-facts.ts'

export interface TableProduct {
  readonly slot: number
  readonly facts: ProductFacts
}

/** What products point to: in `column` as numbers that `numbers` gives to the ids. */
export interface Pointers<Column> {
  readonly numbers: Numbering
  readonly column: Column
}

/** The published products of a project in memory: by row for order and search, by column for counting. */
export interface ProductTable {
  /** By slot; empty where a product has gone and none has come since. */
  readonly rows: readonly (TableProduct | undefined)[]
  /** -1 where a product has none. */
  readonly categories: Pointers<NumberColumn>
  readonly manufacturers: Pointers<NumberColumn>
  readonly subcategories: Pointers<ListColumn>
  readonly attributes: Pointers<ListColumn>
  readonly tags: Pointers<ListColumn>
  readonly branches: Pointers<ListColumn>
  /** Cents; -1 without a price. */
  readonly prices: NumberColumn
  /** 1 for each slot that has a product. */
  readonly taken: NumberColumn
  byId(id: number): TableProduct | undefined
  put(facts: ProductFacts): TableProduct
  remove(id: number): void
}

const one = () => ({ numbers: numbering(), column: numberColumn() })
const several = () => ({ numbers: numbering(), column: listColumn() })

export function productTable(): ProductTable {
  const rows: (TableProduct | undefined)[] = []
  const slots = new Map<number, number>()
  const free: number[] = []
  const pointers = {
    categories: one(),
    manufacturers: one(),
    subcategories: several(),
    attributes: several(),
    tags: several(),
    branches: several(),
  }
  const prices = numberColumn()
  const taken = numberColumn()
  const point = ({ numbers, column }: Pointers<NumberColumn>, slot: number, id: number | null) =>
    column.set(slot, id === null ? -1 : numbers.codeOf(id))
  const pointMany = ({ numbers, column }: Pointers<ListColumn>, slot: number, ids: readonly number[]) =>
    column.set(slot, ids.map(numbers.codeOf))
  return {
    rows,
    prices,
    taken,
    ...pointers,
    byId: (id) => rows[slots.get(id) ?? -1],
    put(facts) {
      const slot = slots.get(facts.id) ?? free.pop() ?? rows.length
      const row = { slot, facts }
      slots.set(facts.id, slot)
      rows[slot] = row
      taken.set(slot, 1)
      prices.set(slot, facts.price ?? -1)
      point(pointers.categories, slot, facts.category)
      point(pointers.manufacturers, slot, facts.manufacturer)
      pointMany(pointers.subcategories, slot, facts.subcategories)
      pointMany(pointers.attributes, slot, facts.attributes)
      pointMany(pointers.tags, slot, facts.tags)
      pointMany(pointers.branches, slot, facts.branches)
      return row
    },
    remove(id) {
      const slot = slots.get(id)
      if (slot === undefined) return
      slots.delete(id)
      rows[slot] = undefined
      taken.set(slot, 0)
      free.push(slot)
    },
  }
}
