import type { Query } from './transport.ts'

type Scalar = string | number | boolean

/** One condition: a plain value means equals. SPEC 7 needs eq, in and contains; the rest is for signed-in callers. Others: code 214. */
export type Condition =
  | Scalar
  | { eq: Scalar }
  | { in: readonly Scalar[] }
  | { contains: string }
  | { lte: Scalar }
  | { gte: Scalar }
  | { null: boolean }

/** The conditions of a read, all of which must hold. Dots cross relations: `{ 'project.domain': 'example.test' }`. */
export type Filter = { readonly [field: string]: Condition | undefined }

/** What a meta answer may contain (CONTRACTS 2); `revision` of single items, for signed-in callers. */
export type MetaKey =
  | 'revision'
  | 'collection'
  | 'type'
  | 'result_count'
  | 'total_count'
  | 'filter_count'
  | 'status'
  | 'page'

/** The query of an items call (SPEC 7). `page` counts from 1; `limit: -1` asks for all where the collection allows it. */
export type ItemQuery = {
  filter?: Filter
  /** Dotted field names; `*` for all plain fields of a level: `['*', 'translations.*']`. */
  fields?: readonly string[]
  /** Field names, `-` before one for descending, `?` for random. */
  sort?: string | readonly string[]
  page?: number
  limit?: number
  meta?: '*' | readonly MetaKey[]
  /** Words that one of the short texts must hold; for signed-in callers. */
  q?: string
}

/** The paging facts of SPEC 3; which of them are there depends on what the query's `meta` asked for. */
export type Meta = {
  collection?: string
  type?: 'collection' | 'item'
  result_count?: number
  total_count?: number
  filter_count?: number
  status_count?: Record<string, number>
  limit?: number
  offset?: number
  page?: number
  page_count?: number
  /** Number of the item's latest revision: what a change gives back to be refused if somebody was faster. */
  revision?: number
  links?: Record<'self' | 'current' | 'next' | 'previous' | 'first' | 'last', string | null>
}

/** Turns an item query into the query of the call: lists of names as CSV, lists of values as `in[0]=…`. */
export function itemQueryParams(query: ItemQuery): Query {
  return {
    filter: query.filter as Query | undefined,
    fields: query.fields?.join(','),
    sort: typeof query.sort === 'string' ? query.sort : query.sort?.join(','),
    page: query.page,
    limit: query.limit,
    q: query.q,
    meta: typeof query.meta === 'string' ? query.meta : query.meta?.join(','),
  }
}
