export type Id = string | number

/** The parts of `meta` that a list can answer; `*` asks for all of them. (CONTRACTS 2) */
export const LIST_META_KEYS = [
  'collection',
  'type',
  'result_count',
  'total_count',
  'status',
  'filter_count',
  'page',
] as const

export type ListMetaKey = (typeof LIST_META_KEYS)[number]

/** What a meta answer may contain (CONTRACTS 2); `revision` of single items, for signed-in callers. */
export type MetaKey = ListMetaKey | 'revision'

/** The paging facts of SPEC 3; which of them are there depends on what the query's `meta` asked for. */
export type Meta = {
  readonly collection?: string
  readonly type?: 'collection' | 'item'
  readonly result_count?: number
  readonly total_count?: number
  readonly filter_count?: number
  readonly status_count?: Readonly<Record<string, number>>
  readonly limit?: number
  readonly offset?: number
  readonly page?: number
  readonly page_count?: number
  /** Number of the item's latest revision: what a change gives back to be refused if somebody was faster. */
  readonly revision?: number
  readonly links?: Readonly<Record<'self' | 'current' | 'next' | 'previous' | 'first' | 'last', string | null>>
}

export type ListAnswer<T> = { data: T[]; meta?: Meta; public?: true }

export type ItemAnswer<T> = { data: T; meta?: Meta; public?: true }
