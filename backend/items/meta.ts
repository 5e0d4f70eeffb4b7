import { type RawBuilder, sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import { fieldOf } from '#contract/model/model.ts'
import type { Meta } from '#contract/wire/items.ts'
import type { Database } from '../db/database.ts'
import { countRows } from './counts.ts'
import type { QueryParameters } from './query-parameters.ts'
import type { ReadQuery } from './read-query.ts'

export interface ListFacts {
  readonly db: Database
  readonly collection: Collection
  readonly query: ReadQuery
  readonly parameters: QueryParameters
  /** Of the request, without its query. */
  readonly address: string
  /** Items in this answer. */
  readonly count: number
  /** What the caller may see at all. */
  readonly scope: readonly RawBuilder<unknown>[]
  /** That and the filter; undefined without a filter. */
  readonly filtered: readonly RawBuilder<unknown>[] | undefined
}

/** Whether the answer tells how many items meet the filter. */
export const countsFound = ({ meta }: ReadQuery): boolean => meta.has('filter_count') || meta.has('page')

/** The parts of `meta` that were asked for. */
export async function listMeta(facts: ListFacts): Promise<Meta> {
  const { db, collection, query, count, scope, filtered } = facts
  const asked = query.meta
  const needsTotal = asked.has('total_count') || (!filtered && countsFound(query))
  const total = needsTotal ? await countRows(db, collection, scope) : 0
  const found = filtered && countsFound(query) ? await countRows(db, collection, filtered) : total
  const byStatus = asked.has('status') ? await countByStatus(facts) : undefined
  return {
    ...(asked.has('collection') && { collection: collection.name }),
    ...(asked.has('type') && { type: 'collection' }),
    ...(asked.has('result_count') && { result_count: count }),
    ...(asked.has('total_count') && { total_count: total }),
    ...(byStatus && { status_count: byStatus }),
    ...(asked.has('filter_count') && { filter_count: found }),
    ...(asked.has('page') && paging(facts, found)),
  }
}

/** How many items the caller may see of each status; undefined for a collection without. */
async function countByStatus({ db, collection, scope }: ListFacts): Promise<Record<string, number> | undefined> {
  const status = fieldOf(collection, 'status')
  if (status?.type !== 'text') return undefined
  const counts: Record<string, number> = {}
  for (const value of status.choices ?? []) {
    const count = await countRows(db, collection, [...scope, sql`${sql.ref('t.status')} = ${value}`])
    if (count > 0) counts[value] = count
  }
  return counts
}

function paging({ query, count, parameters, address }: ListFacts, found: number): Meta {
  const limit = query.limit ?? count
  const pages = limit > 0 ? Math.max(1, Math.ceil(found / limit)) : 1
  const page = Math.min(limit > 0 ? Math.floor(query.offset / limit) + 1 : 1, pages)
  const link = (to: number) => `${address}?${written(parameters, to)}`
  return {
    limit,
    offset: query.offset,
    page,
    page_count: pages,
    links: {
      self: address,
      current: link(page),
      next: page < pages ? link(page + 1) : null,
      previous: page > 1 ? link(page - 1) : null,
      first: pages > 1 ? link(1) : null,
      last: pages > 1 ? link(pages) : null,
    },
  }
}

/** The caller's parameters with another page, not percent-encoded. */
function written(parameters: QueryParameters, page: number): string {
  const { fields, sort, meta, status = [], limit, filter } = parameters
  const conditions = filter.map(({ path, operator, value }) => [`filter[${path}][${operator}]`, String(value)])
  const lists = Object.entries({ fields, sort, meta, status }).flatMap(([key, list]) =>
    list.length > 0 ? [[key, list.join(',')]] : [],
  )
  const scalars = Object.entries({ limit, page }).filter(([, value]) => value !== undefined)
  const pairs = [...lists, ...conditions, ...scalars]
  return pairs.map((pair) => pair.join('=')).join('&')
}
