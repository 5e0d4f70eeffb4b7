import type { ListAnswer } from './resource.ts'
import type { Transport } from './transport.ts'

/** A field of the backend's model. */
export type Field = {
  collection: string
  field: string
  type: string
  required?: boolean
  [detail: string]: unknown
}

/** A collection of the backend's model. */
export type Collection = { collection: string; fields?: Record<string, Field>; [detail: string]: unknown }

/** A many-to-one field and, where there is one, the list that looks back through it. */
export type Relation = {
  collection_many: string
  field_many: string
  collection_one: string
  field_one: string | null
  [detail: string]: unknown
}

/** The calls that tell what the backend stores: `/collections`, `/fields`, `/relations` (SPEC 7). */
export function createModelCalls(transport: Transport) {
  return {
    collections: {
      read: () => transport<ListAnswer<Collection>>('GET', '/collections'),
      byName: (name: string) => transport<{ data: Collection }>('GET', `/collections/${encodeURIComponent(name)}`),
    },
    fields: {
      read: (collection?: string) =>
        transport<ListAnswer<Field>>('GET', collection ? `/fields/${encodeURIComponent(collection)}` : '/fields'),
    },
    relations: { read: () => transport<ListAnswer<Relation>>('GET', '/relations') },
  }
}
