import { areaOf, model } from '#contract/model/model.ts'
import type { DescribedCollection } from '#contract/wire/described-model.ts'
import type { OfficeModel } from './model.ts'

/** The model as it is, described as to its administrator: for tests. */
export const describedModel = (): OfficeModel =>
  new Map(
    [...model].map(([name, collection]): [string, DescribedCollection] => [
      name,
      {
        collection: name,
        area: areaOf(collection),
        owners: collection.owners,
        sort_field: collection.sort ?? null,
        status_field: 'status' in collection.fields ? 'status' : null,
        actions: ['create', 'update', 'delete'],
        fields: Object.fromEntries(
          Object.entries(collection.fields).map(([field, facts], index) => [
            field,
            {
              collection: name,
              field,
              sort: index + 1,
              primary_key: field === 'id',
              readonly: field === 'id',
              ...facts,
              required: facts.required === true && !('default' in facts),
            },
          ]),
        ),
      },
    ]),
  )
