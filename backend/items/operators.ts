import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { having, isLike, patternOf } from '../db/text-pattern.ts'
import type { CheckedCondition } from './condition.ts'

type Sql = RawBuilder<unknown>

/** How many values an operator takes, or that they are a pattern of a text, or only true or false. */
type Takes = 'one' | 'two' | 'many' | 'text' | 'pattern' | 'truth' | 'count'

/** What a condition may ask, by the names of Directus 8. (CONTRACTS 2) */
const OPERATORS = {
  eq: 'one',
  neq: 'one',
  lt: 'one',
  lte: 'one',
  gt: 'one',
  gte: 'one',
  in: 'many',
  nin: 'many',
  all: 'many',
  between: 'two',
  nbetween: 'two',
  null: 'truth',
  nnull: 'truth',
  empty: 'truth',
  nempty: 'truth',
  contains: 'text',
  ncontains: 'text',
  rlike: 'pattern',
  nrlike: 'pattern',
  has: 'count',
} as const satisfies Record<string, Takes>

export type Operator = keyof typeof OPERATORS

/** All of them, in the order of the documents. */
export const operatorNames = Object.keys(OPERATORS) as Operator[]

const OTHER_NAMES: Readonly<Record<string, Operator>> = {
  '=': 'eq',
  '!=': 'neq',
  '<>': 'neq',
  '<': 'lt',
  '<=': 'lte',
  '>': 'gt',
  '>=': 'gte',
  like: 'contains',
  nlike: 'ncontains',
}

/** What strangers may ask: what the site needs, so that nobody goes through whole tables at will. */
const OF_STRANGERS: readonly Operator[] = ['eq', 'in', 'contains']

export const takenBy = (operator: Operator): Takes => OPERATORS[operator]

/** The operator of that name, undefined for none that the caller may use. */
export function operatorOf(name: string, isStranger: boolean): Operator | undefined {
  const operator = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : name
  const known = Object.hasOwn(OPERATORS, operator ?? '') ? (operator as Operator) : undefined
  return isStranger && known && !OF_STRANGERS.includes(known) ? undefined : known
}

/** The comparison of a column. What has no value meets only what asks for that. */
export function comparison(db: Database, column: Sql, { operator, values, isText }: CheckedCondition): Sql {
  const [first, second] = values
  const isEmpty = isText ? sql`(${column} is null or ${column} = '')` : sql`${column} is null`
  switch (operator) {
    case 'eq':
      return sql`${column} = ${first}`
    case 'neq':
      return sql`${column} <> ${first}`
    case 'lt':
      return sql`${column} < ${first}`
    case 'lte':
      return sql`${column} <= ${first}`
    case 'gt':
      return sql`${column} > ${first}`
    case 'gte':
      return sql`${column} >= ${first}`
    case 'in':
    case 'all':
      return values.length === 0 ? sql`false` : sql`${column} in (${sql.join(values)})`
    case 'nin':
      return values.length === 0 ? sql`true` : sql`${column} not in (${sql.join(values)})`
    case 'between':
      return sql`${column} between ${first} and ${second}`
    case 'nbetween':
      return sql`${column} not between ${first} and ${second}`
    case 'null':
    case 'nnull':
      return (operator === 'null') === (first === true) ? sql`${column} is null` : sql`${column} is not null`
    case 'empty':
    case 'nempty':
      return (operator === 'empty') === (first === true) ? isEmpty : sql`not ${isEmpty}`
    case 'contains':
      return isLike(db, column, having(String(first)))
    case 'ncontains':
      return sql`not (${isLike(db, column, having(String(first)))})`
    case 'rlike':
      return isLike(db, column, patternOf(String(first)))
    case 'nrlike':
      return sql`not (${isLike(db, column, patternOf(String(first)))})`
    case 'has':
      return sql`${column} >= ${first}`
  }
}
