import { emptyFilters, emptyListContext } from '#domain/goods/list-context.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { storeRoots } from '../../data/store-roots.ts'
import { listHref } from './list-href.ts'
import { listMessages } from './messages/use-list-messages.ts'

/** How many products a brand has in the store, in words, and where they are listed. */
export type BrandCount = { text: string; href: string }

/** The brands that have products in the store, by their ids; none without a store in the page's language. */
export async function brandCounts({ sdk, project, language }: PageRequest): Promise<Map<number, BrandCount>> {
  const store = storePath({ page: 'list' }, language, storeRoots(project))
  if (!store) return new Map()
  const [facets, { data }] = await Promise.all([
    sdk.catalogue.facets({ limit: 0 }),
    sdk.items('ecommerce_manufacturer').read({
      filter: { 'project.domain': project.domain },
      fields: ['id', 'brand'],
      limit: -1,
    }),
  ])
  const messages = await listMessages.load(language)
  const counts = new Map(facets.data.manufacturers.map(({ id, count }) => [id, count]))
  const makers = Map.groupBy(
    data.filter(({ id, brand }) => brand !== null && counts.has(id)),
    ({ brand }) => brand as number,
  )
  return new Map(
    [...makers].map(([brand, rows]) => {
      const manufacturers = rows.map(({ id }) => id)
      const context = { ...emptyListContext, filters: { ...emptyFilters, manufacturers } }
      const count = manufacturers.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
      return [brand, { text: messages.count({ count }), href: listHref(store, context, '') }]
    }),
  )
}
