import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import type { OneToMany } from '#contract/model/field.ts'
import { collectionOf } from '#contract/model/model.ts'
import { amongKeys } from '../db/among.ts'
import type { Database } from '../db/database.ts'
import type { Access } from './access.ts'
import type { CheckedCondition } from './condition.ts'
import { comparison } from './operators.ts'
import { and, reached, visible } from './visible.ts'

type Sql = RawBuilder<unknown>

/** A checked condition as SQL over the rows called `alias`. */
export function conditionSql(db: Database, access: Access, condition: CheckedCondition, alias: string): Sql {
  const { operator } = condition
  const [step, next, ...rest] = condition.steps
  if (!step) return sql`true`
  const { field } = step
  if (!next && field.type === 'o2m') return comparison(db, itemCount(access, field, alias), condition)
  const column = sql.ref(`${alias}.${step.name}`)
  if (!next) return comparison(db, column, condition)
  // The id of the item that a many-to-one field points to is what the field itself holds.
  if (field.type === 'm2o' && next.name === 'id' && rest.length === 0) return comparison(db, column, condition)
  const inner = `${alias}f`
  const target = sql`${sql.table(next.collection.name)} as ${sql.id(inner)}`
  const remaining = conditionSql(db, access, { ...condition, steps: [next, ...rest] }, inner)
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

/** How many items of a list the caller may see. */
function itemCount(access: Access, { target, by }: OneToMany, alias: string): Sql {
  const inner = `${alias}f`
  const own = sql`${sql.ref(`${inner}.${by}`)} = ${sql.ref(`${alias}.id`)}`
  const met = and([own, ...visible(access, collectionOf(target), inner)])
  return sql`(select count(*) from ${sql.table(target)} as ${sql.id(inner)} where ${met})`
}

const isUniqueInProject = ({ unique }: Collection, name: string): boolean =>
  unique.some((columns) => columns.length === 2 && columns[0] === 'project' && columns[1] === name)

/** Rows whose column is one of many keys. */
export function isAmong(db: Database, column: Sql, keys: readonly unknown[]): RawBuilder<SqlBool> {
  const { before, parameter, after } = amongKeys(db, keys)
  return sql<SqlBool>`${column} ${sql.raw(before)}${parameter}${sql.raw(after)}`
}
