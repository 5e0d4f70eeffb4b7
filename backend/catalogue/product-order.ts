import { type Language, languages } from '#domain/texts/language.ts'
import type { ProductTable, TableProduct } from './product-table.ts'

/** The fields that lists are ordered by, as `sort` of the items API names them. */
export const ORDER_FIELDS = ['sort', 'price_brutto', 'display_name', 'created_on'] as const

export type SortField = (typeof ORDER_FIELDS)[number]

/** An order of products. What has no value comes last in both directions, and the id breaks ties. */
export interface Order {
  readonly field: SortField
  readonly descending: boolean
  /** Whose names are meant when ordering by `display_name`. */
  readonly language: Language
}

type Key = string | number | null

const collationKey = (name: string): string =>
  name.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '')

/** What a product is called in a language. */
type CalledOf = (id: number, language: Language) => string

function keyOf({ field, language }: Order, calledOf: CalledOf): (row: TableProduct) => Key {
  switch (field) {
    case 'sort':
      return ({ facts }) => facts.sort
    case 'price_brutto':
      return ({ facts }) => facts.price
    case 'created_on':
      return ({ facts }) => facts.createdOn
    case 'display_name':
      return ({ facts }) => collationKey(calledOf(facts.id, language))
  }
}

function compareKeys(a: Key, b: Key, descending: boolean): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b === descending ? 1 : -1
}

type Keyed = { readonly row: TableProduct; readonly key: Key }

/** The slots of the table's products in an order, made when first asked for and then kept right with each change. */
export interface ProductOrders {
  /** Valid until the next change. */
  slots(order: Order): Int32Array
  added(row: TableProduct): void
  removed(row: TableProduct): void
}

interface Kept {
  readonly order: Order
  readonly compare: (a: Keyed, b: Keyed) => number
  /** Side by side in memory, as one that looks for the page of a list goes through all of them; the last places are room. */
  slots: Int32Array
  count: number
}

/** Places that are free in an order once it is full. */
const ROOM = 64

/** @param calledOf asked only for orders by name */
export function productOrders({ rows: products }: Pick<ProductTable, 'rows'>, calledOf: CalledOf): ProductOrders {
  const known = new Map<string, Kept>()

  const nameOf = ({ field, descending, language }: Order) =>
    `${descending ? '-' : ''}${field}${field === 'display_name' ? ` ${languages.indexOf(language)}` : ''}`

  function make(order: Order): Kept {
    const key = keyOf(order, calledOf)
    const compare = (a: Keyed, b: Keyed) =>
      compareKeys(a.key, b.key, order.descending) || a.row.facts.id - b.row.facts.id
    const keyed = products.flatMap((row) => (row ? [{ row, key: key(row) }] : []))
    const slots = Int32Array.from(keyed.sort(compare), ({ row }) => row.slot)
    return { order, compare, slots, count: slots.length }
  }

  /** Where a product stands, or would stand. */
  function placeOf({ order, compare, slots, count }: Kept, row: TableProduct): number {
    const key = keyOf(order, calledOf)
    const wanted = { row, key: key(row) }
    let [low, high] = [0, count]
    while (low < high) {
      const middle = (low + high) >>> 1
      const there = products[slots[middle] as number] as TableProduct
      if (compare({ row: there, key: key(there) }, wanted) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  function insert(kept: Kept, place: number, slot: number): void {
    if (kept.count === kept.slots.length) {
      const longer = new Int32Array(kept.count + ROOM)
      longer.set(kept.slots)
      kept.slots = longer
    }
    kept.slots.copyWithin(place + 1, place, kept.count)
    kept.slots[place] = slot
    kept.count++
  }

  return {
    slots(order) {
      const name = nameOf(order)
      const found = known.get(name) ?? make(order)
      known.set(name, found)
      return found.slots.subarray(0, found.count)
    },
    added(row) {
      for (const kept of known.values()) insert(kept, placeOf(kept, row), row.slot)
    },
    removed(row) {
      for (const kept of known.values()) {
        const place = placeOf(kept, row)
        if (place === kept.count || kept.slots[place] !== row.slot) continue
        kept.slots.copyWithin(place, place + 1, kept.count)
        kept.count--
      }
    },
  }
}
