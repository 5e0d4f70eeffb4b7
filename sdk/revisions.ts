import { createResource, type Id, type ItemAnswer, type ListAnswer, type Resource } from './resource.ts'
import type { Transport } from './transport.ts'

/** A change of an item. `data` is the item with all its parts after it; before it, where it was deleted. */
export type Revision = {
  id: number
  project: number | null
  collection: string
  item: string
  action: 'create' | 'update' | 'delete' | 'restore'
  user: number | null
  created_on: string
  data: Record<string, unknown>
}

export type Revisions = Pick<Resource<Revision>, 'read' | 'first' | 'byId'> & {
  /** The revisions of one item, newest first. */
  ofItem(collection: string, id: Id): Promise<ListAnswer<Revision>>
  /** Writes the item back as the revision has it. */
  restore<T extends object>(collection: string, id: Id, revision: Id): Promise<ItemAnswer<T>>
}

/** The revisions calls of SPEC 7. */
export function createRevisions(transport: Transport): Revisions {
  const { read, first, byId } = createResource<Revision>(transport, '/revisions')
  const item = (collection: string, id: Id) => `/items/${encodeURIComponent(collection)}/${encodeURIComponent(id)}`
  return {
    read,
    first,
    byId,
    ofItem: (collection, id) => transport('GET', `${item(collection, id)}/revisions`),
    restore: (collection, id, revision) =>
      transport('PATCH', `${item(collection, id)}/revert/${encodeURIComponent(revision)}`),
  }
}

export type FieldChange = { field: string; before: unknown; after: unknown }

/** The fields in which two revisions of an item differ, by name. */
export function compareRevisions(before: Pick<Revision, 'data'>, after: Pick<Revision, 'data'>): FieldChange[] {
  const fields = [...new Set([...Object.keys(before.data), ...Object.keys(after.data)])].sort()
  return fields
    .map((field) => ({ field, before: before.data[field], after: after.data[field] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}
