import type { Collection } from '#contract/model/collection.ts'
import { collectionOf } from '#contract/model/model.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { ownAccess } from './access.ts'
import { type Belonging, projectOfNew } from './belonging.ts'
import { followTranslations, withFirstTexts } from './first-texts.ts'
import { isPart, partsOf } from './parts.ts'
import { addAllReferences, checkReferences, type References } from './references.ts'
import type { Item } from './rows.ts'
import { itemOfRow } from './snapshot.ts'
import { type Defaults, Invalid, type ValidRecord, validateNew } from './validate.ts'
import {
  checkAllowed,
  checkTrusted,
  inWriting,
  MACHINE,
  note,
  rememberBeforeOfOwner,
  type Writing,
  writeRows,
} from './writing.ts'

/**
 * Writes a record with everything nested in it (translations, lists in lists) in one transaction and returns its id.
 * Money is euro, as on the wire. Throws Invalid, naming the path of each field that does not fit. (SPEC 3)
 */
export async function insertTree(
  db: Database,
  collection: string,
  record: Readonly<Record<string, unknown>>,
  defaults: Defaults = MACHINE,
): Promise<Cell> {
  const valid = validateNew(collectionOf(collection), record, defaults)
  return inWriting(db, ownAccess, defaults, (at) => insertRecord(at, valid))
}

/**
 * Writes many records of a collection like `insertTree`, in one transaction, and returns their ids in order. Faster than
 * one by one, because they share what there is to look up and to note.
 */
export async function insertTrees(
  db: Database,
  collection: string,
  records: readonly Readonly<Record<string, unknown>>[],
  defaults: Defaults = MACHINE,
): Promise<Cell[]> {
  const valid = records.map((record) => validateNew(collectionOf(collection), record, defaults))
  return inWriting(db, ownAccess, defaults, (at) => insertRecords(at, valid))
}

/** Writes checked records one after the other. */
export async function insertRecords(at: Writing, records: readonly ValidRecord[]): Promise<Cell[]> {
  const ids: Cell[] = []
  for (const record of records) ids.push(await insertRecord(at, record))
  return ids
}

/** Writes a checked record and its lists; every item that it points to must belong to the same project. */
export async function insertRecord(at: Writing, record: ValidRecord): Promise<Cell> {
  const { collection, row } = record
  checkAllowed(at, collection, 'create', [], '')
  checkOneOwner(collection, row)
  const project = await projectOfNew(at, collection, row)
  const references: References = new Map()
  addAllReferences(references, record, '')
  await checkReferences(at, references, project)
  checkProject(at, record, project)
  if (isPart(collection)) await rememberBeforeOfOwner(at, collection, row)
  const [item] = await insertSiblings(at, [await withFirstTexts(at.db, project, record)], {}, project, '')
  const id = item?.id as Cell
  await followTranslations(at.db, collection, [id], project)
  const own = collection.name === 'project' ? Number(id) : project
  const data = isPart(collection) ? undefined : item
  await note(at, { collection, id, action: 'create', project: own, data }, collectionsIn(record))
  return id
}

const collectionsIn = ({ collection, lists }: ValidRecord): string[] => [
  collection.name,
  ...lists.flatMap(({ records }) => records.flatMap(collectionsIn)),
]

/** A row that may belong to one of several belongs to exactly one, which the database checks too, in words of its own. */
function checkOneOwner({ owners }: Collection, row: Row): void {
  if (owners.length < 2) return
  const given = owners.filter((name) => row[name] !== null && row[name] !== undefined)
  if (given.length === 1) return
  const message = `exactly one of ${owners.join(', ')} must be given`
  throw new Invalid(owners.map((field) => ({ field, message })))
}

/** Who works for one project makes nothing in another, and nothing that serves them all. */
function checkProject({ access }: Writing, { collection }: ValidRecord, project: Belonging): void {
  if (project === access.project || access.everywhere?.(collection)) return
  throw new Invalid([{ field: collection.owners[0] ?? collection.name, message: 'belongs to another project' }])
}

/**
 * Writes the rows of one list with the rows of their own lists, and returns them with their parts as the wire has them.
 * @param link the values that tie the rows to their parent
 * @param path where the list lies in the record, for messages: `sections.`
 */
export async function insertSiblings(
  at: Writing,
  records: readonly ValidRecord[],
  link: Row,
  project: Belonging,
  path: string,
): Promise<Item[]> {
  const [first] = records
  if (!first) return []
  const { collection } = first
  for (const record of records) {
    const given = [...Object.keys(record.row), ...record.lists.map(({ name }) => name)]
    checkAllowed(
      at,
      collection,
      'create',
      given.filter((name) => record.given.has(name)),
      path,
    )
    checkTrusted(at, collection, record.row, path)
  }
  const rows = records.map((record) => ({ ...record.row, ...link }))
  const ids = await writeRows(at.db, collection, rows, path)
  const items: Item[] = []
  for (const [index, record] of records.entries()) {
    const row: Row = { ...rows[index], id: ids[index] as Cell }
    items.push(await insertLists(at, record, row, project, records.length > 1 || path ? `${path}${index}.` : path))
  }
  return items
}

async function insertLists(
  at: Writing,
  record: ValidRecord,
  row: Row,
  project: Belonging,
  path: string,
): Promise<Item> {
  const { collection, lists } = record
  const own = collection.name === 'project' ? Number(row.id) : project
  const item = itemOfRow(collection, row)
  const parts = new Map(partsOf(collection))
  for (const [name] of parts) item[name] = []
  for (const { name, list, records } of lists) {
    const target = collectionOf(list.target)
    const inherits = target.owners.includes('project') && typeof own === 'number'
    const link: Row = { [list.by]: row.id as Cell, ...(inherits && { project: own }) }
    const children = await insertSiblings(at, records, link, own, `${path}${name}.`)
    if (parts.has(name)) item[name] = children
    else
      for (const child of children)
        await note(at, { collection: target, id: child.id as Cell, action: 'create', project: own })
  }
  return item
}
