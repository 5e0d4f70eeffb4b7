import type { Id, ItemAnswer } from '#contract/wire/items.ts'
import type { Difference, Revision, RevisionQuery } from '#contract/wire/revisions.ts'
import type { Transport } from './transport.ts'

export type Revisions = {
  read(query?: RevisionQuery): Promise<{ data: Revision[] }>
  byId(id: Id): Promise<{ data: Revision }>
  /** What changed from a revision to another one of the same item, or to the item as it is now. */
  compare(id: Id, other?: Id): Promise<{ data: Difference[] }>
  /** Writes the item back as it was, and answers it. */
  restore<T extends object>(id: Id): Promise<ItemAnswer<T>>
}

/** The calls under `/revisions` (SPEC 7). */
export function createRevisions(transport: Transport): Revisions {
  const at = (id: Id) => `/revisions/${encodeURIComponent(id)}`
  return {
    read: (query = {}) => transport('GET', '/revisions', { query }),
    byId: (id) => transport('GET', at(id)),
    compare: (id, other) => transport('GET', `${at(id)}/compare`, { query: { with: other } }),
    restore: (id) => transport('POST', `${at(id)}/restore`),
  }
}
