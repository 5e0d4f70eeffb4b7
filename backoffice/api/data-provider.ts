import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'react-admin'
import type { Filter } from '#sdk/item-query.ts'
import type { AnyItem, Resource } from '#sdk/resource.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { OfficeLanguage } from '../labels/labels.ts'
import { changesOf } from '../record/changes-of.ts'
import { fieldsOf, listFieldsOf } from '../record/fields-of.ts'
import { withLanguagePlaces } from '../record/language-places.ts'
import { newRecord } from '../record/new-record.ts'
import { withLanguages } from '../record/translations.ts'
import type { Workplace } from '../workplace/workplace.ts'
import { failureOf } from './failure.ts'
import type { SessionGate } from './session-gate.ts'

export type Record = AnyItem & { id: string | number }

/** Revision that a record was read with, kept in the record itself so that it goes where the form goes. */
export const REVISION = '$revision'

export interface ProviderParts {
  readonly sdk: Sdk
  readonly gate: Pick<SessionGate, 'guarded'>
  /** The person's. */
  readonly language: () => OfficeLanguage
  readonly workplace: () => Promise<Pick<Workplace, 'model' | 'languages'>>
}

/** The calls of one collection: most go through `/items`. */
export function resourceOf(sdk: Sdk, name: string): Resource<AnyItem> {
  const items = sdk.items(name)
  if (name === 'files') return { ...sdk.files, create: items.create }
  if (name === 'activity') return { ...items, read: sdk.activity.read }
  return name === 'users' || name === 'roles' || name === 'settings' ? sdk[name] : items
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

/** The calls of one record or one page of a list, in the backend's terms. */
function recordCalls({ sdk, gate, language, workplace }: ProviderParts) {
  const run = <T>(call: () => Promise<T>): Promise<T> =>
    gate.guarded(call).catch((error) => Promise.reject(failureOf(error, { language: language() })))

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

  async function one(resource: string, id: Identifier, signal?: AbortSignal): Promise<Record> {
    const { model, languages } = await workplace()
    const fields = fieldsOf(model, resource)
    const isItem = model.has(resource)
    const meta = isItem ? (['revision'] as const) : undefined
    const answer = await run(() => resourceOf(sdk, resource).byId(id, { fields, meta }, { signal }))
    const record = withLanguages(model, resource, languages, answer.data as Record)
    return { ...record, ...(answer.meta?.revision !== undefined && { [REVISION]: answer.meta.revision }) }
  }

  async function create(resource: string, data: AnyItem): Promise<Record> {
    const { record, places } = withLanguagePlaces(newRecord((await workplace()).model, resource, data), data)
    const answer = await gate
      .guarded(() => resourceOf(sdk, resource).create(record))
      .catch((error) => Promise.reject(failureOf(error, { places, language: language() })))
    return answer.data as Record
  }

  async function update(resource: string, id: Identifier, data: AnyItem, before: AnyItem | undefined): Promise<Record> {
    const { model } = await workplace()
    const { changes, places } = withLanguagePlaces(changesOf(model, resource, before ?? {}, data), data)
    const revision = data[REVISION] as number | undefined
    const { [REVISION]: _, ...changed } = changes
    if (Object.keys(changed).length > 0)
      await gate
        .guarded(() => resourceOf(sdk, resource).update(id, changed, { revision, fields: ['id'] }))
        .catch((error) => Promise.reject(failureOf(error, { places, language: language() })))
    return one(resource, id)
  }

  return {
    list,
    one,
    create,
    update,
    change: (resource: string, id: Identifier, data: AnyItem) =>
      run(() => resourceOf(sdk, resource).update(id, data, { fields: ['id'] })),
    remove: (resource: string, id: Identifier) => run(() => resourceOf(sdk, resource).delete(id)),
  }
}

/** react-admin's calls over the SDK: nothing is ever read whole, and only what has changed is written. */
export function createDataProvider(parts: ProviderParts): DataProvider {
  const calls = recordCalls(parts)
  return {
    supportAbortSignal: true,
    async getList<R extends RaRecord>(resource: string, params: GetListParams) {
      const { data, total } = await calls.list(resource, params)
      return { data: data as R[], total }
    },
    async getOne<R extends RaRecord>(resource: string, { id, signal }: GetOneParams) {
      return { data: (await calls.one(resource, id, signal)) as R }
    },
    async getMany<R extends RaRecord>(resource: string, { ids, signal }: GetManyParams) {
      const all = { pagination: { page: 1, perPage: 500 }, sort: { field: 'id', order: 'ASC' as const } }
      const { data } = await calls.list(resource, { ...all, filter: { id: ids }, signal })
      return { data: data as R[] }
    },
    async getManyReference<R extends RaRecord>(resource: string, { target, id, ...params }: GetManyReferenceParams) {
      const { data, total } = await calls.list(resource, { ...params, filter: { ...params.filter, [target]: id } })
      return { data: data as R[], total }
    },
    async create<R>(resource: string, { data }: CreateParams) {
      return { data: (await calls.create(resource, data)) as R }
    },
    async update<R>(resource: string, { id, data, previousData }: UpdateParams) {
      return { data: (await calls.update(resource, id, data, previousData)) as R }
    },
    async updateMany(resource, { ids, data }) {
      for (const id of ids) await calls.change(resource, id, data)
      return { data: ids }
    },
    async delete<R>(resource: string, { id, previousData }: DeleteParams) {
      await calls.remove(resource, id)
      return { data: { ...previousData, id } as R }
    },
    async deleteMany(resource, { ids }) {
      for (const id of ids) await calls.remove(resource, id)
      return { data: ids }
    },
  }
}
