import type { DescribedCollection, DescribedField, Relation } from '#contract/wire/described-model.ts'
import type { Transport } from './transport.ts'

/** The calls that tell what the backend stores: `/collections`, `/fields`, `/relations` (SPEC 7). */
export function createModelCalls(transport: Transport) {
  const part = encodeURIComponent
  return {
    collections: {
      read: () => transport<{ data: DescribedCollection[] }>('GET', '/collections'),
      byName: (collection: string) =>
        transport<{ data: DescribedCollection }>('GET', `/collections/${part(collection)}`),
    },
    fields: {
      /** The fields of one collection, or of all. */
      read: (collection?: string) =>
        transport<{ data: DescribedField[] }>('GET', collection ? `/fields/${part(collection)}` : '/fields'),
      byName: (collection: string, field: string) =>
        transport<{ data: DescribedField }>('GET', `/fields/${part(collection)}/${part(field)}`),
    },
    relations: { read: () => transport<{ data: Relation[] }>('GET', '/relations') },
  }
}
