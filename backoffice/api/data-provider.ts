import type { DataProvider, GetListParams } from 'react-admin'
import type { Filter } from '#sdk/item-query.ts'
import type { AnyItem, Resource } from '#sdk/resource.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { changesOf } from '../record/changes-of.ts'
import { fieldsOf, listFieldsOf } from '../record/fields-of.ts'
import { newRecord } from '../record/new-record.ts'
import { withLanguages } from '../record/translations.ts'
import type { SessionGate } from '../session/session-gate.ts'
import type { Workplace } from '../workplace/workplace.ts'
import { failureOf } from './failure.ts'

export type Record = AnyItem & { id: string | number }

/** Revision that a record was read with, kept in the record itself so that it goes where the form goes. */
export const REVISION = '$revision'

export interface ProviderParts {
  readonly sdk: Sdk
  readonly gate: Pick<SessionGate, 'guarded'>
  /** The backend's words in the person's language. */
  readonly say: (message: string) => string
  readonly workplace: () => Promise<Pick<Workplace, 'model' | 'languages'>>
}

const OWN_PATHS = ['users', 'roles', 'settings', 'activity'] as const

/** The calls of one collection: most go through `/items`. */
export function resourceOf(sdk: Sdk, name: string): Resource<AnyItem> {
  if (name === 'files') return { ...sdk.files, create: sdk.items('files').create } as unknown as Resource<AnyItem>
  const own = OWN_PATHS.find((path) => path === name)
  return (own ? sdk[own] : sdk.items(name)) as unknown as Resource<AnyItem>
}

/** A filter of a list: values compare, lists of values are alternatives, objects are conditions, `q` searches. */
function filterOf({ q, ...conditions }: { q?: string; [field: string]: unknown }): { filter: Filter; q?: string } {
  const filter = Object.fromEntries(
    Object.entries(flat(conditions)).map(([name, value]) => [name, Array.isArray(value) ? { in: value } : value]),
  ) as Filter
  return { filter, ...(q && { q }) }
}

const OPERATORS = ['eq', 'in', 'contains', 'lte', 'gte', 'null']

/** react-admin nests dotted names; the calls want them flat. */
function flat(conditions: object, path = ''): { [field: string]: unknown } {
  return Object.fromEntries(
    Object.entries(conditions).flatMap(([name, value]) => {
      if (value === undefined || value === null || value === '') return []
      const isPath = typeof value === 'object' && !Array.isArray(value)
      const isCondition = isPath && Object.keys(value).every((key) => OPERATORS.includes(key))
      return isPath && !isCondition ? Object.entries(flat(value, `${path}${name}.`)) : [[`${path}${name}`, value]]
    }),
  )
}

/** react-admin's calls over the SDK: nothing is ever read whole, and only what has changed is written. */
export function createDataProvider({ sdk, gate, say, workplace }: ProviderParts): DataProvider {
  const run = <T>(call: () => Promise<T>): Promise<T> =>
    gate.guarded(call).catch((error) => Promise.reject(failureOf(error, { say })))

  async function list(resource: string, { pagination, sort, filter, meta, signal }: GetListParams) {
    const { page = 1, perPage = 25 } = pagination ?? {}
    const fields = meta?.fields ?? listFieldsOf((await workplace()).model, resource)
    const query = {
      ...filterOf(filter ?? {}),
      fields,
      sort: sort?.field ? `${sort.order === 'DESC' ? '-' : ''}${sort.field}` : undefined,
      page,
      limit: perPage,
      meta: ['filter_count'] as const,
    }
    const answer = await run(() => resourceOf(sdk, resource).read(query, { signal }))
    return { data: answer.data as Record[], total: answer.meta?.filter_count ?? answer.data.length }
  }

  async function one(resource: string, id: string | number, signal?: AbortSignal): Promise<Record> {
    const { model, languages } = await workplace()
    const fields = fieldsOf(model, resource)
    const isItem = model.has(resource)
    const meta = isItem ? (['revision'] as const) : undefined
    const answer = await run(() => resourceOf(sdk, resource).byId(id, { fields, meta }, { signal }))
    const record = withLanguages(model, resource, languages, answer.data as Record)
    return { ...record, ...(answer.meta?.revision !== undefined && { [REVISION]: answer.meta.revision }) }
  }

  async function update(
    resource: string,
    id: string | number,
    data: AnyItem,
    before: AnyItem | undefined,
  ): Promise<Record> {
    const { changes, places } = changesOf((await workplace()).model, resource, before ?? {}, data)
    const revision = data[REVISION] as number | undefined
    const { [REVISION]: _, ...changed } = changes
    if (Object.keys(changed).length > 0)
      await gate
        .guarded(() => resourceOf(sdk, resource).update(id, changed, { revision, fields: ['id'] }))
        .catch((error) => Promise.reject(failureOf(error, { places, say })))
    return one(resource, id)
  }

  const provider = {
    getList: list,
    getOne: async (resource: string, { id, signal }: { id: string | number; signal?: AbortSignal }) => ({
      data: await one(resource, id, signal),
    }),
    getMany: async (resource: string, { ids, signal }: { ids: (string | number)[]; signal?: AbortSignal }) => {
      const { data } = await list(resource, {
        filter: { id: ids },
        pagination: { page: 1, perPage: 500 },
        sort: { field: 'id', order: 'ASC' },
        signal,
      })
      return { data }
    },
    getManyReference: async (
      resource: string,
      { target, id, filter, ...params }: GetListParams & { target: string; id: string | number },
    ) => list(resource, { ...params, filter: { ...filter, [target]: id } }),
    create: async (resource: string, { data }: { data: AnyItem }) => {
      const { record, places } = newRecord((await workplace()).model, resource, data)
      const answer = await gate
        .guarded(() => resourceOf(sdk, resource).create(record))
        .catch((error) => Promise.reject(failureOf(error, { places, say })))
      return { data: answer.data as Record }
    },
    update: async (
      resource: string,
      { id, data, previousData }: { id: string | number; data: AnyItem; previousData?: AnyItem },
    ) => ({ data: await update(resource, id, data, previousData) }),
    updateMany: async (resource: string, { ids, data }: { ids: (string | number)[]; data: AnyItem }) => {
      for (const id of ids) await run(() => resourceOf(sdk, resource).update(id, data, { fields: ['id'] }))
      return { data: ids }
    },
    delete: async (resource: string, { id, previousData }: { id: string | number; previousData?: AnyItem }) => {
      await run(() => resourceOf(sdk, resource).delete(id))
      return { data: { ...previousData, id } }
    },
    deleteMany: async (resource: string, { ids }: { ids: (string | number)[] }) => {
      for (const id of ids) await run(() => resourceOf(sdk, resource).delete(id))
      return { data: ids }
    },
  }
  return { ...provider, supportAbortSignal: true } as unknown as DataProvider
}
