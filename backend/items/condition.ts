import type { Collection } from '#contract/model/collection.ts'
import type { Column, Field } from '#contract/model/field.ts'
import { collectionOf, fieldOf } from '#contract/model/model.ts'
import type { Cell } from '../db/database.ts'
import { Fault } from '../fault.ts'
import type { Access } from './access.ts'
import { circle, comesBack, readRight } from './field-tree.ts'
import { MAX_INTEGER, UUID } from './field-value.ts'
import { LIMITS } from './limits.ts'
import type { RawCondition } from './query-parameters.ts'

/** A checked condition: the relations to follow, then the column to compare, its values as stored. */
export interface CheckedCondition {
  readonly steps: readonly { readonly collection: Collection; readonly name: string; readonly field: Field }[]
  readonly operator: Operator
  readonly values: readonly Cell[]
}

const OPERATORS = ['eq', 'in', 'contains'] as const

/** What the staff's lists ask beside these: up to, from, and whether there is a value at all. */
const STAFF_OPERATORS = [...OPERATORS, 'lte', 'gte', 'null'] as const

type Operator = (typeof STAFF_OPERATORS)[number]

/** Checks a condition by the model and the caller's rights; undefined for an empty `contains`, which asks nothing. */
export function condition(access: Access, collection: Collection, raw: RawCondition): CheckedCondition | undefined {
  const names = raw.path.split('.')
  if (names.length > LIMITS.depth)
    throw new Fault('invalid', `filter goes deeper than ${LIMITS.depth} names: ${raw.path.slice(0, 80)}`)
  const known: readonly Operator[] = access.public ? OPERATORS : STAFF_OPERATORS
  const operator = known.find((name) => name === raw.operator)
  const steps = follow(access, collection, names, raw.path)
  if (!operator) throw new Fault('unknownOperator', `filter: "${raw.operator.slice(0, 80)}" is not an operator`)
  const last = steps.at(-1)?.field as Column
  if (operator === 'contains') return contains(steps, last, raw)
  if (operator === 'null')
    return { steps, operator, values: [stored({ type: 'boolean', default: false }, String(raw.value), raw.path)] }
  const given = typeof raw.value === 'string' ? [raw.value] : raw.value
  if (given.length > LIMITS.values)
    throw new Fault('invalid', `filter: ${raw.path} has more than ${LIMITS.values} values`)
  return { steps, operator, values: given.map((text) => stored(last, text, raw.path)) }
}

function contains(steps: CheckedCondition['steps'], last: Column, raw: RawCondition): CheckedCondition | undefined {
  if (last.type !== 'text' && last.type !== 'html')
    throw new Fault('invalid', `filter: contains works on texts, and ${raw.path} is none`)
  if (typeof raw.value !== 'string') throw new Fault('invalid', `filter: contains on ${raw.path} takes one value`)
  return raw.value === '' ? undefined : { steps, operator: 'contains', values: [stored(last, raw.value, raw.path)] }
}

/** The fields along a path. One that ends in a relation goes on to the id of its items where the relation is a list. */
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
  const end = steps.at(-1)
  if (end?.field.type === 'o2m') return [...steps, ...follow(access, collectionOf(end.field.target), ['id'], path)]
  return steps
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
    default:
      return text
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
