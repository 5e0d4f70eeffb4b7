import { type RawBuilder, sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import type { Column } from '#contract/model/field.ts'
import { fieldOf, model } from '#contract/model/model.ts'
import type { Meta } from '#contract/wire/items.ts'
import { type Cell, type Database, isSqlite } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { UUID } from '../uuid.ts'
import { type Access, isContent } from './access.ts'
import { conditionSql, isAmong } from './condition-sql.ts'
import { countRows } from './counts.ts'
import { fieldTree, readRight } from './field-tree.ts'
import { MAX_INTEGER } from './field-value.ts'
import { latestRevision } from './latest-revision.ts'
import { countsFound, listMeta } from './meta.ts'
import type { QueryParameters } from './query-parameters.ts'
import { metaOf, type ReadQuery, readQuery } from './read-query.ts'
import { type Item, reading, readRows } from './rows.ts'
import { searchSql } from './search.ts'
import { visible } from './visible.ts'

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
  const search = query.search === '' ? [] : [searchSql(db, access, collection, query.search, ALIAS)]
  const conditions = [...query.filter.map((condition) => conditionSql(db, access, condition, ALIAS)), ...search]
  const where = [...scope, ...conditions]
  const limit = query.single ? 1 : query.limit
  const filtered = conditions.length > 0 ? where : undefined
  const found = filtered && countsFound(query) ? await countRows(db, collection, filtered) : undefined
  const isFew = isSqlite(db) && found !== undefined && found <= FEW
  const offset = query.single || limit === undefined ? 0 : query.offset
  const isDeep = offset >= DEEP && !query.sort.includes('random')
  const all = isDeep && countsFound(query) ? (found ?? (await countRows(db, collection, where))) : 0
  // The second half is read from its end: what lies before a page has to be walked through.
  const fromEnd = isDeep && limit !== undefined && offset > all / 2 && offset < all
  const order = orderSql(collection, query, isFew, fromEnd)
  const narrow = limit !== undefined && (isFew || isDeep || !access.public || query.sort.includes('random'))
  const page = fromEnd
    ? { limit: Math.min(limit, all - offset), offset: Math.max(0, all - offset - limit) }
    : { limit, offset }
  const { items } = await readRows(reading(db, access, collection, query.fields), collection, query.fields, {
    where,
    order,
    narrow,
    ...page,
  })
  if (fromEnd) items.reverse()
  if (query.single) return single(collection, query, items)
  // That `single` is asked at all is what counts, whatever it says (CONTRACTS 2).
  if (parameters.single !== undefined && items.length === 0) throw new Fault('unknownItem', 'Item not found')
  if (query.meta.size === 0) return { data: items }
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
  for (const key of ['limit', 'offset', 'page', 'single', 'q'] as const)
    if (parameters[key] !== undefined) throw new Fault('invalid', `${key} does not apply to a single item`)
  if (parameters.filter.length + parameters.sort.length + (parameters.status ?? []).length > 0)
    throw new Fault('invalid', 'filter, sort and status do not apply to a single item')
  const fields = fieldTree(access, collection, parameters.fields)
  const withRevision = !access.public && parameters.meta.includes(REVISION)
  const meta = metaOf(withRevision ? parameters.meta.filter((name) => name !== REVISION) : parameters.meta)
  const key = itemKey(collection, id)
  // Asked before the item is: a change in between must not go unseen.
  const revision = withRevision && key !== undefined ? await latestRevision(db, collection, key) : undefined
  const where = [sql`${sql.ref(`${ALIAS}.id`)} = ${key}`, ...visible(access, collection, ALIAS)]
  const found =
    key === undefined
      ? []
      : (await readRows(reading(db, access, collection, fields), collection, fields, { where, order: [] })).items
  if (!found[0]) throw new Fault('unknownItem', `Item not found: ${collection.name} ${id.slice(0, 40)}`)
  if (meta.size === 0 && revision === undefined) return { data: found[0] }
  return { data: found[0], meta: { ...itemMeta(collection, meta), ...(revision !== undefined && { revision }) } }
}

/** Items by their ids, in the order of the ids; of a query only its fields count. */
export async function readItemsById(
  db: Database,
  access: Access,
  collection: Collection,
  ids: readonly Cell[],
  asked: Pick<QueryParameters, 'fields'>,
): Promise<Answer> {
  const fields = fieldTree(access, collection, asked.fields)
  const where = [isAmong(db, sql.ref(`${ALIAS}.id`), ids), ...visible(access, collection, ALIAS)]
  const { items, rows } = await readRows(reading(db, access, collection, fields), collection, fields, {
    where,
    order: [],
  })
  const byId = new Map(rows.map((row, index) => [row.id, items[index]]))
  return { data: ids.map((id) => byId.get(id)).filter((item) => item !== undefined) }
}

/** An id out of an address; undefined when no item can have it. */
export function itemKey(collection: Collection, id: string): Cell | undefined {
  if (collection.fields.id?.type === 'uuid') return UUID.test(id) ? id : undefined
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_INTEGER ? Number(id) : undefined
}

/** The `meta` of a single item that `*` does not include: what a change says in `If-Match`. */
const REVISION = 'revision'

/** Items that are sorted faster than an index of the order is searched for them. */
const FEW = 3000

/** Rows before a page that are worth a way around. */
const DEEP = 500

/**
 * @param unindexed keeps SQLite from following an index of the order instead of one of the filter
 * @param reversed the same order from its end
 */
function orderSql(
  collection: Collection,
  { sort }: ReadQuery,
  unindexed: boolean,
  reversed: boolean,
): RawBuilder<unknown>[] {
  const id = sql.ref(`${ALIAS}.id`)
  const keys = sort.map((key) => {
    if (key === 'random') return sql`random()`
    const field = fieldOf(collection, key.field) as Column
    const reference = sql.ref(`${ALIAS}.${key.field}`)
    const column = unindexed ? sql`+${reference}` : reference
    const direction = key.descending !== reversed ? sql`${column} desc` : sql`${column} asc`
    // What has no value comes last either way, on both databases.
    if (field.required || field.type === 'boolean') return direction
    return reversed ? sql`${direction} nulls first` : sql`${direction} nulls last`
  })
  return sort.includes('random') ? keys : [...keys, reversed ? sql`${id} desc` : sql`${id}`]
}
