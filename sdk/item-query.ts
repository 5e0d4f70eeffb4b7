import type { MetaKey } from '#contract/wire/items.ts'
import type { Query } from './transport.ts'

type Scalar = string | number | boolean

/** One condition: a plain value means equals. SPEC 7 needs eq, in and contains; the rest is for signed-in callers, and there is more of it (CONTRACTS 2). */
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
