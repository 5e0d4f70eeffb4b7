import { Hono } from 'hono'
import type { Collection } from '#contract/model/collection.ts'
import type { Field } from '#contract/model/field.ts'
import { areaOf, collectionOf, fieldOf, model } from '#contract/model/model.ts'
import type { DescribedCollection, DescribedField, OwnPermission, Relation } from '#contract/wire/described-model.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { admitted, type Variables } from '../http/context.ts'
import { type Access, isContent } from '../items/access.ts'
import type { QueryParameters } from '../items/query-parameters.ts'
import { parametersOf } from './item-routes.ts'

const describedField = (collection: Collection, name: string, field: Field, sort: number) =>
  ({
    collection: collection.name,
    field: name,
    sort,
    primary_key: name === 'id',
    ...field,
    required: field.required === true && !('default' in field),
  }) satisfies Omit<DescribedField, 'readonly'>

function describedFields(access: Access, collection: Collection) {
  const right = access.read(collection)
  const writable = access.write(collection, 'update')
  return Object.entries(collection.fields).flatMap(([name, field], index) =>
    right?.fields.has(name)
      ? [{ ...describedField(collection, name, field, index + 1), readonly: name === 'id' || !writable?.has(name) }]
      : [],
  )
}

const described = (access: Access, collection: Collection) =>
  ({
    collection: collection.name,
    area: areaOf(collection),
    owners: collection.owners,
    sort_field: collection.sort ?? null,
    status_field: fieldOf(collection, 'status') ? 'status' : null,
    actions: (['create', 'update', 'delete'] as const).filter((action) => access.write(collection, action)),
    fields: Object.fromEntries(describedFields(access, collection).map((field) => [field.field, field])),
  }) satisfies DescribedCollection

const readable = (access: Access): Collection[] =>
  [...model.values()].filter((collection) => isContent(collection) && access.read(collection))

function one(access: Access, name: string): Collection {
  const found = readable(access).find((collection) => collection.name === name)
  if (!found) throw new Fault('unknownCollection', `There is no collection "${name.slice(0, 80)}"`)
  return found
}

/** Relations as pairs: the many-to-one field, and the list at its other end where there is one. */
const relations = (access: Access): Relation[] =>
  readable(access)
    .flatMap((collection) =>
      Object.entries(collection.fields).flatMap(([name, field]) => {
        if (field.type !== 'm2o') return []
        const target = model.get(field.target)
        const list = Object.entries(target?.fields ?? {}).find(
          ([, other]) => other.type === 'o2m' && other.target === collection.name && other.by === name,
        )
        return [
          {
            collection_many: collection.name,
            field_many: name,
            collection_one: field.target,
            field_one: list?.[0] ?? null,
            on_delete: field.onDelete,
          },
        ]
      }),
    )
    .map((relation, index) => ({ id: index + 1, ...relation }))

const ENDS = ['collection_many', 'field_many', 'collection_one', 'field_one'] as const

/** Relations can be asked for by what they join. Throws the Fault for any other question. */
function relationFilter({ filter }: QueryParameters): (relation: Relation) => boolean {
  const wanted = filter.map(({ path, operator, value }) => {
    const end = ENDS.find((name) => name === path)
    if (!end) throw new Fault('unknownField', `"${path.slice(0, 80)}" is not a field of relations to filter by`)
    if (operator !== 'eq' && operator !== '=') throw new Fault('unknownOperator', 'Relations are filtered by eq only')
    return { end, value }
  })
  return (relation) => wanted.every(({ end, value }) => relation[end] === value)
}

/** What the caller may do with the items of a collection, and with which of its fields not, in the words of Directus 8. */
function ownPermission(access: Access, collection: Collection): OwnPermission {
  const names = Object.keys(collection.fields)
  const level = (isAllowed: boolean) => (isAllowed ? 'full' : 'none')
  const writable = access.write(collection, 'update')
  return {
    collection: collection.name,
    status: null,
    create: level(access.write(collection, 'create') !== undefined),
    read: level(true),
    update: level(writable !== undefined),
    delete: level(access.write(collection, 'delete') !== undefined),
    comment: 'none',
    explain: 'none',
    read_field_blacklist: names.filter((name) => !access.read(collection)?.fields.has(name)),
    write_field_blacklist: names.filter((name) => !writable?.has(name)),
    status_blacklist: [],
  }
}

/**
 * What the model holds, as far as the caller may read it, and what the caller may do: `/collections`, `/fields`, `/relations`,
 * `/settings/fields`, `/permissions/me`. (SPEC 7)
 */
export function describeRoutes(): Hono<Variables> {
  const access = async ({ var: { caller } }: { var: Variables['Variables'] }) => {
    await admitted(caller)
    return caller.access()
  }
  return new Hono<Variables>()
    .get('/collections', async (context) => {
      const who = await access(context)
      return jsonAnswer({ data: readable(who).map((collection) => described(who, collection)) })
    })
    .get('/collections/:collection', async (context) => {
      const who = await access(context)
      return jsonAnswer({ data: described(who, one(who, context.req.param('collection'))) })
    })
    .get('/fields', async (context) => {
      const who = await access(context)
      return jsonAnswer({ data: readable(who).flatMap((collection) => describedFields(who, collection)) })
    })
    .get('/settings/fields', async (context) => {
      const who = await access(context)
      return jsonAnswer({ data: describedFields(who, collectionOf('settings')) })
    })
    .get('/permissions/me', async (context) => {
      const who = await access(context)
      return jsonAnswer({ data: readable(who).map((collection) => ownPermission(who, collection)) })
    })
    .get('/fields/:collection', async (context) => {
      const who = await access(context)
      return jsonAnswer({ data: describedFields(who, one(who, context.req.param('collection'))) })
    })
    .get('/fields/:collection/:field', async (context) => {
      const who = await access(context)
      const { collection, field } = context.req.param()
      const found = describedFields(who, one(who, collection)).find((entry) => entry.field === field)
      if (!found) throw new Fault('unknownField', `"${field.slice(0, 80)}" is not a field of ${collection}`)
      return jsonAnswer({ data: found })
    })
    .get('/relations', async (context) => {
      const isAsked = relationFilter(parametersOf(context.req.raw))
      return jsonAnswer({ data: relations(await access(context)).filter(isAsked) })
    })
}
