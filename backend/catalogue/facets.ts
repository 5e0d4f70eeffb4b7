import type { ListFilters } from '#domain/list-context.ts'
import type { Labels } from './labels.ts'
import type { Numbering } from './numbering.ts'
import type { ProductRow, ProductTable } from './product-table.ts'

export interface Count {
  readonly id: number
  readonly count: number
}

/** How many products each value would leave, the other filters kept. Values without products are left out. */
export interface Facets {
  readonly categories: readonly Count[]
  readonly manufacturers: readonly Count[]
  readonly subcategories: readonly Count[]
  readonly attributes: readonly Count[]
  readonly tags: readonly Count[]
  /** Lowest and highest price, in cents, under the other filters; null when nothing there has a price. */
  readonly price: { readonly min: number; readonly max: number } | null
}

export interface Found {
  /** 1 for each slot of the table whose product meets all filters. */
  readonly matches: Uint8Array
  readonly count: number
  readonly facets: Facets
}

/** One way in which a product can fail: it has none of the values that are chosen in this dimension. */
interface Test {
  readonly dimension: number
  readonly meets: (row: ProductRow) => boolean
}

// The fixed dimensions; each group of attributes with a choice is a further one.
const [CATEGORY, MANUFACTURER, SUBCATEGORY, TAG, PRICE, GROUPS] = [0, 1, 2, 3, 4, 5]
const NONE = -1

const flagsOf = (numbers: Numbering, ids: Iterable<number>): Uint8Array => {
  const flags = new Uint8Array(numbers.size)
  for (const id of ids) if (numbers.find(id) >= 0) flags[numbers.find(id)] = 1
  return flags
}

const add = (counts: Int32Array, code: number): void => {
  counts[code] = (counts[code] ?? 0) + 1
}

const hasAny = (codes: readonly number[], flags: Uint8Array): boolean => {
  for (const code of codes) if (flags[code]) return true
  return false
}

/**
 * Finds the products that meet all filters and counts every facet under the others, in one pass: who meets all is counted
 * everywhere, who fails in one dimension only is counted in that one. Within a dimension any chosen value does; attributes are
 * one dimension for each group. (SPEC 5, product filter)
 * @param among 1 for each slot that is looked at; without it all are
 */
export function findFacets(table: ProductTable, labels: Labels, filters: ListFilters, among?: Uint8Array): Found {
  const chosen = chosenGroups(filters, labels)
  const tests = [...fixedTests(table, labels, filters), ...groupTests(table, chosen)]
  const dimensionOf = new Int32Array(table.attributes.size).fill(NONE)
  const chosenPlaces = [...chosen.keys()]
  for (let code = 0; code < table.attributes.size; code++) {
    const place = chosenPlaces.indexOf(labels.attributes.get(table.attributes.idOf(code))?.group ?? NONE)
    if (place >= 0) dimensionOf[code] = GROUPS + place
  }
  const counted = {
    categories: new Int32Array(table.categories.size),
    manufacturers: new Int32Array(table.manufacturers.size),
    subcategories: new Int32Array(table.subcategories.size),
    attributes: new Int32Array(table.attributes.size),
    tags: new Int32Array(table.tags.size),
  }
  const matches = new Uint8Array(table.rows.length)
  let [count, min, max] = [0, Number.POSITIVE_INFINITY, NONE]

  for (const row of table.rows) {
    if (!row || (among && !among[row.slot])) continue
    let failed = NONE
    let failures = 0
    for (const { dimension, meets } of tests) {
      if (meets(row)) continue
      failed = dimension
      if (++failures > 1) break
    }
    if (failures > 1) continue
    if (failures === 0) {
      matches[row.slot] = 1
      count++
    }
    const fits = (dimension: number) => failures === 0 || failed === dimension
    if (row.category >= 0 && fits(CATEGORY)) add(counted.categories, row.category)
    if (row.manufacturer >= 0 && fits(MANUFACTURER)) add(counted.manufacturers, row.manufacturer)
    if (fits(SUBCATEGORY)) for (const code of row.subcategories) add(counted.subcategories, code)
    if (fits(TAG)) for (const code of row.tags) add(counted.tags, code)
    if (row.price >= 0 && fits(PRICE)) {
      if (row.price < min) min = row.price
      if (row.price > max) max = row.price
    }
    if (failures === 0) for (const code of row.attributes) add(counted.attributes, code)
    else if (failed >= GROUPS)
      for (const code of row.attributes) if (dimensionOf[code] === failed) add(counted.attributes, code)
  }

  const list = (numbers: Numbering, counts: Int32Array): Count[] =>
    Array.from(counts).flatMap((value, code) => (value > 0 ? [{ id: numbers.idOf(code), count: value }] : []))
  return {
    matches,
    count,
    facets: {
      categories: list(table.categories, counted.categories),
      manufacturers: list(table.manufacturers, counted.manufacturers),
      subcategories: list(table.subcategories, counted.subcategories),
      attributes: list(table.attributes, counted.attributes),
      tags: list(table.tags, counted.tags),
      price: max < 0 ? null : { min, max },
    },
  }
}

function fixedTests(table: ProductTable, labels: Labels, filters: ListFilters): Test[] {
  const { category, manufacturers, subcategories, tag, priceFrom, priceTo } = filters
  const tests: Test[] = []
  const test = (dimension: number, meets: Test['meets']) => tests.push({ dimension, meets })
  if (category !== null) {
    const wanted = table.categories.find(categoryId(category, labels))
    test(CATEGORY, (row) => wanted >= 0 && row.category === wanted)
  }
  if (manufacturers.length > 0) {
    const flags = flagsOf(table.manufacturers, manufacturers)
    test(MANUFACTURER, (row) => flags[row.manufacturer] === 1)
  }
  if (subcategories.length > 0) {
    const flags = flagsOf(table.subcategories, subcategories)
    test(SUBCATEGORY, (row) => hasAny(row.subcategories, flags))
  }
  if (tag !== null) {
    const flags = flagsOf(table.tags, tagsContaining(tag, labels))
    test(TAG, (row) => hasAny(row.tags, flags))
  }
  if (priceFrom !== null || priceTo !== null) {
    const [from, to] = [priceFrom ?? 0, priceTo ?? Number.POSITIVE_INFINITY]
    test(PRICE, ({ price }) => price >= from && price <= to)
  }
  return tests
}

/** A category given as text is meant by its slug, otherwise by its id (SPEC 5); -1 when there is none. */
export function categoryId(category: string | number, { categories }: Labels): number {
  if (typeof category === 'number') return category
  for (const [id, { slug }] of categories) if (slug === category) return id
  return NONE
}

/** The tags whose name contains the text (SPEC 5), whatever the case. */
function tagsContaining(text: string, { tags }: Labels): number[] {
  const wanted = text.toLowerCase()
  return [...tags].flatMap(([id, name]) => (name.toLowerCase().includes(wanted) ? [id] : []))
}

/** The chosen attributes by their group; those that do not exist are a group that nothing belongs to. */
function chosenGroups({ attributes }: ListFilters, labels: Labels): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  for (const id of attributes) {
    const group = labels.attributes.get(id)?.group ?? NONE
    groups.set(group, [...(groups.get(group) ?? []), id])
  }
  return groups
}

function groupTests(table: ProductTable, chosen: ReadonlyMap<number, number[]>): Test[] {
  return [...chosen.values()].map((ids, place) => {
    const flags = flagsOf(table.attributes, ids)
    return { dimension: GROUPS + place, meets: (row) => hasAny(row.attributes, flags) }
  })
}
