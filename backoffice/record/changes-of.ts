import type { AnyItem } from '#sdk/resource.ts'
import { fieldList, isList, isPartList, isTranslations, type OfficeModel, targetOf } from './model.ts'
import { newRecord, type Places } from './new-record.ts'
import { isEmptyTranslation } from './translations.ts'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(bare(a)) === JSON.stringify(bare(b))

/** An emptied field of a form and one that never had a value are the same. */
const bare = (value: unknown): unknown => (value === undefined || value === '' ? null : value)

/**
 * What a form has changed, as the call takes it: fields that differ, `{id, …}` for changed rows of a list, `{id, $delete}` for
 * removed ones, new ones without an id. What is not named stays as it is, also where somebody else has changed it meanwhile.
 */
export function changesOf(
  model: OfficeModel,
  collection: string,
  before: AnyItem,
  after: AnyItem,
  path = '',
  formPath = '',
): { changes: AnyItem; places: Places } {
  const changes: AnyItem = {}
  const places = new Map<string, string>()
  // Accounts are no collection of the content, and have no parts.
  if (!model.has(collection))
    for (const [name, value] of Object.entries(after))
      if (name !== 'id' && !isSame(before[name], value)) changes[name] = bare(value)
  for (const field of fieldList(model, collection)) {
    const { field: name } = field
    if (name === 'id' || !(name in after)) continue
    if (isPartList(model, field)) {
      const rows = rowChanges(
        {
          model,
          target: targetOf(field),
          isTranslations: isTranslations(field),
          path: `${path}${name}`,
          formPath: `${formPath}${name}`,
          places,
        },
        listOf(before[name]),
        listOf(after[name]),
      )
      if (rows.length > 0) changes[name] = rows
    } else if (!isList(field) && !isSame(before[name], after[name])) changes[name] = bare(after[name])
  }
  return { changes, places }
}

const listOf = (value: unknown): AnyItem[] => (Array.isArray(value) ? value : [])

interface ListTask {
  readonly model: OfficeModel
  readonly target: string
  readonly isTranslations: boolean
  readonly path: string
  readonly formPath: string
  readonly places: Map<string, string>
}

function rowChanges(task: ListTask, before: readonly AnyItem[], after: readonly AnyItem[]): AnyItem[] {
  const { model, target, path, formPath, places } = task
  const kept = new Set(after.map((row) => row.id).filter((id) => id !== undefined && id !== null))
  const removed = before.flatMap(({ id }) =>
    id !== undefined && id !== null && !kept.has(id) ? [{ id, $delete: true }] : [],
  )
  const rows: AnyItem[] = [...removed]
  for (const [index, row] of after.entries()) {
    if (task.isTranslations && isEmptyTranslation(model, target, row)) continue
    const [sent, shown] = [`${path}.${rows.length}`, `${formPath}.${index}`]
    const old = before.find(({ id }) => id !== undefined && id === row.id)
    const inner = old
      ? changesOf(model, target, old, row, `${sent}.`, `${shown}.`)
      : newRecord(model, target, row, `${sent}.`, `${shown}.`)
    const change = 'changes' in inner ? inner.changes : inner.record
    if (old && Object.keys(change).length === 0) continue
    rows.push(old ? { id: old.id, ...change } : change)
    places.set(sent, shown)
    for (const place of inner.places) places.set(...place)
  }
  return rows
}
