import type { FacetsData, FacetsMeta, FacetsQuery, SearchMeta } from '#contract/wire/catalogue.ts'
import type { DatedByChanges, LastChanges } from '#contract/wire/last-changes.ts'
import type { Query, Transport } from './transport.ts'

export type CatalogueClient = {
  /** A page of the product list with its facets: published products of the project only. */
  facets(query: FacetsQuery): Promise<{ data: FacetsData; meta: FacetsMeta }>
  /** The ids of what goes with these products, by hand and by the shop's rules, those chosen by hand first. */
  relatedIds(products: readonly number[]): Promise<number[]>
  /** The days on which records that strangers see were last changed, by their ids, at most 500: `{ '17': '2026-11-23' }`. */
  lastChanges(collection: DatedByChanges, ids: readonly number[]): Promise<LastChanges>
  /** The products that fit what a visitor has typed so far, the best first; rows as the items call has them. */
  search<T extends object>(query: {
    q: string
    language?: string
    limit?: number
  }): Promise<{ data: T[]; meta: SearchMeta }>
}

/** The calls about the catalogue as a whole. They reject with an ApiError. */
export function createCatalogue(transport: Transport): CatalogueClient {
  return {
    facets: (query) => transport('GET', '/ecom/facets', { query: query as Query }),
    relatedIds: async (products) => {
      const query = { products: products.join(','), fields: 'id' }
      const { data } = await transport<{ data: { id: number }[] }>('GET', '/ecom/related', { query })
      return data.map(({ id }) => id)
    },
    lastChanges: async (collection, ids) =>
      (
        await transport<{ data: LastChanges }>('GET', '/ecom/last-changes', {
          query: { collection, ids: String(ids) },
        })
      ).data,
    search: (query) => transport('GET', '/ecom/search', { query }),
  }
}
