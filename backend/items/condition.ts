import type { Collection } from '#contract/model/collection.ts'
import type { Column, Field, MomentField, OneToMany } from '#contract/model/field.ts'
import { collectionOf, fieldOf } from '#contract/model/model.ts'
import type { Cell } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { UUID } from '../uuid.ts'
import type { Access } from './access.ts'
import { circle, comesBack, readRight } from './field-tree.ts'
import { MAX_INTEGER, Misfit, momentCell } from './field-value.ts'
import { LIMITS } from './limits.ts'
import { type Operator, operatorOf, takenBy } from './operators.ts'
import type { RawCondition } from './query-parameters.ts'

/** A checked condition: the relations to follow, then the column to compare, its values as stored. */
export interface CheckedCondition {
  /** The last is a column, or with `has` the list whose items are counted. */
  readonly steps: readonly { readonly collection: Collection; readonly name: string; readonly field: Field }[]
  readonly operator: Operator
  readonly values: readonly Cell[]
  /** Whether the column holds a text, of which an empty one is none. */
  readonly isText: boolean
}

/** Checks a condition by the model and the caller's rights; none for an empty `contains`, which asks nothing. */
export function conditions(access: Access, collection: Collection, raw: RawCondition): CheckedCondition[] {
  const names = raw.path.split('.')
  if (names.length > LIMITS.depth)
    throw new Fault('invalid', `filter goes deeper than ${LIMITS.depth} names: ${raw.path.slice(0, 80)}`)
  const operator = operatorOf(raw.operator, access.public)
  const steps = follow(access, collection, names, raw.path)
  if (!operator) throw new Fault('unknownOperator', `filter: "${raw.operator.slice(0, 80)}" is not an operator`)
  const takes = takenBy(operator)
  if (takes === 'count') return [counted(steps, raw)]
  const whole = steps.at(-1)?.field.type === 'o2m' ? toIds(access, steps, raw.path) : steps
  const last = whole.at(-1)?.field as Column
  const isText = last.type === 'text' || last.type === 'html'
  const values = valuesOf(last, { ...raw, takes, operator })
  if (values === undefined) return []
  // All of them are in a list when each of them is.
  if (operator === 'all') return values.map((value) => ({ steps: whole, operator: 'eq', values: [value], isText }))
  return [{ steps: whole, operator, values, isText }]
}

type Asked = RawCondition & { readonly takes: ReturnType<typeof takenBy> }

const TRUTH: Column = { type: 'boolean', default: false }

function valuesOf(last: Column, { path, operator, value, takes }: Asked): Cell[] | undefined {
  const given = typeof value === 'string' ? [value] : value
  if (takes === 'text' || takes === 'pattern') {
    if (last.type !== 'text' && last.type !== 'html')
      throw new Fault('invalid', `filter: ${operator} works on texts, and ${path} is none`)
    if (given.length !== 1) throw new Fault('invalid', `filter: ${operator} on ${path} takes one value`)
    return given[0] === '' ? undefined : [stored(last, given[0] ?? '', path)]
  }
  if (takes === 'truth') return [given.join() === '' ? true : stored(TRUTH, given.join(), path)]
  if (takes === 'two' && given.length !== 2)
    throw new Fault('invalid', `filter: ${operator} on ${path} takes two values`)
  if (given.length > LIMITS.values) throw new Fault('invalid', `filter: ${path} has more than ${LIMITS.values} values`)
  return given.map((text) => stored(last, text, path))
}

/** How many items a list has at least. */
function counted(steps: CheckedCondition['steps'], { path, value }: RawCondition): CheckedCondition {
  if (steps.at(-1)?.field.type !== 'o2m') throw new Fault('invalid', `filter: has works on lists, and ${path} is none`)
  if (typeof value !== 'string' || !/^\d{1,6}$/.test(value))
    throw new Fault('invalid', `filter: has on ${path} takes a whole number`)
  return { steps, operator: 'has', values: [Number(value)], isText: false }
}

/** The fields along a path. */
function follow(access: Access, start: Collection, names: readonly string[], path: string): CheckedCondition['steps'] {
  const steps: { collection: Collection; name: string; field: Field }[] = []
  let collection: Collection | undefined = start
  for (const name of names) {
    if (!collection) throw new Fault('brokenPath', `filter: "${path}" leads through a field that is no relation`)
    const field: Field | undefined = fieldOf(collection, name)
    if (!field) throw new Fault('unknownField', `filter: "${name.slice(0, 80)}" is not a field of ${collection.name}`)
    if (!readRight(access, collection).fields.has(name))
      throw new Fault('forbiddenField', `Reading ${collection.name}.${name} is not allowed`)
    steps.push({ collection, name, field })
    collection = 'target' in field ? collectionOf(field.target) : undefined
    const passed = steps.map((step) => step.collection)
    if (collection && access.public && comesBack(passed, collection)) throw circle('filter', path, collection)
  }
  return steps
}

/** A path that ends in a list, on to the ids of its items. */
function toIds(access: Access, steps: CheckedCondition['steps'], path: string): CheckedCondition['steps'] {
  const list = steps.at(-1)?.field as OneToMany
  return [...steps, ...follow(access, collectionOf(list.target), ['id'], path)]
}

/** A value out of an address as the column stores it. */
function stored(field: Column, text: string, path: string): Cell {
  const refuse = (rule: string) => new Fault('invalid', `filter: ${path} ${rule}`)
  if (text.includes('\0')) throw refuse('has a character that no value has')
  if (text.length > LIMITS.value) throw refuse(`has a value of more than ${LIMITS.value} characters`)
  switch (field.type) {
    case 'integer':
    case 'money':
    case 'number':
      return storedNumber(field.type, text, refuse)
    case 'boolean':
      if (/^(1|true)$/.test(text)) return true
      if (/^(0|false)$/.test(text)) return false
      throw refuse('must be true or false')
    case 'm2o':
      return stored(collectionOf(field.target).fields.id as Column, text, path)
    case 'uuid':
      if (!UUID.test(text)) throw refuse('must be the id of a file')
      return text
    case 'json':
      throw refuse('cannot be compared')
    case 'date':
    case 'time':
    case 'datetime':
      return storedMoment(field, text, refuse)
    default:
      return text
  }
}

/** A day alone is, of a moment, its first one in UTC. */
function storedMoment(field: MomentField, text: string, refuse: (rule: string) => Fault): Cell {
  try {
    const isDay = field.type === 'datetime' && /^\d{4}-\d\d-\d\d$/.test(text)
    return isDay ? momentCell(field, `${momentCell({ type: 'date' }, text)}T00:00:00Z`) : momentCell(field, text)
  } catch (error) {
    if (error instanceof Misfit) throw refuse(error.message)
    throw error
  }
}

function storedNumber(type: 'integer' | 'money' | 'number', text: string, refuse: (rule: string) => Fault): number {
  if (type === 'integer' && !/^-?\d{1,10}$/.test(text)) throw refuse('must be a whole number')
  if (type === 'money' && !/^-?\d{1,8}(\.\d{1,2})?$/.test(text)) throw refuse('must be an amount like 19.90')
  if (type === 'number' && !/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) throw refuse('must be a number')
  const value = type === 'money' ? Math.round(Number(text) * 100) : Number(text)
  if (type !== 'number' && Math.abs(value) > MAX_INTEGER) throw refuse('is out of range')
  return value
}
