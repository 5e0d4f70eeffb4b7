import { Hono } from 'hono'
import type { Collection } from '#contract/model/collection.ts'
import type { Field } from '#contract/model/field.ts'
import { areaOf, fieldOf, model } from '#contract/model/model.ts'
import type { DescribedCollection, DescribedField, Relation } from '#contract/wire/described-model.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { admitted, type Variables } from '../http/context.ts'
import { type Access, isContent } from '../items/access.ts'

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

/** What the model holds, as far as the caller may read it: `/collections`, `/fields`, `/relations`. (SPEC 7) */
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
    .get('/relations', async (context) => jsonAnswer({ data: relations(await access(context)) }))
}
