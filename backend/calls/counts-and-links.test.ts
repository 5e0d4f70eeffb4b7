import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FacetCount, FacetsData } from '#contract/wire/catalogue.ts'
import { emptyFilters, emptyListContext, type ListFilters, listQuery, listReducer } from '#domain/goods/list-context.ts'
import type { Database } from '../db/database.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { testClient } from './test-client.ts'

const PRODUCTS = 60
const [CATEGORIES, BRANDS, KINDS, GROUPS, VALUES] = [3, 4, 2, 2, 3]
const TAGS = ['Neu', 'Neuheit', 'Geschenk']

/** A shop of random goods: `pick(n)` answers a number below n. */
async function randomShop(db: Database, domain: string, pick: (below: number) => number) {
  const project = await insertTree(db, 'project', { domain, display_name: domain, languages: ['de'] })
  const add = async (collection: string, record: object) => Number(await insertTree(db, collection, { ...record }))
  const several = async (count: number, make: (n: number) => Promise<number>) => {
    const ids: number[] = []
    for (let n = 0; n < count; n++) ids.push(await make(n))
    return ids
  }
  const named = (n: number) => ({ display_name: `Name ${n}`, slug: `name-${n}` })
  const categories = await several(CATEGORIES, (n) => add('ecommerce_category', { project, ...named(n) }))
  const manufacturers = await several(BRANDS, (n) => add('ecommerce_manufacturer', { project, ...named(n) }))
  const subcategories = await several(CATEGORIES * KINDS, (n) =>
    add('ecommerce_subcategory', { category: categories[n % CATEGORIES], ...named(n) }),
  )
  const groups = await several(GROUPS, (n) =>
    add('ecommerce_attribute_group', { project, display_name: `Gruppe ${n}` }),
  )
  const attributes = await several(GROUPS * VALUES, (n) =>
    add('ecommerce_attribute', { attribute_group: groups[n % GROUPS], display_name: `Merkmal ${n}` }),
  )
  const tags = await several(TAGS.length, (n) =>
    add('ecommerce_tag', { project, display_name: TAGS[n], slug: `tag-${n}` }),
  )
  const some = (ids: readonly number[]) => ids.filter(() => pick(3) === 0)
  for (let n = 0; n < PRODUCTS; n++)
    await insertTree(db, 'ecommerce_product', {
      ...{ project, status: pick(8) === 0 ? 'draft' : 'published', slug: `ware-${n}`, display_name: `Ware ${n}` },
      category: categories[pick(CATEGORIES + 1)] ?? null,
      manufacturer: manufacturers[pick(BRANDS + 1)] ?? null,
      price_brutto: pick(5) === 0 ? null : 10 + pick(20),
      subcategories: some(subcategories).map((subcategory_id) => ({ subcategory_id })),
      attributes: some(attributes).map((attribute) => ({ attribute })),
      tags: some(tags).map((tag_id) => ({ tag_id })),
    })
  return { categories, manufacturers, subcategories, attributes }
}

withDatabases((database) => {
  test('whatever is chosen, each count is the number of goods behind its link', async () => {
    const domain = 'zufall.example'
    const [seeds] = fc.sample(fc.array(fc.nat(), { minLength: 4000, maxLength: 4000 }), 1)
    const numbers = (seeds ?? []).values()
    const pick = (below: number) => (numbers.next().value ?? 0) % below
    const shop = await randomShop(database(), domain, pick)
    const { call } = testClient(database())
    const ask = async (filters: ListFilters) => {
      const path = `/ecom/facets?${listQuery({ ...emptyListContext, filters })}`
      const { status, body } = await call<FacetsData>('GET', path, undefined, { 'x-directus-project': domain })
      expect([status, path]).toEqual([200, path])
      return body
    }
    const from = (ids: readonly number[]) => fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 })
    const chosen = fc.record({
      category: fc.option(fc.oneof(fc.constantFrom(...shop.categories), fc.constantFrom('name-0', 'name-1'))),
      manufacturers: from(shop.manufacturers),
      subcategories: from(shop.subcategories),
      attributes: from(shop.attributes),
      tag: fc.option(fc.constantFrom(...TAGS)),
      priceFrom: fc.option(fc.integer({ min: 1000, max: 2000 })),
      priceTo: fc.option(fc.integer({ min: 2000, max: 3000 })),
    })
    const links: Record<string, (id: number, filters: ListFilters) => Partial<ListFilters>> = {
      categories: (category) => ({ category, subcategories: [] }),
      manufacturers: (id) => ({ manufacturers: [id] }),
      subcategories: (id) => ({ subcategories: [id] }),
    }
    await fc.assert(
      fc.asyncProperty(chosen, async (some) => {
        const filters = { ...emptyFilters, ...some }
        const { data } = await ask(filters)
        for (const [facet, link] of Object.entries(links))
          for (const { id, count } of data[facet as keyof FacetsData] as readonly FacetCount[]) {
            const next = listReducer({ ...emptyListContext, filters }, { type: 'filter', filters: link(id, filters) })
            const { meta } = await ask({ ...next.filters, ...link(id, filters) })
            expect([facet, id, meta?.filter_count]).toEqual([facet, id, count])
          }
      }),
      { numRuns: 25 },
    )
  })
})
