import { type RawBuilder, sql } from 'kysely'
import type { Cell, Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import type { Collection } from '../model/collection.ts'
import type { Column } from '../model/field.ts'
import { fieldOf, model } from '../model/model.ts'
import { type Access, isContent } from './access.ts'
import { conditionSql, visible } from './condition-sql.ts'
import { fieldTree, readRight } from './field-tree.ts'
import { MAX_INTEGER, UUID } from './field-value.ts'
import { listMeta, type Meta } from './meta.ts'
import type { QueryParameters } from './query-parameters.ts'
import { metaOf, type ReadQuery, readQuery } from './read-query.ts'
import { type Item, reading, readRows } from './rows.ts'

export interface Answer {
  readonly data: Item | Item[]
  readonly meta?: Meta
}

const ALIAS = 't'

/** The collection that `/items/{name}` speaks of. Throws the Fault that says there is none. */
export function contentCollection(name: string): Collection {
  const collection = model.get(name)
  if (!collection || !isContent(collection))
    throw new Fault('unknownCollection', `There is no collection "${name.slice(0, 80)}"`)
  return collection
}

/**
 * A list of items, or the first one with `single`. (SPEC 7, CONTRACTS 2)
 * @param address of the request, without its query: the links of `meta` go out from it
 */
export async function readItems(
  db: Database,
  access: Access,
  collection: Collection,
  parameters: QueryParameters,
  address: string,
): Promise<Answer> {
  readRight(access, collection)
  const query = readQuery(access, collection, parameters)
  const scope = visible(access, collection, ALIAS)
  const where = [...scope, ...query.filter.map((condition) => conditionSql(db, access, condition, ALIAS))]
  const limit = query.single ? 1 : query.limit
  const { items } = await readRows(reading(db, access), collection, query.fields, {
    where,
    order: orderSql(collection, query),
    limit,
    offset: query.single || limit === undefined ? 0 : (query.page - 1) * limit,
  })
  if (query.single) return single(collection, query, items)
  if (query.meta.size === 0) return { data: items }
  const filtered = query.filter.length > 0 ? where : undefined
  const meta = await listMeta({ db, collection, query, parameters, address, count: items.length, scope, filtered })
  return { data: items, meta }
}

function single(collection: Collection, query: ReadQuery, [item]: readonly Item[]): Answer {
  if (!item) throw new Fault('unknownItem', 'Item not found')
  return query.meta.size === 0 ? { data: item } : { data: item, meta: itemMeta(collection, query.meta) }
}

const itemMeta = ({ name }: Collection, keys: ReadonlySet<string>): Meta => ({
  ...(keys.has('collection') && { collection: name }),
  ...(keys.has('type') && { type: 'item' }),
})

/** One item by its id. (SPEC 7) */
export async function readItem(
  db: Database,
  access: Access,
  collection: Collection,
  id: string,
  parameters: QueryParameters,
): Promise<Answer> {
  readRight(access, collection)
  for (const key of ['limit', 'page', 'single'] as const)
    if (parameters[key] !== undefined) throw new Fault('invalid', `${key} does not apply to a single item`)
  if (parameters.filter.length + parameters.sort.length > 0)
    throw new Fault('invalid', 'filter and sort do not apply to a single item')
  const fields = fieldTree(access, collection, parameters.fields)
  const meta = metaOf(parameters.meta)
  const key = itemKey(collection, id)
  const where = [sql`${sql.ref(`${ALIAS}.id`)} = ${key}`, ...visible(access, collection, ALIAS)]
  const found =
    key === undefined ? [] : (await readRows(reading(db, access), collection, fields, { where, order: [] })).items
  if (!found[0]) throw new Fault('unknownItem', `Item not found: ${collection.name} ${id.slice(0, 40)}`)
  return meta.size === 0 ? { data: found[0] } : { data: found[0], meta: itemMeta(collection, meta) }
}

/** An id out of an address; undefined when no item can have it. */
export function itemKey(collection: Collection, id: string): Cell | undefined {
  if (collection.fields.id?.type === 'uuid') return UUID.test(id) ? id : undefined
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_INTEGER ? Number(id) : undefined
}

function orderSql(collection: Collection, { sort }: ReadQuery): RawBuilder<unknown>[] {
  const id = sql.ref(`${ALIAS}.id`)
  const keys = sort.map((key) => {
    if (key === 'random') return sql`random()`
    const field = fieldOf(collection, key.field) as Column
    const column = sql.ref(`${ALIAS}.${key.field}`)
    const direction = key.descending ? sql`${column} desc` : sql`${column} asc`
    // What has no value comes last either way, on both databases.
    return field.required || field.type === 'boolean' ? direction : sql`${direction} nulls last`
  })
  return sort.includes('random') ? keys : [...keys, sql`${id}`]
}
