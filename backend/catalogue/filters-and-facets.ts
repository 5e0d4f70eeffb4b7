import type { FacetCount } from '#contract/wire/catalogue.ts'
import type { ListFilters } from '#domain/goods/list-context.ts'
import type { ListColumn, NumberColumn } from './columns.ts'
import type { Labels } from './labels.ts'
import type { Numbering } from './numbering.ts'
import type { Pointers, ProductTable } from './product-table.ts'

/**
 * How many products each value would leave, the other filters kept; a category without the subcategories, which belong to the one
 * chosen. Values without products are left out.
 */
export interface Facets {
  readonly categories: readonly FacetCount[]
  readonly manufacturers: readonly FacetCount[]
  readonly subcategories: readonly FacetCount[]
  readonly attributes: readonly FacetCount[]
  readonly tags: readonly FacetCount[]
  readonly branches: readonly FacetCount[]
  /** Lowest and highest price, in cents, under the other filters; null when nothing there has a price. */
  readonly price: { readonly min: number; readonly max: number } | null
}

export interface Found {
  /** 1 for each slot of the table whose product meets all filters. */
  readonly matches: Uint8Array
  readonly count: number
  readonly facets: Facets
}

// The fixed dimensions; each group of attributes with a choice is a further one.
const [CATEGORY, MANUFACTURER, SUBCATEGORY, TAG, PRICE, BRANCH, GROUPS] = [0, 1, 2, 3, 4, 5, 6] as const
const NONE = -1

// What a slot has come to: it meets everything, fails in one dimension (whose number is added to ONE), in category and subcategory
// alone, or is out of all counts.
const [MEETS, ONE, KIND, OUT] = [0, 1, 254, 255] as const

/** The most groups of attributes that are looked at. */
const MOST_GROUPS = KIND - ONE - GROUPS

/**
 * Finds the products that meet all filters and counts every facet under the others: who meets all is counted everywhere, who
 * fails in one dimension only is counted in that one. Within a dimension any chosen value does; attributes are one dimension
 * for each group. (SPEC 5, product filter)
 * @param among 1 for each slot that is looked at; without it all are
 */
export function findFacets(table: ProductTable, labels: Labels, filters: ListFilters, among?: Uint8Array): Found {
  const { categories, manufacturers, subcategories, attributes, tags, branches, prices } = table
  const state = firstState(table, among)
  if (filters.category !== null) testOne(state, CATEGORY, categories, [categoryId(filters.category, labels)])
  if (filters.manufacturers.length > 0) testOne(state, MANUFACTURER, manufacturers, filters.manufacturers)
  if (filters.subcategories.length > 0) testMany(state, SUBCATEGORY, subcategories, filters.subcategories)
  if (filters.tag !== null) testMany(state, TAG, tags, tagsContaining(filters.tag, labels))
  testPrice(state, prices.values, filters)
  if (filters.branches.length > 0) testMany(state, BRANCH, branches, filters.branches)
  const groups = chosenGroups(filters, labels)
  groups.forEach(({ ids }, place) => {
    testMany(state, GROUPS + place, attributes, ids)
  })
  const left = whoIsLeft(state)
  return {
    ...matchesOf(left, state.length),
    facets: {
      categories: countOne(left, [ONE + CATEGORY, ONE + SUBCATEGORY, KIND], categories),
      manufacturers: countOne(left, [ONE + MANUFACTURER], manufacturers),
      subcategories: countMany(left, subcategories, () => SUBCATEGORY),
      attributes: countMany(left, attributes, (id) => {
        const group = labels.attributes.get(id)?.group
        const place = groups.findIndex((chosen) => chosen.group === group)
        return place < 0 ? NONE : GROUPS + place
      }),
      tags: countTags(left, tags, labels),
      branches: countMany(left, branches, () => BRANCH),
      price: priceRange(left, prices.values),
    },
  }
}

/** The slots that some facet counts, and what each has come to: filters leave few of many, and all counts look at them again. */
interface Left {
  readonly slots: Int32Array
  readonly states: Uint8Array
}

function whoIsLeft(state: Uint8Array): Left {
  const [slots, states] = [new Int32Array(state.length), new Uint8Array(state.length)]
  let count = 0
  for (let slot = 0; slot < state.length; slot++) {
    // Written in any case and kept where it counts: which slots do is by chance, and a jump would be guessed wrongly.
    slots[count] = slot
    states[count] = state[slot] as number
    count += Number(state[slot] !== OUT)
  }
  return { slots: slots.subarray(0, count), states: states.subarray(0, count) }
}

function firstState({ rows, taken: { values } }: ProductTable, among: Uint8Array | undefined): Uint8Array {
  const state = new Uint8Array(rows.length)
  for (let slot = 0; slot < state.length; slot++) state[slot] = values[slot] === 1 ? MEETS : OUT
  if (among) for (let slot = 0; slot < state.length; slot++) if (among[slot] !== 1) state[slot] = OUT
  return state
}

function matchesOf({ slots, states }: Left, length: number): Pick<Found, 'matches' | 'count'> {
  const matches = new Uint8Array(length)
  let count = 0
  for (let at = 0; at < slots.length; at++) {
    if (states[at] !== MEETS) continue
    matches[slots[at] as number] = 1
    count++
  }
  return { matches, count }
}

const flagsOf = (numbers: Numbering, ids: readonly number[]): Uint8Array => {
  const flags = new Uint8Array(numbers.size)
  for (const id of ids) if (numbers.find(id) >= 0) flags[numbers.find(id)] = 1
  return flags
}

/** Category is tested before subcategory. */
function fail(state: Uint8Array, slot: number, dimension: number): void {
  const before = state[slot]
  if (before === ONE + CATEGORY && dimension === SUBCATEGORY) state[slot] = KIND
  else state[slot] = before === MEETS ? ONE + dimension : OUT
}

function testOne(
  state: Uint8Array,
  dimension: number,
  { numbers, column: { values } }: Pointers<NumberColumn>,
  ids: readonly number[],
): void {
  const flags = flagsOf(numbers, ids)
  for (let slot = 0; slot < state.length; slot++) if (flags[values[slot] as number] !== 1) fail(state, slot, dimension)
}

function testMany(
  state: Uint8Array,
  dimension: number,
  { numbers, column: { starts, lengths, values } }: Pointers<ListColumn>,
  ids: readonly number[],
): void {
  const flags = flagsOf(numbers, ids)
  for (let slot = 0; slot < state.length; slot++) {
    if (state[slot] === OUT) continue
    const start = starts[slot] as number
    const end = start + (lengths[slot] as number)
    let place = start
    while (place < end && flags[values[place] as number] !== 1) place++
    if (place === end) fail(state, slot, dimension)
  }
}

function testPrice(state: Uint8Array, prices: Int32Array, { priceFrom, priceTo }: ListFilters): void {
  if (priceFrom === null && priceTo === null) return
  const [from, to] = [priceFrom ?? 0, priceTo ?? Number.POSITIVE_INFINITY]
  for (let slot = 0; slot < state.length; slot++) {
    const price = prices[slot] as number
    if (price < from || price > to) fail(state, slot, PRICE)
  }
}

/** The values that are left, by their ids, whatever order the products were read in. */
const listed = (numbers: Numbering, counts: Int32Array): FacetCount[] =>
  Array.from(counts)
    .flatMap((count, code) => (count > 0 ? [{ id: numbers.idOf(code), count }] : []))
    .sort((a, b) => a.id - b.id)

/** @param also the states that count besides MEETS */
function countOne(
  { slots, states }: Left,
  also: readonly number[],
  { numbers, column: { values } }: Pointers<NumberColumn>,
): FacetCount[] {
  const counts = new Int32Array(numbers.size)
  const counting = new Uint8Array(OUT)
  for (const state of [MEETS, ...also]) counting[state] = 1
  for (let at = 0; at < slots.length; at++) {
    const value = values[slots[at] as number] as number
    if (value >= 0 && counting[states[at] as number] === 1) counts[value] = (counts[value] as number) + 1
  }
  return listed(numbers, counts)
}

/** @param dimensionOf the dimension in which a value's products may fail and still be counted; NONE for in no one */
function countMany(
  { slots, states }: Left,
  { numbers, column: { starts, lengths, values } }: Pointers<ListColumn>,
  dimensionOf: (id: number) => number,
): FacetCount[] {
  const counts = new Int32Array(numbers.size)
  const open = Uint8Array.from(counts, (_, code) => {
    const dimension = dimensionOf(numbers.idOf(code))
    return dimension === NONE ? OUT : ONE + dimension
  })
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    const failed = states[at] as number
    const start = starts[slot] as number
    const end = start + (lengths[slot] as number)
    for (let place = start; place < end; place++) {
      const value = values[place] as number
      if (failed === MEETS || failed === open[value]) counts[value] = (counts[value] as number) + 1
    }
  }
  return listed(numbers, counts)
}

/** A tag is asked for by its name, which others may contain (SPEC 5): then their products are meant and counted too, each once. */
function countTags(left: Left, tags: Pointers<ListColumn>, labels: Labels): FacetCount[] {
  const counts = new Map(countMany(left, tags, () => TAG).map(({ id, count }) => [id, count]))
  for (const [id, name] of labels.tags) {
    const meant = tagsContaining(name, labels)
    if (meant.length > 1) counts.set(id, countAny(left, tags, meant))
  }
  return [...counts].flatMap(([id, count]) => (count > 0 ? [{ id, count }] : [])).sort((a, b) => a.id - b.id)
}

function countAny({ slots, states }: Left, { numbers, column }: Pointers<ListColumn>, ids: readonly number[]): number {
  const { starts, lengths, values } = column
  const flags = flagsOf(numbers, ids)
  let count = 0
  for (let at = 0; at < slots.length; at++) {
    if (states[at] !== MEETS && states[at] !== ONE + TAG) continue
    const start = starts[slots[at] as number] as number
    if (values.subarray(start, start + (lengths[slots[at] as number] as number)).some((value) => flags[value] === 1))
      count++
  }
  return count
}

function priceRange({ slots, states }: Left, prices: Int32Array): Facets['price'] {
  let [min, max] = [Number.POSITIVE_INFINITY, NONE as number]
  for (let at = 0; at < slots.length; at++) {
    const price = prices[slots[at] as number] as number
    if (price < 0 || (states[at] !== MEETS && states[at] !== ONE + PRICE)) continue
    if (price < min) min = price
    if (price > max) max = price
  }
  return max < 0 ? null : { min, max }
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
function chosenGroups({ attributes }: ListFilters, labels: Labels): { group: number; ids: number[] }[] {
  const groups = new Map<number, number[]>()
  for (const id of attributes) {
    const group = labels.attributes.get(id)?.group ?? NONE
    groups.set(group, [...(groups.get(group) ?? []), id])
  }
  return [...groups].slice(0, MOST_GROUPS).map(([group, ids]) => ({ group, ids }))
}
