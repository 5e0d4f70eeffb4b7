import type { Query, Transport } from './transport.ts'

/** The query of a list: the filters of `domain/goods/list-context.ts` by their names in the address, prices in euro. */
export type FacetsQuery = {
  category?: string | number
  manufacturers?: string
  subcategories?: string
  attributes?: string
  tag?: string
  price_from?: string | number
  price_to?: string | number
  /** What a visitor searches for. */
  q?: string
  /** `sort`, `price_brutto`, `display_name` or `created_on`, with `-` for descending; without it a search goes by relevance. */
  sort?: string
  language?: string
  /** From 1. */
  page?: number
  /** Products on a page, 0 to 100. */
  limit?: number
}

export type FacetCount = { id: number; count: number }

/** How many products each value would leave, the other filters kept; the price range in euro. */
export type FacetsData = {
  /** The ids of the products of the page, in order. */
  products: number[]
  categories: FacetCount[]
  manufacturers: FacetCount[]
  subcategories: FacetCount[]
  attributes: FacetCount[]
  tags: FacetCount[]
  price: { min: number; max: number } | null
}

export type FacetsMeta = {
  result_count: number
  filter_count: number
  limit: number
  offset: number
  page: number
  page_count: number
}

export type SearchMeta = Pick<FacetsMeta, 'result_count' | 'filter_count'>

export type Catalogue = {
  /** A page of the product list with its facets: published products of the project only. */
  facets(query: FacetsQuery): Promise<{ data: FacetsData; meta: FacetsMeta }>
  /** The products that fit what a visitor has typed so far, the best first; rows as the items call has them. */
  search<T extends object>(query: {
    q: string
    language?: string
    limit?: number
  }): Promise<{ data: T[]; meta: SearchMeta }>
}

/** The calls about the catalogue as a whole. They reject with an ApiError. */
export function createCatalogue(transport: Transport): Catalogue {
  return {
    facets: (query) => transport('GET', '/ecom/facets', { query: query as Query }),
    search: (query) => transport('GET', '/ecom/search', { query }),
  }
}
