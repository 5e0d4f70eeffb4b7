import type { ImportOrder, ImportResult } from '#contract/wire/imports.ts'
import type { Id, ItemAnswer, ListAnswer } from '#contract/wire/items.ts'
import { hasApiCode } from './api-error.ts'
import { type ItemQuery, itemQueryParams } from './item-query.ts'
import type { Transport } from './transport.ts'

/** An item of a collection that is known by its name alone. */
export type AnyItem = Record<string, unknown>

export type CallOptions = { signal?: AbortSignal }

export type UpdateOptions = Pick<ItemQuery, 'fields' | 'meta'> & { revision?: number }

/** The calls that every collection and every system resource answers alike. All of them reject with an ApiError. */
export type Resource<T extends object> = {
  /** A list, with `meta` when the query asks for it. */
  read(query?: ItemQuery, options?: CallOptions): Promise<ListAnswer<T>>
  /** The first match as one object (`single=1`); code '203' "Item not found" without a match. */
  single(query?: ItemQuery, options?: CallOptions): Promise<ItemAnswer<T>>
  /** The first match, or null without one. */
  first(query?: ItemQuery, options?: CallOptions): Promise<T | null>
  byId(id: Id, query?: Pick<ItemQuery, 'fields' | 'meta'>, options?: CallOptions): Promise<ItemAnswer<T>>
  create(item: Partial<T>): Promise<ItemAnswer<T>>
  /**
   * Changes an item. With the `revision` that it was read with, code '206' (status 412) when somebody has changed it since.
   */
  update(id: Id, changes: Partial<T>, options?: UpdateOptions): Promise<ItemAnswer<T>>
  delete(id: Id): Promise<void>
  /** Tries or writes the lines of a file; refused lines are part of the answer. Only for content collections. */
  import(order: ImportOrder, options?: CallOptions): Promise<{ data: ImportResult }>
}

/** The calls of one path, such as `/items/page` or `/users` (SPEC 7). */
export function createResource<T extends object>(transport: Transport, path: string): Resource<T> {
  const at = (id: Id) => `${path}/${encodeURIComponent(id)}`
  const single: Resource<T>['single'] = (query = {}, { signal } = {}) =>
    transport('GET', path, { query: { ...itemQueryParams(query), single: 1 }, signal })

  return {
    single,
    read: (query = {}, { signal } = {}) => transport('GET', path, { query: itemQueryParams(query), signal }),
    first: async (query, options) => {
      try {
        return (await single(query, options)).data
      } catch (error) {
        if (hasApiCode(error, 203)) return null
        throw error
      }
    },
    byId: (id, query = {}, { signal } = {}) => transport('GET', at(id), { query: itemQueryParams(query), signal }),
    create: (item) => transport('POST', path, { body: item }),
    update: (id, changes, { revision, ...query } = {}) =>
      transport('PATCH', at(id), {
        body: changes,
        query: itemQueryParams(query),
        ...(revision !== undefined && { headers: { 'if-match': `"${revision}"` } }),
      }),
    delete: async (id) => {
      await transport('DELETE', at(id))
    },
    import: (order, { signal } = {}) => transport('POST', `${path}/import`, { body: order, signal }),
  }
}
