import { emptyFilters, emptyListContext, type ListFilters } from '#domain/goods/list-context.ts'
import { isRouteKey, routeMap } from '#domain/paths/route-map.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import { slugIn } from '#domain/texts/slug-in.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { storeRoots } from '../../data/store-roots.ts'
import { listHref } from './list-href.ts'

/** Where a list stands: its path, and the filters that the page sets itself and nobody can change there. */
export type ListPlace = {
  path: string
  fixed: Partial<ListFilters>
  /** The same products in the store's list. */
  storeHref?: string
}

/**
 * The list on a page of the route map: the products of the category, else of the subcategory, that has the page's German path
 * as its slug (`uhren` for /uhren). Null where the project has neither.
 */
export async function routePlace(request: PageRequest, route: string, path: string): Promise<ListPlace | null> {
  const { sdk, project } = request
  if (!isRouteKey(route)) return null
  const slug = routeMap[route].de.slice(1)
  const { data } = await sdk.items('ecommerce_category').read({
    filter: { 'project.domain': project.domain },
    fields: ['id', 'slug', 'translations.language', 'translations.slug', 'subcategories.id', 'subcategories.slug'],
    limit: -1,
  })
  const place = (category: (typeof data)[number], subcategories?: number[]) => {
    const among = subcategories && { subcategories }
    const named = { category: slugIn(category, request.language), ...among }
    return placeOf(request, path, { category: category.id, ...among }, named)
  }
  const own = data.find((category) => category.slug === slug)
  if (own) return place(own)
  for (const category of data) {
    const part = category.subcategories.find((subcategory) => subcategory.slug === slug)
    if (part) return place(category, [part.id])
  }
  return null
}

/** The list on a brand's page: the products of the manufacturers that are this brand. Null where there are none. */
export async function brandPlace(request: PageRequest, brand: number, path: string): Promise<ListPlace | null> {
  const { sdk, project } = request
  const { data } = await sdk.items('ecommerce_manufacturer').read({
    filter: { 'project.domain': project.domain, brand },
    fields: ['id'],
    limit: -1,
  })
  return data.length === 0 ? null : placeOf(request, path, { manufacturers: data.map(({ id }) => id) })
}

/** `named`: what is fixed, as the store's list names it in its address. */
function placeOf(
  { language, project }: PageRequest,
  path: string,
  fixed: Partial<ListFilters>,
  named: Partial<ListFilters> = fixed,
): ListPlace {
  const store = storePath({ page: 'list' }, language, storeRoots(project))
  const context = { ...emptyListContext, filters: { ...emptyFilters, ...named } }
  return { path, fixed, storeHref: store && listHref(store, context, '') }
}
