import type { Collection } from '#contract/model/collection.ts'
import type { OneToMany } from '#contract/model/field.ts'
import { collectionOf, fieldOf } from '#contract/model/model.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { Cell, Row } from '../db/database.ts'
import { keyCell, Misfit } from './field-value.ts'
import {
  checked,
  type Defaults,
  filledIn,
  Invalid,
  MAX_ROWS_IN_LIST,
  type Problem,
  type Task,
  type ValidRecord,
  validRecord,
} from './validate.ts'

/** What happens to the rows of a list: those not named stay as they are. */
export interface ListChange {
  readonly name: string
  readonly list: OneToMany
  readonly created: readonly ValidRecord[]
  readonly updated: readonly ValidChange[]
  readonly removed: readonly Cell[]
}

/** Changes that fit their collection. */
export interface ValidChange {
  readonly collection: Collection
  readonly id: Cell
  readonly row: Row
  readonly lists: readonly ListChange[]
  /** Where it stands in what was sent, such as `payment_methods.1.`: what is wrong with it is said there. */
  readonly path: string
}

/**
 * Checks the values given for an item that exists, lists included: `{id, …}` changes a row of the list,
 * `{id, $delete: true}` removes it, and one without id is new. Throws Invalid with all problems.
 */
export function validateChange(collection: Collection, id: Cell, changes: unknown, defaults: Defaults): ValidChange {
  const problems: Problem[] = []
  const valid = validChange({ collection, record: changes, path: '', filled: [], defaults, problems }, id)
  if (problems.length > 0 || !valid) throw new Invalid(problems)
  return valid
}

function validChange(task: Task, id: Cell): ValidChange | undefined {
  const { collection, record, path, problems } = task
  if (!isRecord(record)) {
    problems.push({ field: path.slice(0, -1) || collection.name, message: 'must be an object' })
    return undefined
  }
  const row: Row = {}
  const lists: ListChange[] = []
  for (const [name, value] of Object.entries(record)) {
    const field = fieldOf(collection, name)
    if (name === 'id' && value === id) continue
    if (!field || name === 'id')
      problems.push({ field: path + name, message: `is not a field of ${collection.name} that can be changed` })
    else if (field.type === 'o2m') lists.push(listChange(task, name, field, value))
    else {
      const cell = checked(task, name, field, value)
      if (cell !== undefined) row[name] = cell
    }
  }
  return { collection, id, row, lists, path }
}

function listChange(task: Task, name: string, list: OneToMany, value: unknown): ListChange {
  const created: ValidRecord[] = []
  const updated: ValidChange[] = []
  const removed: Cell[] = []
  if (!Array.isArray(value) || value.length > MAX_ROWS_IN_LIST)
    task.problems.push({ field: task.path + name, message: `must be a list of at most ${MAX_ROWS_IN_LIST} objects` })
  else
    value.forEach((record: unknown, index) => {
      const collection = collectionOf(list.target)
      const inner: Task = { ...task, collection, record, path: `${task.path}${name}.${index}.`, filled: filledIn(list) }
      const id = isRecord(record) && record.id !== undefined ? rowId(inner, record.id) : undefined
      if (id === undefined) {
        const valid = validRecord(inner)
        if (valid) created.push(valid)
      } else if (isRecord(record) && record.$delete === true) removed.push(id)
      else {
        const valid = validChange(inner, id)
        if (valid) updated.push(valid)
      }
    })
  return { name, list, created, updated, removed }
}

function rowId(task: Task, value: unknown): Cell | undefined {
  try {
    return keyCell(task.collection.fields.id?.type === 'uuid', value)
  } catch (error) {
    if (!(error instanceof Misfit)) throw error
    task.problems.push({ field: `${task.path}id`, message: error.message })
    return undefined
  }
}
