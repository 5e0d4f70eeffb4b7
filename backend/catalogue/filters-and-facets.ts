import type { FacetCount } from '#contract/wire/catalogue.ts'
import type { ListFilters } from '#domain/goods/list-context.ts'
import type { Labels } from './labels.ts'
import type { ProductTable } from './product-table.ts'
import { addSlot, countCommon, eachSlot, keepOnly, noSlots, type SlotBits } from './slot-bits.ts'
import type { SlotsById } from './slots-by-id.ts'

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
  /** The slots of the table whose product meets all filters. */
  readonly matches: SlotBits
  readonly count: number
  readonly facets: Facets
}

const NONE = -1

/** What is filtered by; each group of attributes with a choice by itself. */
type Dimension = 'category' | 'manufacturer' | 'subcategory' | 'tag' | 'price' | 'branch' | `group ${number}`

/** The slots that one filter leaves. */
interface Chosen {
  readonly dimension: Dimension
  readonly slots: SlotBits
}

/** The most groups of attributes that are looked at. */
const MOST_GROUPS = 247

/**
 * Finds the products that meet all filters and counts every facet under the others. Within a dimension any chosen value does;
 * attributes are one dimension for each group. (SPEC 5, product filter)
 * @param among the slots that are looked at; without it all are
 */
export function findFacets(table: ProductTable, labels: Labels, filters: ListFilters, among?: SlotBits): Found {
  const { categories, manufacturers, subcategories, attributes, branches, prices } = table
  const chosen = chosenSlots(table, labels, filters)
  const without = leftWithout(firstSlots(table, among), chosen)
  const matches = without()
  const withoutGroupOf = (attribute: number) => {
    const group = labels.attributes.get(attribute)?.group
    return group === undefined ? matches : without(`group ${group}`)
  }
  return {
    matches,
    count: countCommon(matches, matches),
    facets: {
      categories: categories.counts(() => without('category', 'subcategory')),
      manufacturers: manufacturers.counts(() => without('manufacturer')),
      subcategories: subcategories.counts(() => without('subcategory')),
      attributes: attributes.counts(withoutGroupOf),
      tags: countTags(without('tag'), table, labels),
      branches: branches.counts(() => without('branch')),
      price: priceRange(without('price'), prices.values),
    },
  }
}

/** The slots that each of the filters leaves by itself. */
function chosenSlots(table: ProductTable, labels: Labels, filters: ListFilters): Chosen[] {
  const { rows, categories, manufacturers, subcategories, attributes, tags, branches } = table
  const chosen: Chosen[] = []
  const choose = (dimension: Dimension, of: SlotsById, ids: readonly number[]) =>
    chosen.push({ dimension, slots: of.having(ids, rows.length) })
  if (filters.category !== null) choose('category', categories, [categoryId(filters.category, labels)])
  if (filters.manufacturers.length > 0) choose('manufacturer', manufacturers, filters.manufacturers)
  if (filters.subcategories.length > 0) choose('subcategory', subcategories, filters.subcategories)
  if (filters.tag !== null) choose('tag', tags, tagsContaining(filters.tag, labels))
  if (filters.branches.length > 0) choose('branch', branches, filters.branches)
  for (const { group, ids } of chosenGroups(filters, labels)) choose(`group ${group}`, attributes, ids)
  const { priceFrom, priceTo } = filters
  if (priceFrom !== null || priceTo !== null)
    chosen.push({ dimension: 'price', slots: slotsBetween(table, priceFrom ?? 0, priceTo ?? Number.POSITIVE_INFINITY) })
  return chosen
}

function slotsBetween({ rows, prices: { values } }: ProductTable, from: number, to: number): SlotBits {
  const slots = noSlots(rows.length)
  for (let slot = 0; slot < rows.length; slot++) {
    const price = values[slot] as number
    if (price >= from && price <= to) addSlot(slots, slot)
  }
  return slots
}

function firstSlots({ rows, taken }: ProductTable, among: SlotBits | undefined): SlotBits {
  const slots = noSlots(rows.length)
  slots.set(taken.bits.subarray(0, slots.length))
  if (among) keepOnly(slots, among)
  return slots
}

/** The slots that are left by all filters but those of some dimensions; each such set is made once. */
function leftWithout(all: SlotBits, chosen: readonly Chosen[]): (...dimensions: Dimension[]) => SlotBits {
  const asked = new Set(chosen.map(({ dimension }) => dimension))
  const known = new Map<string, SlotBits>()
  return (...dimensions) => {
    const name = dimensions.filter((dimension) => asked.has(dimension)).join()
    const made = known.get(name)
    if (made) return made
    const left = all.slice()
    for (const { dimension, slots } of chosen) if (!dimensions.includes(dimension)) keepOnly(left, slots)
    known.set(name, left)
    return left
  }
}

/** A tag is asked for by its name, which others may contain (SPEC 5): then their products are meant and counted too, each once. */
function countTags(left: SlotBits, { rows, tags }: ProductTable, labels: Labels): FacetCount[] {
  const counts = new Map(tags.counts(() => left).map(({ id, count }) => [id, count]))
  for (const [id, name] of labels.tags) {
    const meant = tagsContaining(name, labels)
    if (meant.length > 1) counts.set(id, countCommon(tags.having(meant, rows.length), left))
  }
  return [...counts].flatMap(([id, count]) => (count > 0 ? [{ id, count }] : [])).sort((a, b) => a.id - b.id)
}

function priceRange(left: SlotBits, prices: Int32Array): Facets['price'] {
  let [min, max] = [Number.POSITIVE_INFINITY, NONE as number]
  eachSlot(left, (slot) => {
    const price = prices[slot] as number
    if (price < 0) return
    if (price < min) min = price
    if (price > max) max = price
  })
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
