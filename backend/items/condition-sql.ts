import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import type { Database } from '../db/database.ts'
import { isSqlite } from '../db/database.ts'
import type { Access } from './access.ts'
import type { CheckedCondition } from './condition.ts'
import { and, reached, visible } from './visible.ts'

type Sql = RawBuilder<unknown>

/** A checked condition as SQL over the rows called `alias`. */
export function conditionSql(
  db: Database,
  access: Access,
  { steps, operator, values }: CheckedCondition,
  alias: string,
): Sql {
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
  const exists = field.type === 'm2o' ? reached : visible
  const met = and([remaining, ...exists(access, next.collection, inner)])
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

function comparison(
  db: Database,
  column: Sql,
  operator: CheckedCondition['operator'],
  values: CheckedCondition['values'],
): Sql {
  if (operator === 'eq') return sql`${column} = ${values[0]}`
  if (operator === 'in') return values.length === 0 ? sql`false` : sql`${column} in (${sql.join(values)})`
  if (operator === 'lte') return sql`${column} <= ${values[0]}`
  if (operator === 'gte') return sql`${column} >= ${values[0]}`
  if (operator === 'null') return values[0] === true ? sql`${column} is null` : sql`${column} is not null`
  const pattern = `%${String(values[0]).replace(/[\\%_]/g, '\\$&')}%`
  return isSqlite(db) ? sql`${column} like ${pattern} escape '\\'` : sql`${column} ilike ${pattern} escape '\\'`
}

/** Rows whose column is one of many keys. One parameter for all of them, so that the statement stays prepared. */
export function isAmong(db: Database, column: Sql, keys: readonly unknown[]): RawBuilder<SqlBool> {
  return isSqlite(db)
    ? sql<SqlBool>`${column} in (select value from json_each(${JSON.stringify(keys)}))`
    : sql<SqlBool>`${column} = any(${keys})`
}
