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

function keyOf({ field, language }: Order): (row: TableProduct) => Key {
  switch (field) {
    case 'sort':
      return ({ facts }) => facts.sort
    case 'price_brutto':
      return ({ facts }) => facts.price
    case 'created_on':
      return ({ facts }) => facts.createdOn
    case 'display_name':
      return ({ facts }) => collationKey(facts.names[language])
  }
}

function compareKeys(a: Key, b: Key, descending: boolean): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b === descending ? 1 : -1
}

type Keyed = { readonly row: TableProduct; readonly key: Key }

/** The table's products in an order, made when first asked for and then kept right with each change. */
export interface ProductOrders {
  rows(order: Order): readonly TableProduct[]
  added(row: TableProduct): void
  removed(row: TableProduct): void
}

export function productOrders(table: ProductTable): ProductOrders {
  const known = new Map<string, { order: Order; rows: TableProduct[]; compare: (a: Keyed, b: Keyed) => number }>()

  const nameOf = ({ field, descending, language }: Order) =>
    `${descending ? '-' : ''}${field}${field === 'display_name' ? ` ${languages.indexOf(language)}` : ''}`

  function make(order: Order) {
    const key = keyOf(order)
    const compare = (a: Keyed, b: Keyed) =>
      compareKeys(a.key, b.key, order.descending) || a.row.facts.id - b.row.facts.id
    const keyed = table.rows.flatMap((row) => (row ? [{ row, key: key(row) }] : []))
    const rows = keyed.sort(compare).map(({ row }) => row)
    return { order, rows, compare }
  }

  /** Where a product stands, or would stand, among the rows. */
  function placeOf({ order, rows, compare }: ReturnType<typeof make>, row: TableProduct): number {
    const key = keyOf(order)
    const wanted = { row, key: key(row) }
    let [low, high] = [0, rows.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const there = rows[middle] as TableProduct
      if (compare({ row: there, key: key(there) }, wanted) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    rows(order) {
      const name = nameOf(order)
      const found = known.get(name) ?? make(order)
      known.set(name, found)
      return found.rows
    },
    added(row) {
      for (const kept of known.values()) kept.rows.splice(placeOf(kept, row), 0, row)
    },
    removed(row) {
      for (const kept of known.values()) {
        const place = placeOf(kept, row)
        if (kept.rows[place] === row) kept.rows.splice(place, 1)
      }
    },
  }
}
