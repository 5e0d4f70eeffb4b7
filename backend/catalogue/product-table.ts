import { type Numbering, numbering } from './numbering.ts'
import type { ProductFacts } from './product-facts.ts'

/** A product's place in the table, what it points to as numbers of the table's numberings; -1 for nothing. */
export interface ProductRow {
  readonly slot: number
  readonly facts: ProductFacts
  readonly category: number
  readonly manufacturer: number
  readonly subcategories: readonly number[]
  readonly attributes: readonly number[]
  readonly tags: readonly number[]
  /** Cents; -1 without a price. */
  readonly price: number
}

/** The published products of a project in memory. */
export interface ProductTable {
  /** By slot; empty where a product has gone and none has come since. */
  readonly rows: readonly (ProductRow | undefined)[]
  readonly size: number
  readonly categories: Numbering
  readonly manufacturers: Numbering
  readonly subcategories: Numbering
  readonly attributes: Numbering
  readonly tags: Numbering
  byId(id: number): ProductRow | undefined
  put(facts: ProductFacts): ProductRow
  remove(id: number): void
}

export function productTable(): ProductTable {
  const rows: (ProductRow | undefined)[] = []
  const slots = new Map<number, number>()
  const free: number[] = []
  const [categories, manufacturers, subcategories, attributes, tags] = [
    numbering(),
    numbering(),
    numbering(),
    numbering(),
    numbering(),
  ]
  const code = (of: Numbering, id: number | null) => (id === null ? -1 : of.codeOf(id))
  return {
    rows,
    get size() {
      return slots.size
    },
    categories,
    manufacturers,
    subcategories,
    attributes,
    tags,
    byId: (id) => rows[slots.get(id) ?? -1],
    put(facts) {
      const slot = slots.get(facts.id) ?? free.pop() ?? rows.length
      const row: ProductRow = {
        slot,
        facts,
        category: code(categories, facts.category),
        manufacturer: code(manufacturers, facts.manufacturer),
        subcategories: facts.subcategories.map(subcategories.codeOf),
        attributes: facts.attributes.map(attributes.codeOf),
        tags: facts.tags.map(tags.codeOf),
        price: facts.price ?? -1,
      }
      slots.set(facts.id, slot)
      rows[slot] = row
      return row
    },
    remove(id) {
      const slot = slots.get(id)
      if (slot === undefined) return
      slots.delete(id)
      rows[slot] = undefined
      free.push(slot)
    },
  }
}
