import { expect } from '@playwright/test'
import fc from 'fast-check'
import {
  emptyFilters,
  emptyListContext,
  type ListContext,
  type ListFilters,
  parseListQuery,
} from '#domain/goods/list-context.ts'
import { listSearch } from '#site/shop/list/list-href.ts'
import type { FilterGroup, FilterPanelView } from '#site/shop/list/list-view.ts'
import { test } from './test.ts'

type Chosen = Pick<ListFilters, 'manufacturers' | 'subcategories' | 'attributes' | 'tag'>
type Listed = { total: number; panel: FilterPanelView; context: ListContext; corrected: boolean }

test('for random filters, every count equals what its link or box alone would show', async ({ request }) => {
  const read = async (context: ListContext): Promise<Listed> => {
    const answer = await request.get(`/page-data/shop/page-data.json${listSearch(context, '')}`)
    return (await answer.json()).result.data.list
  }
  const all = await read(emptyListContext)
  const ids = (name: FilterGroup['name']) =>
    all.panel.groups.filter((group) => group.name === name).flatMap(({ values }) => values.map(({ id }) => id))
  const slugs = all.panel.categories.map(({ href }) => new URLSearchParams(href.split('?')[1]).get('category') ?? '')
  const some = (values: number[]): fc.Arbitrary<number[]> =>
    fc.oneof(fc.constant<number[]>([]), fc.subarray(values, { maxLength: 2 }))
  const random = fc.record({
    category: fc.option(fc.constantFrom(...slugs)),
    manufacturers: some(ids('manufacturers')),
    attributes: some(ids('attributes')),
    tag: fc.option(fc.constantFrom(...all.panel.tags.map(({ value }) => value)), { freq: 1 }),
  })
  let counted = 0
  await fc.assert(
    fc.asyncProperty(random, fc.nat(), async (chosen, pick) => {
      const start = { ...emptyListContext, filters: { ...emptyFilters, ...chosen } }
      const { panel } = await read(start)
      const found = panel.groups.find(({ name }) => name === 'subcategories')?.values ?? []
      const subcategories = found.length > 0 && pick % 2 ? [found[pick % found.length]?.id ?? 0] : []
      const context = { ...start, filters: { ...start.filters, subcategories } }
      const view = await read(context)
      const totalOf = async (change: Partial<Chosen>) =>
        (await read({ ...context, filters: { ...context.filters, ...change } })).total
      for (const { label, href, count } of view.panel.categories) {
        expect((await read(parseListQuery(new URLSearchParams(href.split('?')[1])).context)).total, label).toBe(count)
        counted += 1
      }
      for (const { value, count } of view.panel.tags.filter(({ value }) => value !== chosen.tag))
        expect(await totalOf({ tag: value }), value).toBe(count)
      const group = view.panel.groups[pick % view.panel.groups.length]
      if (!group) return
      const own = group.values.map(({ id }) => id)
      for (const { id, label, count } of group.values.slice(0, 4))
        expect(
          await totalOf({
            [group.name]: [...context.filters[group.name].filter((other) => !own.includes(other)), id],
          }),
          `${group.label}: ${label}`,
        ).toBe(count)
    }),
    { numRuns: 25, seed: 1_893_456_000 },
  )
  expect(counted).toBeGreaterThan(30)
})
