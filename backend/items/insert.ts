import type { Cell, Database, Row } from '../db/database.ts'
import { refusalOf } from '../db/refusal.ts'
import { collectionOf } from '../model/model.ts'
import { type Belonging, checkReferences, projectOfNew } from './belonging.ts'
import { type Defaults, type ValidRecord, validateNew } from './validate.ts'

const DEFAULTS: Defaults = { now: () => new Date(), uuid: () => crypto.randomUUID() }

/**
 * Writes a record with everything nested in it (translations, lists in lists) in one transaction and returns its id.
 * Money is euro, as on the wire. Throws Invalid, naming the path of each field that does not fit. (SPEC 3)
 */
export async function insertTree(
  db: Database,
  collection: string,
  record: Readonly<Record<string, unknown>>,
  defaults: Defaults = DEFAULTS,
): Promise<Cell> {
  const valid = validateNew(collectionOf(collection), record, defaults)
  if (db.isTransaction) return insertValid(db, valid)
  return db.transaction().execute((trx) => insertValid(trx, valid))
}

/** Writes a checked record and its lists; every item that it points to must belong to the same project. */
export async function insertValid(db: Database, record: ValidRecord): Promise<Cell> {
  const project = await projectOfNew(db, record.collection, record.row)
  return insertRow(db, record, {}, project, '')
}

/**
 * Writes one row and the rows of its lists.
 * @param link the values that tie the row to its parent
 * @param path where the row lies in the record, for messages: `sections.0.`
 */
export async function insertRow(
  db: Database,
  record: ValidRecord,
  link: Row,
  project: Belonging,
  path: string,
): Promise<Cell> {
  const { collection, row, lists } = record
  await checkReferences(db, collection, row, project, path)
  const written = await db
    .insertInto(collection.name)
    .values({ ...row, ...link })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error) => {
      throw refusalOf(error, collection.name, path)
    })
  const id = written.id as Cell
  const own = collection.name === 'project' ? Number(id) : project
  for (const { name, list, records } of lists) {
    const inherits = collectionOf(list.target).owners.includes('project') && typeof own === 'number'
    const childLink: Row = { [list.by]: id, ...(inherits && { project: own }) }
    for (const [index, child] of records.entries())
      await insertRow(db, child, childLink, own, `${path}${name}.${index}.`)
  }
  return id
}
