import type { PlaceKind } from '#domain/search/places.ts'
import type { RowOf } from '../model/row-of.ts'

/** The query of a list: the filters of `domain/goods/list-context.ts` by their names in the address, prices in euro. */
export type FacetsQuery = {
  category?: string | number
  manufacturers?: string
  subcategories?: string
  attributes?: string
  branches?: string
  tag?: string
  price_from?: string | number
  price_to?: string | number
  /** `true`: only goods at a reduced price, only goods of which there are pieces. */
  reduced?: 'true' | undefined
  in_stock?: 'true' | undefined
  /** Only goods with this tag, which `tag` names by its words. */
  tag_id?: number
  /** What a visitor searches for. */
  q?: string
  /** `sort`, `price_brutto`, `display_name` or `created_on`, with `-` for descending, or `?` by chance; without it a search goes by relevance. */
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
  readonly products: readonly number[]
  readonly categories: readonly FacetCount[]
  readonly manufacturers: readonly FacetCount[]
  readonly subcategories: readonly FacetCount[]
  readonly attributes: readonly FacetCount[]
  readonly tags: readonly FacetCount[]
  /** Where there are pieces at once. */
  readonly branches: readonly FacetCount[]
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

/** What is found beside goods, by its path in the language asked for. */
export type FoundPage = {
  kind: PlaceKind
  title: string
  path: string
  /** Whether the words are its name, and nothing else: it leads before goods that merely have it in their name. */
  exact: boolean
}

/** What `GET /ecom/search` tells of a product that it found. */
export const foundProductFields = [
  'id',
  'slug',
  'display_name',
  'manufacturer.display_name',
  'translations.language',
  'translations.slug',
  'translations.display_name',
  'images.file.*',
  'images.file.translations.*',
] as const

export type FoundProduct = RowOf<'ecommerce_product', typeof foundProductFields>

export type SearchMeta = Pick<FacetsMeta, 'result_count' | 'filter_count'> & {
  /** Brands, categories, services, pages and branches that answer to the same words, the best of each kind first. */
  pages: FoundPage[]
}
