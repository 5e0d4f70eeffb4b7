import type { Collection } from '#contract/model/collection.ts'
import { collectionOf, listsOf } from '#contract/model/model.ts'
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
async function insertRecords(at: Writing, records: readonly ValidRecord[]): Promise<Cell[]> {
  const ids: Cell[] = []
  for (const record of records) ids.push(await insertRecord(at, record))
  return ids
}

/** Writes a checked record and its lists; every item that it points to must belong to the same project. */
export async function insertRecord(at: Writing, record: ValidRecord): Promise<Cell> {
  const [id] = await insertAlike(at, [record])
  return id as Cell
}

/**
 * Writes checked records of one collection and one project with their lists, the rows of each table by one statement, and returns their
 * ids in order. What is wrong with one of several is told without saying with which.
 */
export async function insertAlike(at: Writing, records: readonly ValidRecord[]): Promise<Cell[]> {
  const [{ collection }] = records as readonly [ValidRecord]
  checkAllowed(at, collection, 'create', [], '')
  for (const { row } of records) checkOneOwner(collection, row)
  const project = await oneProject(at, records)
  const references: References = new Map()
  for (const record of records) addAllReferences(references, record, '')
  await checkReferences(at, references, project)
  for (const record of records) checkProject(at, record, project)
  if (isPart(collection)) for (const { row } of records) await rememberBeforeOfOwner(at, collection, row)
  const items = await insertSiblings(at, await withFirstTexts(at.db, project, records), {}, project, '')
  const ids = items.map(({ id }) => id as Cell)
  await followTranslations(at.db, collection, ids, project)
  for (const [index, record] of records.entries()) {
    const id = ids[index] as Cell
    const own = collection.name === 'project' ? Number(id) : project
    const data = isPart(collection) ? undefined : items[index]
    await note(at, { collection, id, action: 'create', project: own, data }, collectionsIn(record))
  }
  return ids
}

/** The project that all of these records would belong to. */
async function oneProject(at: Writing, records: readonly ValidRecord[]): Promise<Belonging> {
  const projects = new Set<Belonging>()
  for (const { collection, row } of records) projects.add(await projectOfNew(at, collection, row))
  if (projects.size > 1) throw new Error('Records of several projects are not written together')
  return [...projects][0]
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

/** A checked record, what ties it to its parent, and where it lies in what was given: `sections.0.` */
interface Placed {
  readonly record: ValidRecord
  readonly link: Row
  readonly path: string
}

/**
 * Writes the rows of one list with the rows of their own lists, and returns them with their parts as the wire has them.
 * @param link the values that tie the rows to their parent
 * @param path where the list lies in the record, for messages: `sections.`
 */
export function insertSiblings(
  at: Writing,
  records: readonly ValidRecord[],
  link: Row,
  project: Belonging,
  path: string,
): Promise<Item[]> {
  const isList = records.length > 1 || path !== ''
  const placed = records.map((record, index) => ({ record, link, path: isList ? `${path}${index}.` : path }))
  return insertPlaced(at, placed, project, path)
}

async function insertPlaced(at: Writing, placed: readonly Placed[], project: Belonging, path: string): Promise<Item[]> {
  const [first] = placed
  if (!first) return []
  const { collection } = first.record
  for (const { record } of placed) {
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
  const rows = placed.map(({ record, link }) => ({ ...record.row, ...link }))
  const ids = await writeRows(at.db, collection, rows, path)
  const written = placed.map((one, index) => ({ ...one, row: { ...rows[index], id: ids[index] as Cell } }))
  if (collection.name !== 'project') return insertLists(at, collection, written, project)
  // What is a project's belongs to that project.
  const items: Item[] = []
  for (const one of written) items.push(...(await insertLists(at, collection, [one], Number(one.row.id))))
  return items
}

/** Writes the lists of rows that are there, those of a name together. */
async function insertLists(
  at: Writing,
  collection: Collection,
  parents: readonly (Placed & { readonly row: Row })[],
  project: Belonging,
): Promise<Item[]> {
  const parts = new Set(partsOf(collection).map(([name]) => name))
  const items = parents.map(({ row }) => {
    const item = itemOfRow(collection, row)
    for (const name of parts) item[name] = []
    return item
  })
  for (const [name, list] of listsOf(collection)) {
    const target = collectionOf(list.target)
    const inherits = target.owners.includes('project') && typeof project === 'number'
    const placed = parents.flatMap(({ record, row, path }, parent) => {
      const link: Row = { [list.by]: row.id as Cell, ...(inherits && { project }) }
      const records = record.lists.find((given) => given.name === name)?.records ?? []
      return records.map((one, index) => ({ record: one, link, path: `${path}${name}.${index}.`, parent }))
    })
    const [only] = parents
    const children = await insertPlaced(at, placed, project, `${parents.length === 1 ? only?.path : ''}${name}.`)
    for (const [index, child] of children.entries()) {
      const own = items[placed[index]?.parent ?? 0]?.[name]
      if (Array.isArray(own)) own.push(child)
      else await note(at, { collection: target, id: child.id as Cell, action: 'create', project })
    }
  }
  return items
}
