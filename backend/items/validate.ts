import type { Collection } from '#contract/model/collection.ts'
import type { Column, OneToMany } from '#contract/model/field.ts'
import { collectionOf, columnsOf, fieldOf, listsOf } from '#contract/model/model.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { Cell, Row } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { Misfit, toCell } from './field-value.ts'
import { rowProblems } from './row-rules.ts'

export interface Problem {
  /** Where it is: `translations.0.language`. */
  readonly field: string
  readonly message: string
}

/** A record whose values do not fit. (SPEC 8: 422) */
export class Invalid extends Fault {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super('invalid', problems.map(({ field, message }) => `${field} ${message}`).join('; '))
    this.problems = problems
  }
}

/** A record that fits its collection: its row, and the records of its lists. */
export interface ValidRecord {
  readonly collection: Collection
  readonly row: Row
  /** Names of the fields that the caller gave, against those filled in. */
  readonly given: ReadonlySet<string>
  readonly lists: readonly {
    readonly name: string
    readonly list: OneToMany
    readonly records: readonly ValidRecord[]
  }[]
}

export interface Defaults {
  now(): Date
  uuid(): string
}

export const MAX_ROWS_IN_LIST = 1000

/**
 * Checks a record and everything nested in it by the model, and fills defaults in. Throws Invalid with all problems.
 * @param filled names of fields that the caller will set: the link of a nested row to its parent
 */
export function validateNew(
  collection: Collection,
  record: unknown,
  defaults: Defaults,
  filled: readonly string[] = [],
): ValidRecord {
  const problems: Problem[] = []
  const valid = validRecord({ collection, record, path: '', filled, defaults, problems })
  if (problems.length > 0 || !valid) throw new Invalid(problems)
  return valid
}

/** One record to check, and where its problems go. */
export interface Task {
  readonly collection: Collection
  readonly record: unknown
  readonly path: string
  readonly filled: readonly string[]
  readonly defaults: Defaults
  readonly problems: Problem[]
}

/** Checks one record; undefined when it is no object. */
export function validRecord(task: Task): ValidRecord | undefined {
  const { collection, record, path, problems } = task
  if (!isRecord(record)) {
    problems.push({ field: path.slice(0, -1) || collection.name, message: 'must be an object' })
    return undefined
  }
  for (const name of Object.keys(record))
    if (!fieldOf(collection, name))
      problems.push({ field: path + name, message: `is not a field of ${collection.name}` })
  const row: Row = {}
  for (const [name, field] of columnsOf(collection)) {
    const cell = newCell(task, name, field, record[name])
    if (cell !== undefined) row[name] = cell
  }
  problems.push(...rowProblems(collection, row, path))
  const lists = listsOf(collection).flatMap(([name, list]) =>
    record[name] === undefined || record[name] === null
      ? []
      : [{ name, list, records: validList(task, name, list, record[name]) }],
  )
  return { collection, row, given: new Set(Object.keys(record)), lists }
}

/** The cell to store; undefined when the database or the caller fills it. */
function newCell(task: Task, name: string, field: Column, value: unknown): Cell | undefined {
  if (value === undefined && task.filled.includes(name)) return undefined
  if (name === 'id') {
    if (field.type === 'uuid') return checked(task, name, field, value ?? task.defaults.uuid())
    if (value !== undefined) task.problems.push({ field: `${task.path}id`, message: 'is given by the database' })
    return undefined
  }
  if (value === undefined && 'default' in field && field.default !== undefined) return defaultCell(task, field.default)
  return checked(task, name, field, value)
}

const defaultCell = (task: Task, value: string | number | boolean): Cell =>
  value === 'now' ? task.defaults.now().toISOString() : value

/** The value as its field stores it; undefined when it does not fit, which is noted. */
export function checked(
  task: Pick<Task, 'path' | 'problems'>,
  name: string,
  field: Column,
  value: unknown,
): Cell | undefined {
  try {
    return storedCell(field, value)
  } catch (error) {
    if (!(error instanceof Misfit)) throw error
    task.problems.push({ field: task.path + name, message: error.message })
    return undefined
  }
}

/** A value from the wire as it is stored in that field. Throws Misfit. */
export function storedCell(field: Column, value: unknown): Cell {
  const uuid = field.type === 'm2o' && collectionOf(field.target).fields.id?.type === 'uuid'
  return toCell(field, value, uuid)
}

function validList(task: Task, name: string, list: OneToMany, value: unknown): ValidRecord[] {
  if (!Array.isArray(value) || value.length > MAX_ROWS_IN_LIST) {
    task.problems.push({ field: task.path + name, message: `must be a list of at most ${MAX_ROWS_IN_LIST} objects` })
    return []
  }
  const target = collectionOf(list.target)
  return value.flatMap(
    (record, index) =>
      validRecord({
        ...task,
        collection: target,
        record,
        path: `${task.path}${name}.${index}.`,
        filled: filledIn(list),
      }) ?? [],
  )
}

/** The fields of a nested row that tie it to its parent, and to its parent's project. */
export const filledIn = (list: OneToMany): string[] => [
  list.by,
  ...(collectionOf(list.target).owners.includes('project') ? ['project'] : []),
]
