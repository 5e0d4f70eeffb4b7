import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyFilters, type ListFilters } from '#domain/goods/list-context.ts'
import { type Facets, findFacets } from './filters-and-facets.ts'
import type { Labels } from './labels.ts'
import type { ProductFacts } from './product-facts.ts'
import { productTable } from './product-table.ts'
import { hasSlot } from './slot-bits.ts'

// Random catalogues over a few values of each kind, so that filters meet and miss; three attributes to a group.
const [CATEGORIES, BRANDS, SUBCATEGORIES, ATTRIBUTES, BRANCHES] = [3, 4, 4, 9, 3]
const TAGS = ['Neu', 'Neuheit', 'Geschenk']
const names = { de: '', en: '', fr: '' }
const groupOf = (attribute: number) => Math.ceil(attribute / 3)

const labels: Labels = {
  first: 'de',
  categories: new Map(Array.from({ length: CATEGORIES }, (_, n) => [n + 1, { slug: `kategorie-${n + 1}`, names }])),
  subcategories: new Map(Array.from({ length: SUBCATEGORIES }, (_, n) => [n + 1, { category: 1, names }])),
  manufacturers: new Map(Array.from({ length: BRANDS }, (_, n) => [n + 1, ''])),
  attributes: new Map(Array.from({ length: ATTRIBUTES }, (_, n) => [n + 1, { group: groupOf(n + 1), names }])),
  groups: new Map(),
  searchWords: new Map(),
  tagNames: new Map(),
  tags: new Map(TAGS.map((name, n) => [n + 1, name])),
}

const some = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: 3 })
const maybe = (most: number) => fc.option(fc.integer({ min: 1, max: most }))
const price = fc.option(fc.integer({ min: 0, max: 20 }))

const product = fc.record({
  category: maybe(CATEGORIES),
  manufacturer: maybe(BRANDS),
  subcategories: some(SUBCATEGORIES),
  attributes: some(ATTRIBUTES),
  tags: some(TAGS.length),
  branches: some(BRANCHES),
  price,
})

type Product = Omit<ProductFacts, 'id' | 'sort' | 'createdOn' | 'references'>

const filters: fc.Arbitrary<ListFilters> = fc.record({
  category: fc.option(fc.oneof(fc.integer({ min: 1, max: CATEGORIES + 1 }), fc.constantFrom('kategorie-1', 'nichts'))),
  manufacturers: some(BRANDS + 1),
  subcategories: some(SUBCATEGORIES + 1),
  attributes: some(ATTRIBUTES + 1),
  branches: some(BRANCHES + 1),
  tag: fc.option(fc.constantFrom('neu', 'Geschenk', 'nichts')),
  priceFrom: price,
  priceTo: price,
})

/** The filters by the words of SPEC 5, one product at a time. */
function meets(found: Product, wanted: ListFilters): boolean {
  const { category, manufacturers, subcategories, attributes, branches, tag, priceFrom, priceTo } = wanted
  const wantedCategory = typeof category === 'string' ? Number(/^kategorie-(\d)$/.exec(category)?.[1] ?? -1) : category
  const groups = new Set(attributes.map((id) => (id > ATTRIBUTES ? 0 : groupOf(id))))
  return (
    (wantedCategory === null || found.category === wantedCategory) &&
    (manufacturers.length === 0 || manufacturers.includes(found.manufacturer ?? -1)) &&
    (subcategories.length === 0 || found.subcategories.some((id) => subcategories.includes(id))) &&
    [...groups].every((group) => found.attributes.some((id) => attributes.includes(id) && groupOf(id) === group)) &&
    (branches.length === 0 || found.branches.some((id) => branches.includes(id))) &&
    (tag === null || found.tags.some((id) => TAGS[id - 1]?.toLowerCase().includes(tag.toLowerCase()))) &&
    (priceFrom === null || (found.price !== null && found.price >= priceFrom)) &&
    (priceTo === null || (found.price !== null && found.price <= priceTo))
  )
}

/** Every count made anew: the products that meet the filters without those of the value's own dimension, and have the value. */
function recounted(products: Product[], wanted: ListFilters): Facets {
  const count = (
    among: number,
    without: Partial<ListFilters>,
    valuesOf: (found: Product) => readonly (number | null)[],
  ) =>
    Array.from({ length: among }, (_, n) => n + 1).flatMap((id) => {
      const left = products.filter((found) => meets(found, { ...wanted, ...without }) && valuesOf(found).includes(id))
      return left.length > 0 ? [{ id, count: left.length }] : []
    })
  const prices = products
    .filter((found) => meets(found, { ...wanted, priceFrom: null, priceTo: null }))
    .flatMap((found) => found.price ?? [])
  const inGroup = (group: number) => ({ attributes: wanted.attributes.filter((id) => groupOf(id) !== group) })
  return {
    categories: count(CATEGORIES, { category: null, subcategories: [] }, ({ category }) => [category]),
    manufacturers: count(BRANDS, { manufacturers: [] }, ({ manufacturer }) => [manufacturer]),
    subcategories: count(SUBCATEGORIES, { subcategories: [] }, (found) => found.subcategories),
    attributes: [1, 2, 3].flatMap((group) =>
      count(ATTRIBUTES, inGroup(group), (found) => found.attributes.filter((id) => groupOf(id) === group)),
    ),
    tags: count(TAGS.length, { tag: null }, (found) =>
      TAGS.flatMap((name, n) => (found.tags.some((id) => TAGS[id - 1]?.includes(name)) ? [n + 1] : [])),
    ),
    branches: count(BRANCHES, { branches: [] }, (found) => found.branches),
    price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
  }
}

const byId = (counts: Facets['tags']) => counts.toSorted((a, b) => a.id - b.id)

function check(products: Product[], wanted: ListFilters): void {
  const table = productTable()
  products.forEach((found, n) => {
    table.put({ ...found, id: n + 1, sort: n, createdOn: 0, references: [] })
  })
  const { facets, count, matches } = findFacets(table, labels, wanted)
  const expected = products.map((found) => meets(found, wanted))
  expect(products.map((_, slot) => hasSlot(matches, slot))).toEqual(expected)
  expect(count).toBe(expected.filter(Boolean).length)
  const { price: range, ...lists } = facets
  const { price: expectedRange, ...expectedLists } = recounted(products, wanted)
  expect(range).toEqual(expectedRange)
  for (const [name, counts] of Object.entries(expectedLists))
    expect(byId(lists[name as keyof typeof lists]), name).toEqual(counts)
}

const catalogue = fc.array(product, { maxLength: 40 })

test.each(Object.keys(emptyFilters) as (keyof ListFilters)[])(
  'the filter %s alone finds and counts what a plain look at every product does',
  (name) => {
    const alone = filters.map((all) => ({ ...emptyFilters, [name]: all[name] }))
    fc.assert(fc.property(catalogue, alone, check))
  },
)

test('filters together find and count what a plain look at every product does', () => {
  fc.assert(fc.property(catalogue, filters, check), { numRuns: 500 })
})

test('products that changed, went and came are counted as they are now', () => {
  const change = fc.record({ id: fc.integer({ min: 1, max: 8 }), now: fc.option(product, { freq: 3 }) })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), filters, (changes, wanted) => {
      const table = productTable()
      const expected = new Map<number, Product>()
      for (const { id, now } of changes) {
        if (now) table.put({ ...now, id, sort: id, createdOn: 0, references: [] })
        else table.remove(id)
        if (now) expected.set(id, now)
        else expected.delete(id)
      }
      expect(findFacets(table, labels, wanted).facets).toEqual(recounted([...expected.values()], wanted))
    }),
  )
})

test('only products looked for are counted, and a product that has gone is in no count', () => {
  const table = productTable()
  const facts = (id: number) => ({
    id,
    category: 1,
    manufacturer: 1,
    subcategories: [],
    attributes: [1],
    tags: [],
    branches: [],
    price: 5,
    sort: id,
    createdOn: 0,
    references: [],
  })
  for (const id of [1, 2, 3]) table.put(facts(id))
  table.remove(3)
  const { count, facets } = findFacets(table, labels, emptyFilters, Int32Array.of(0b110))
  expect(count).toBe(1)
  expect(facets.attributes).toEqual([{ id: 1, count: 1 }])
})
