import { sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import type { OneToMany } from '#contract/model/field.ts'
import { collectionOf, columnsOf } from '#contract/model/model.ts'
import type { Cell, Row } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { projectOf, projectOfNew } from './belonging.ts'
import { isRecord } from './field-value.ts'
import { addReferences, checkReferences, type References } from './references.ts'
import { partsOf } from './snapshot.ts'
import { setRow } from './update.ts'
import { checked, Invalid, type Problem } from './validate.ts'
import { addRows, checkAllowed, note, type Writing } from './writing.ts'

/** A row as a revision holds it, with the rows of its parts. */
interface OldRow {
  readonly collection: Collection
  readonly id: Cell
  readonly row: Row
  readonly parts: readonly { readonly list: OneToMany; readonly rows: readonly OldRow[] }[]
}

/**
 * Brings an item with all its parts back to what a revision holds, also where it was deleted; ids stay. Throws Invalid
 * where the revision names what no longer exists.
 */
export async function restoreItem(at: Writing, collection: Collection, id: Cell, data: object): Promise<void> {
  const problems: Problem[] = []
  const old = oldRow(collection, data as Record<string, unknown>, '', problems)
  if (problems.length > 0) throw new Invalid(problems)
  const current = await projectOf(at.db, collection, id)
  if (current === undefined && collection.name === 'files')
    throw new Fault('conflict', 'files: a deleted file cannot be restored, for its bytes are gone')
  const project = current === undefined ? await projectOfNew(at.db, collection, old.row) : current
  if (project !== at.access.project && !at.access.everywhere?.(collection))
    throw new Invalid([{ field: collection.name, message: 'belongs to another project' }])
  const references: References = new Map()
  addOldReferences(references, old, '')
  await checkReferences(at, references, project)
  await putBack(at, old, current === undefined)
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

async function putBack(at: Writing, old: OldRow, isGone: boolean): Promise<void> {
  const { collection, id, row, parts } = old
  checkAllowed(at, collection, isGone ? 'create' : 'update', Object.keys(row), '')
  if (isGone) await addRows(at.db, collection, [{ ...row, id }], '')
  else await setRow(at.db, collection, id, row, '')
  for (const { list, rows } of parts) {
    const present = await idsIn(at, list, id)
    const wanted = new Set(rows.map((part) => part.id))
    for (const extra of present)
      if (!wanted.has(extra)) await at.db.deleteFrom(list.target).where('id', '=', extra).execute()
    for (const part of rows) await putBack(at, part, !present.has(part.id))
  }
}

async function idsIn(at: Writing, list: OneToMany, parent: Cell): Promise<Set<Cell>> {
  const { rows } = await sql<{ id: Cell }>`
    select id from ${sql.table(list.target)} where ${sql.ref(list.by)} = ${parent}`.execute(at.db)
  return new Set(rows.map(({ id }) => id))
}
