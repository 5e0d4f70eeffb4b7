import { type RawBuilder, sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import type { Database } from '../db/database.ts'
import { isSqlite } from '../db/database.ts'
import type { Access } from './access.ts'
import { ownerOf } from './belonging.ts'
import type { Condition } from './condition.ts'

type Sql = RawBuilder<unknown>

export const and = (parts: readonly Sql[]): Sql => (parts.length === 0 ? sql`true` : sql.join(parts, sql` and `))

/** Which rows of a collection exist for the caller: those of the project, as far as the rights go, up to its owners. */
export const visible = (access: Access, collection: Collection, alias: string): Sql[] => [
  ...belongs(access, collection, alias),
  ...limited(access, collection, alias),
]

/** The values that a row must have, or must not have, for the caller to see it. */
export function limited(access: Access, collection: Collection, alias: string): Sql[] {
  const { where = {}, without = {} } = access.read(collection) ?? {}
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return [
    ...Object.entries(where).map(([name, value]) => sql`${column(name)} = ${value}`),
    ...Object.entries(without).map(([name, values]) => sql`${column(name)} not in (${sql.join(values)})`),
  ]
}

function belongs(access: Access, collection: Collection, alias: string): Sql[] {
  if (access.everywhere?.(collection)) return []
  if (collection.name === 'project') return [sql`${sql.ref(`${alias}.id`)} = ${access.project}`]
  if (collection.owners.length === 0) return []
  const ways = collection.owners.map((owner) => {
    if (owner === 'project') return ofProject(access, collection, sql.ref(`${alias}.project`))
    const parent = ownerOf(collection, owner)
    const next = `${alias}o`
    const link = sql`${sql.ref(`${next}.id`)} = ${sql.ref(`${alias}.${owner}`)}`
    return sql`exists (select 1 from ${sql.table(parent.name)} as ${sql.id(next)} where ${and([link, ...visible(access, parent, next)])})`
  })
  return [ways.length === 1 ? (ways[0] as Sql) : sql`(${sql.join(ways, sql` or `)})`]
}

/** Rows of no project, where there are such, are the installation's. */
function ofProject(access: Access, { fields }: Collection, column: Sql): Sql {
  const own = sql`${column} = ${access.project}`
  return fields.project?.required || !access.trusts('installation') ? own : sql`(${own} or ${column} is null)`
}

/** A checked condition as SQL over the rows called `alias`. */
export function conditionSql(db: Database, access: Access, { steps, operator, values }: Condition, alias: string): Sql {
  const [step, next, ...rest] = steps
  if (!step) return sql`true`
  const column = sql.ref(`${alias}.${step.name}`)
  if (!next) return comparison(db, column, operator, values)
  const { field } = step
  // The id of the item that a many-to-one field points to is what the field itself holds.
  if (field.type === 'm2o' && next.name === 'id' && rest.length === 0) return comparison(db, column, operator, values)
  const inner = `${alias}f`
  const target = sql`${sql.table(next.collection.name)} as ${sql.id(inner)}`
  const remaining = conditionSql(db, access, { steps: [next, ...rest], operator, values }, inner)
  const met = and([remaining, ...visible(access, next.collection, inner)])
  if (field.type === 'o2m')
    return sql`${sql.ref(`${alias}.id`)} in (select ${sql.ref(`${inner}.${field.by}`)} from ${target} where ${met})`
  // Every visible row has the same project, so that this is asked once and not of each row.
  if (step.name === 'project' && step.collection.owners.includes('project') && !access.everywhere?.(step.collection))
    return sql`exists (select 1 from ${target} where ${sql.ref(`${inner}.id`)} = ${access.project} and ${met})`
  const found = sql`(select ${sql.ref(`${inner}.id`)} from ${target} where ${met})`
  const unique = operator === 'eq' && rest.length === 0 && isUniqueInProject(next.collection, next.name)
  // One row at most: compared as one value, so that an index can be followed in its order.
  return unique ? sql`${column} = ${found}` : sql`${column} in ${found}`
}

const isUniqueInProject = ({ unique }: Collection, name: string): boolean =>
  unique.some((columns) => columns.length === 2 && columns[0] === 'project' && columns[1] === name)

function comparison(db: Database, column: Sql, operator: Condition['operator'], values: Condition['values']): Sql {
  if (operator === 'eq') return sql`${column} = ${values[0]}`
  if (operator === 'in') return values.length === 0 ? sql`false` : sql`${column} in (${sql.join(values)})`
  if (operator === 'lte') return sql`${column} <= ${values[0]}`
  if (operator === 'gte') return sql`${column} >= ${values[0]}`
  if (operator === 'null') return values[0] === true ? sql`${column} is null` : sql`${column} is not null`
  const pattern = `%${String(values[0]).replace(/[\\%_]/g, '\\$&')}%`
  return isSqlite(db) ? sql`${column} like ${pattern} escape '\\'` : sql`${column} ilike ${pattern} escape '\\'`
}

/** Rows whose column is one of many keys. One parameter for all of them, so that the statement stays prepared. */
export function isAmong(db: Database, column: Sql, keys: readonly unknown[]): Sql {
  return isSqlite(db)
    ? sql`${column} in (select value from json_each(${JSON.stringify(keys)}))`
    : sql`${column} = any(${keys})`
}
