import { isDeepStrictEqual } from 'node:util'
import type { Collection } from '#contract/model/collection.ts'
import type { Column, OneToMany } from '#contract/model/field.ts'
import { collectionOf, columnsOf, fieldOf } from '#contract/model/model.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { Cell, Row } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { projectOf, projectOfNew } from './belonging.ts'
import { fromCell } from './cell.ts'
import { partsOf } from './parts.ts'
import { addReferences, checkReferences, type References } from './references.ts'
import { setRow } from './update.ts'
import { checked, Invalid, type Problem } from './validate.ts'
import { checkAllowed, checkTrusted, note, type Writing, writeRows } from './writing.ts'

/** A row as a revision holds it, with the rows of its parts. */
interface OldRow {
  readonly collection: Collection
  readonly id: Cell
  readonly row: Row
  readonly parts: readonly { readonly list: OneToMany; readonly rows: readonly OldRow[] }[]
}

/**
 * Brings an item with all its parts back to what a revision holds, also where it was deleted; ids stay. Throws Invalid where the
 * revision names what no longer exists, and the Fault where one of the changes is more than the caller may do.
 * @param data the item as it was kept, whatever the caller may read of it
 */
export async function restoreItem(at: Writing, collection: Collection, id: Cell, data: object): Promise<void> {
  const problems: Problem[] = []
  const old = oldRow(collection, data as Record<string, unknown>, '', problems)
  if (problems.length > 0) throw new Invalid(problems)
  const current = await projectOf(at.db, collection, id)
  if (current === undefined && collection.name === 'files')
    throw new Fault('conflict', 'files: a deleted file cannot be restored, for its bytes are gone')
  const project = current === undefined ? await projectOfNew(at, collection, old.row) : current
  if (project !== at.access.project && !at.access.everywhere?.(collection))
    throw new Invalid([{ field: collection.name, message: 'belongs to another project' }])
  const references: References = new Map()
  addOldReferences(references, old, '')
  await checkReferences(at, references, project)
  await putBack(at, old, await rowOf(at, collection, id))
  await note(at, { collection, id, action: 'restore', project })
}

function oldRow(collection: Collection, data: Record<string, unknown>, path: string, problems: Problem[]): OldRow {
  const row: Row = {}
  for (const [name, field] of columnsOf(collection)) {
    if (name === 'id' || data[name] === undefined) continue
    const cell = checked({ path, problems }, name, field, data[name])
    if (cell !== undefined) row[name] = cell
  }
  const parts = partsOf(collection).map(([name, list]) => {
    const given = data[name]
    const records = Array.isArray(given) ? given.filter(isRecord) : []
    const target = collectionOf(list.target)
    return { list, rows: records.map((record, index) => oldRow(target, record, `${path}${name}.${index}.`, problems)) }
  })
  return { collection, id: data.id as Cell, row, parts }
}

function addOldReferences(references: References, { collection, row, parts }: OldRow, path: string): void {
  // What holds the parts together is put back with them, and need not exist yet.
  const { owners } = collection
  const free = Object.fromEntries(Object.entries(row).filter(([name]) => path === '' || !owners.includes(name)))
  addReferences(references, collection, free, path)
  for (const { list, rows } of parts)
    for (const part of rows) addOldReferences(references, part, `${path}${list.target}.`)
}

/** Puts a row and its parts back, each with the right that its change needs; what is the same already needs none. */
async function putBack(at: Writing, old: OldRow, present: Row | undefined): Promise<void> {
  const { collection, id, row, parts } = old
  const changed = different(collection, row, present)
  if (!present || changed.length > 0) checkRow(at, collection, present ? 'update' : 'create', row, changed)
  if (!present) await writeRows(at.db, collection, [{ ...row, id }], '')
  else await setRow(at.db, collection, id, Object.fromEntries(changed.map((name) => [name, row[name] as Cell])), '')
  for (const { list, rows } of parts) {
    const there = await rowsIn(at, list, id)
    const wanted = new Set(rows.map((part) => part.id))
    for (const extra of there.keys()) if (!wanted.has(extra)) await takeAway(at, collectionOf(list.target), extra)
    for (const part of rows) await putBack(at, part, there.get(part.id))
  }
}

/** The columns that do not hold what they held; of a row that is gone, all that held something. */
function different(collection: Collection, row: Row, present: Row | undefined): string[] {
  const columns = columnsOf(collection).filter(([name]) => row[name] !== undefined)
  const isSame = (name: string, field: Column) =>
    present ? isDeepStrictEqual(fromCell(field, row[name]), fromCell(field, present[name])) : row[name] === null
  return columns.flatMap(([name, field]) => (isSame(name, field) ? [] : [name]))
}

function checkRow(
  at: Writing,
  collection: Collection,
  action: 'create' | 'update',
  row: Row,
  names: readonly string[],
) {
  // What only the program writes, it wrote once: that it stands there again is no forgery.
  const own = names.filter((name) => fieldOf(collection, name)?.trusted !== 'program')
  // Nobody makes what the program alone writes: who may take it away may bring it back.
  const isByProgram = Object.values(collection.fields).some(
    ({ required, trusted }) => required && trusted === 'program',
  )
  checkAllowed(at, collection, action === 'create' && isByProgram ? 'delete' : action, own, '')
  checkTrusted(at, collection, row, '')
}

async function takeAway(at: Writing, collection: Collection, id: Cell): Promise<void> {
  checkAllowed(at, collection, 'delete', [], '')
  await at.db.deleteFrom(collection.name).where('id', '=', id).execute()
}

const rowOf = (at: Writing, collection: Collection, id: Cell): Promise<Row | undefined> =>
  at.db.selectFrom(collection.name).selectAll().where('id', '=', id).executeTakeFirst()

async function rowsIn(at: Writing, list: OneToMany, parent: Cell): Promise<Map<Cell, Row>> {
  const rows = await at.db.selectFrom(list.target).selectAll().where(list.by, '=', parent).execute()
  return new Map(rows.map((row) => [row.id as Cell, row]))
}
