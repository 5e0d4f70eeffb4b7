import type { Transport } from './transport.ts'

/** A field of the backend's model; further keys by its type: `target` and `by` of relations, `choices`, `min`, `max`, … */
export type Field = {
  collection: string
  field: string
  type: string
  sort: number
  primary_key: boolean
  required: boolean
  readonly: boolean
  [detail: string]: unknown
}

/** A collection of the backend's model, and what the caller may do with its items. */
export type Collection = {
  collection: string
  area: string
  owners: string[]
  sort_field: string | null
  status_field: string | null
  actions: ('create' | 'update' | 'delete')[]
  fields: Record<string, Field>
}

/** A many-to-one field and, where there is one, the list at its other end. */
export type Relation = {
  id: number
  collection_many: string
  field_many: string
  collection_one: string
  field_one: string | null
  on_delete: string
}

/** The calls that tell what the backend stores: `/collections`, `/fields`, `/relations` (SPEC 7). */
export function createModelCalls(transport: Transport) {
  const part = encodeURIComponent
  return {
    collections: {
      read: () => transport<{ data: Collection[] }>('GET', '/collections'),
      byName: (collection: string) => transport<{ data: Collection }>('GET', `/collections/${part(collection)}`),
    },
    fields: {
      /** The fields of one collection, or of all. */
      read: (collection?: string) =>
        transport<{ data: Field[] }>('GET', collection ? `/fields/${part(collection)}` : '/fields'),
      byName: (collection: string, field: string) =>
        transport<{ data: Field }>('GET', `/fields/${part(collection)}/${part(field)}`),
    },
    relations: { read: () => transport<{ data: Relation[] }>('GET', '/relations') },
  }
}
