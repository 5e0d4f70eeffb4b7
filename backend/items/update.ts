import { sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import { collectionOf } from '#contract/model/model.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { brokenRule } from '../db/refusal.ts'
import { Fault } from '../fault.ts'
import { firstLanguage } from '../project/first-language.ts'
import { domainOf, keepFormerDomain } from '../project/former-domains.ts'
import { ownAccess } from './access.ts'
import { type Belonging, projectOf } from './belonging.ts'
import { isAmong } from './condition-sql.ts'
import { followOwnTexts, followTranslations, withFirstTexts } from './first-texts.ts'
import { insertSiblings } from './insert.ts'
import { partsOf } from './parts.ts'
import { addAllReferences, addReferences, checkReferences, type References } from './references.ts'
import { removeRow } from './remove.ts'
import { rowProblems, ruledFields } from './row-rules.ts'
import { namedFirstLanguage, turnFirstTexts } from './turn-first-texts.ts'
import { type Defaults, Invalid } from './validate.ts'
import { type ListChange, type ValidChange, validateChange } from './validate-change.ts'
import { and, visible } from './visible.ts'
import {
  checkAllowed,
  checkTrusted,
  inWriting,
  MACHINE,
  note,
  noteAddress,
  rememberBefore,
  type Writing,
} from './writing.ts'

/**
 * Changes the given fields of an item, and rows of its lists, in one transaction. Money is euro, as on the wire. Throws
 * Invalid, naming the path of each field that does not fit.
 */
export async function updateRow(
  db: Database,
  collection: string,
  id: Cell,
  changes: Readonly<Record<string, unknown>>,
  defaults: Defaults = MACHINE,
): Promise<void> {
  const valid = validateChange(collectionOf(collection), id, changes, defaults)
  await inWriting(db, ownAccess, defaults, (at) => updateItem(at, valid))
}

/** Throws the Fault for an item that does not exist for the caller. */
export async function checkExists(at: Writing, collection: Collection, id: Cell | undefined): Promise<void> {
  const missing = new Fault('unknownItem', `Item not found: ${collection.name} ${id ?? ''}`)
  if (id === undefined) throw missing
  const where = [sql`${sql.ref('t.id')} = ${id}`, ...visible(at.access, collection, 't')]
  const { rows } = await sql`select 1 from ${sql.table(collection.name)} as t where ${and(where)}`.execute(at.db)
  if (rows.length === 0) throw missing
}

/** Changes an item that exists for the caller. */
export async function updateItem(at: Writing, change: ValidChange): Promise<void> {
  const { collection, id } = change
  await checkExists(at, collection, id)
  await rememberBefore(at, collection, id)
  const project = await projectOf(at.db, collection, id)
  const references: References = new Map()
  addChangedReferences(references, change, '')
  await checkReferences(at, references, project)
  const domain = collection.name === 'project' ? await domainOf(at.db, id) : undefined
  await applyChange(at, change, project, '')
  if (domain !== undefined) await keepFormerDomain(at.db, id, domain)
  if ((await projectOf(at.db, collection, id)) !== project && !at.access.everywhere?.(collection))
    throw new Invalid([{ field: collection.owners[0] ?? collection.name, message: 'cannot be changed' }])
  await note(at, { collection, id, action: 'update', project })
}

function addChangedReferences(references: References, { collection, row, lists }: ValidChange, path: string): void {
  addReferences(references, collection, row, path)
  for (const { name, created, updated } of lists) {
    for (const record of created) addAllReferences(references, record, `${path}${name}.`)
    for (const change of updated) addChangedReferences(references, change, `${path}${name}.`)
  }
}

async function applyChange(at: Writing, change: ValidChange, project: Belonging, path: string): Promise<void> {
  const { collection, id, row, lists } = change
  checkAllowed(at, collection, 'update', [...Object.keys(row), ...lists.map(({ name }) => name)], path)
  checkTrusted(at, collection, row, path)
  const first = namedFirstLanguage(collection, row)
  if (first) await turnFirstTexts(at, id, await firstLanguage(at.db, Number(id)), first)
  await setRow(at.db, collection, id, row, path)
  noteAddress(at, collection, id, row)
  await checkOrder(at.db, change)
  await followOwnTexts(at.db, change, project)
  for (const list of lists) await applyList(at, change, list, project, `${path}${list.name}.`)
  await followTranslations(at.db, collection, [id], project)
}

/** Writes the values of one row. */
export async function setRow(db: Database, collection: Collection, id: Cell, row: Row, path: string): Promise<void> {
  if (Object.keys(row).length === 0) return
  await db
    .updateTable(collection.name)
    .set(row)
    .where('id', '=', id)
    .execute()
    .catch((error) => {
      throw brokenRule(error, collection.name, path)
    })
}

/** Checks a row as it is after a change of some of its fields. Throws Invalid. */
async function checkOrder(db: Database, { collection, id, row: changed, path }: ValidChange): Promise<void> {
  if (!ruledFields(collection).some((name) => name in changed)) return
  const row = await db.selectFrom(collection.name).selectAll().where('id', '=', id).executeTakeFirst()
  const problems = row ? rowProblems(collection, row, path) : []
  if (problems.length > 0) throw new Invalid(problems)
}

async function applyList(at: Writing, parent: ValidChange, change: ListChange, project: Belonging, path: string) {
  const { list, created, updated, removed } = change
  const target = collectionOf(list.target)
  const own = parent.collection.name === 'project' ? Number(parent.id) : project
  await checkInList(at, parent.id, change, path)
  const isOwnPart = partsOf(parent.collection).some(([name]) => name === change.name)
  for (const id of removed) await removeRow(at, target, id, path)
  for (const entry of updated) {
    await applyChange(at, entry, own, path)
    if (!isOwnPart) await note(at, { collection: target, id: entry.id, action: 'update', project: own })
  }
  const inherits = target.owners.includes('project') && typeof own === 'number'
  const link: Row = { [list.by]: parent.id, ...(inherits && { project: own }) }
  const whole = await withFirstTexts(at.db, own, created)
  const items = await insertSiblings(at, whole, link, own, path)
  await followTranslations(
    at.db,
    target,
    items.map(({ id }) => id as Cell),
    own,
  )
  if (isOwnPart && items.length + updated.length > 0)
    await note(at, {
      collection: target,
      id: items[0] ? (items[0].id as Cell) : (updated[0]?.id as Cell),
      action: 'update',
    })
  if (!isOwnPart)
    for (const item of items)
      await note(at, { collection: target, id: item.id as Cell, action: 'create', project: own })
}

/** A row of another parent is not to be reached through this one. */
async function checkInList(at: Writing, parent: Cell, { list, updated, removed }: ListChange, path: string) {
  const ids = [...updated.map(({ id }) => id), ...removed]
  if (ids.length === 0) return
  const { rows } = await sql<{ id: Cell }>`
    select id from ${sql.table(list.target)}
    where ${sql.ref(list.by)} = ${parent} and ${isAmong(at.db, sql.ref('id'), ids)}`.execute(at.db)
  const found = new Set(rows.map(({ id }) => id))
  const problems = ids.filter((id) => !found.has(id))
  if (problems.length > 0)
    throw new Invalid(problems.map((id) => ({ field: `${path}id`, message: `${id} is not in this list` })))
}
