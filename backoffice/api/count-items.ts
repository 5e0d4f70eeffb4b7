import type { CollectionName } from '#contract/model/model.ts'
import type { Filter } from '#sdk/item-query.ts'
import type { Sdk } from '#sdk/sdk.ts'

/** How many items of a collection there are for the person that fulfil a filter. */
export async function countItems(sdk: Pick<Sdk, 'items'>, collection: CollectionName, filter: Filter): Promise<number> {
  const { meta } = await sdk.items(collection).read({ fields: ['id'], limit: 1, meta: ['filter_count'], filter })
  return meta?.filter_count ?? 0
}
