import type { Id, ItemAnswer } from './resource.ts'
import type { Transport } from './transport.ts'

/** A change of an item. `data` is the item with all its parts after it; before it, where it was deleted. */
export type Revision = {
  id: number
  collection: string
  item: string
  action: 'create' | 'update' | 'delete' | 'restore'
  user: number | null
  /** Name or e-mail of that person, null for the program itself. */
  by: string | null
  created_on: string
  data: Record<string, unknown>
}

/** Which revisions are listed, the newest first; 50 a page unless said otherwise, `page` from 1. */
export type RevisionQuery = { collection?: string; item?: Id; limit?: number; page?: number }

/** A value that differs; `field` is its path, parts of lists by their ids: `translations.2.title`. */
export type Difference = { field: string; before: unknown; after: unknown }

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
