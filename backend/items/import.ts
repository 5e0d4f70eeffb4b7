import { sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import { collectionOf, columnsOf, fieldOf } from '#contract/model/model.ts'
import type { ImportedLine, ImportOrder, ImportResult } from '#contract/wire/imports.ts'
import { isStorable } from '#domain/texts/storable.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { Cell, Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { giveWay } from '../give-way.ts'
import type { Access } from './access.ts'
import { isAmong } from './condition-sql.ts'
import { MAX_INTEGER } from './field-value.ts'
import { insertRecord } from './insert.ts'
import type { Item } from './rows.ts'
import { snapshot } from './snapshot.ts'
import { updateItem } from './update.ts'
import { type Defaults, Invalid, validateNew } from './validate.ts'
import { validateChange } from './validate-change.ts'
import { and, visible } from './visible.ts'
import { inWriting } from './writing.ts'

type ImportLine = ImportOrder['lines'][number]

/** Lines written at a stretch, before others get an answer that needs no database. */
const LINES_AT_ONCE = 25

async function pause(signal: AbortSignal | undefined): Promise<void> {
  await giveWay()
  if (signal?.aborted) throw new Fault('badRequest', 'The import was given up')
}

/** Thrown to take back what a transaction has tried. */
class RolledBack extends Error {
  readonly result: ImportResult
  constructor(result: ImportResult) {
    super('rolled back')
    this.result = result
  }
}

interface Importing {
  readonly db: Database
  readonly access: Access
  readonly defaults: Defaults
  readonly collection: Collection
  readonly ids: ReadonlyMap<string, Cell[]>
  readonly named: Map<string, Cell | undefined>
}

/**
 * Writes the lines of a file as items of a collection: those that are there are changed, the others made. One transaction, each
 * line in a savepoint of its own, so that a bad one leaves the others untouched. A dry run does the same and takes it all back.
 * Throws the Fault of an import whose `signal` was aborted, because whoever asked has gone; nothing of it is written.
 */
export async function importLines(
  db: Database,
  access: Access,
  collection: Collection,
  order: ImportOrder & { readonly signal?: AbortSignal },
  defaults: Defaults,
): Promise<ImportResult> {
  try {
    return await db.transaction().execute(async (trx) => {
      const ids = await idsByKey(trx, access, collection, order)
      const importing = { db: trx, access, defaults, collection, ids, named: new Map() }
      const lines: ImportedLine[] = []
      for (const line of order.lines) {
        if (lines.length % LINES_AT_ONCE === 0) await pause(order.signal)
        lines.push(await inSavepoint(importing, line, order.key))
      }
      const isRefused = lines.some(({ outcome }) => outcome === 'refused')
      if (order.mode === 'dry' || (order.mode === 'all' && isRefused)) throw new RolledBack({ lines, written: false })
      return { lines, written: true }
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.result
    throw error
  }
}

const isKey = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && isStorable(value))

async function idsByKey(db: Database, access: Access, collection: Collection, { lines, key }: ImportOrder) {
  const field = fieldOf(collection, key)
  if (!field || !access.read(collection)?.fields.has(key) || (field.type !== 'text' && key !== 'id'))
    throw new Fault('invalid', `key must be a column that names an item, and ${key.slice(0, 80)} is none`)
  const wanted = lines.map(({ data }) => data[key]).filter((value) => isKey(value) && value !== '')
  const column = sql.ref(`t.${key}`)
  const values =
    key === 'id'
      ? wanted.map(Number).filter((id) => Number.isInteger(id) && Math.abs(id) <= MAX_INTEGER)
      : wanted.map(String)
  const where = [isAmong(db, column, values), ...visible(access, collection, 't')]
  const { rows } = await sql<{ id: Cell; value: Cell }>`
    select ${sql.ref('t.id')} as id, ${column} as value from ${sql.table(collection.name)} as t where ${and(where)}`.execute(
    db,
  )
  return new Map(
    [...Map.groupBy(rows, ({ value }) => String(value))].map(([value, found]) => [value, found.map(({ id }) => id)]),
  )
}

async function inSavepoint(importing: Importing, line: ImportLine, key: string): Promise<ImportedLine> {
  const { db } = importing
  await sql`savepoint import_line`.execute(db)
  try {
    const result = await writeLine(importing, line, key)
    await sql`release savepoint import_line`.execute(db)
    return result
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    await sql`rollback to savepoint import_line`.execute(db)
    const problems = error instanceof Invalid ? error.problems : [{ field: '', message: error.message }]
    return { line: line.line, outcome: 'refused', changes: [], problems }
  }
}

async function writeLine(importing: Importing, { line, data, if_new }: ImportLine, key: string): Promise<ImportedLine> {
  const { db, access, defaults, collection, ids } = importing
  const named = data[key] ?? ''
  if (!isKey(named)) throw new Invalid([{ field: key, message: 'must be a text or a number that names an item' }])
  const known = ids.get(String(named)) ?? []
  if (known.length > 1) throw new Invalid([{ field: key, message: `is that of ${known.length} items` }])
  const [id] = known
  if (id === undefined && key === 'id') throw new Invalid([{ field: key, message: 'is not there' }])
  const { id: _, ...rest } = data
  const resolved = await withRelations(importing, rest)
  if (id === undefined) {
    const isOwned = collection.owners.includes('project')
    const record = { ...(isOwned && { project: access.project }), ...if_new, ...resolved, ...newTranslations(resolved) }
    const valid = validateNew(collection, record, defaults)
    await inWriting(db, access, defaults, (at) => insertRecord(at, valid))
    return { line, outcome: 'create', changes: [], problems: [] }
  }
  const present = (await snapshot(db, collection, id)) ?? {}
  const { changes, differences } = changed(collection, present, resolved)
  if (differences.length === 0) return { line, outcome: 'same', changes: [], problems: [] }
  const valid = validateChange(collection, id, changes, defaults)
  await inWriting(db, access, defaults, (at) => updateItem(at, valid))
  return { line, outcome: 'update', changes: differences, problems: [] }
}

/** The values with relations as ids: a text is the slug or the name of the item that it means. */
async function withRelations(importing: Importing, data: Readonly<Record<string, unknown>>) {
  const record: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(data)) {
    const field = fieldOf(importing.collection, name)
    record[name] =
      field?.type === 'm2o' && typeof value === 'string' ? await idByName(importing, name, field.target, value) : value
  }
  return record
}

async function idByName({ db, access, named }: Importing, name: string, target: string, text: string): Promise<Cell> {
  if (!isStorable(text)) throw new Invalid([{ field: name, message: 'has a character that cannot be stored' }])
  const key = `${target} ${text}`
  if (!named.has(key)) {
    const collection = collectionOf(target)
    const columns = ['slug', 'display_name'].filter((column) => fieldOf(collection, column))
    for (const column of columns) {
      if (named.get(key) !== undefined) break
      const where = [sql`${sql.ref(`t.${column}`)} = ${text}`, ...visible(access, collection, 't')]
      const { rows } = await sql<{ id: Cell }>`
        select ${sql.ref('t.id')} as id from ${sql.table(target)} as t where ${and(where)} limit 1`.execute(db)
      named.set(key, rows[0]?.id)
    }
  }
  const id = named.get(key)
  if (id === undefined) throw new Invalid([{ field: name, message: `has no "${text.slice(0, 80)}"` }])
  return id
}

const languagesIn = (value: unknown): [string, Record<string, unknown>][] =>
  isRecord(value)
    ? Object.entries(value).filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
    : []

function newTranslations({ translations }: Readonly<Record<string, unknown>>) {
  if (translations === undefined) return {}
  return { translations: languagesIn(translations).map(([language, texts]) => ({ language, ...texts })) }
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
const isSame = (a: unknown, b: unknown) => (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)

/** What of the values differs from the item, as a change and as it is listed. */
function changed(collection: Collection, present: Item, values: Readonly<Record<string, unknown>>) {
  const changes: Record<string, unknown> = {}
  const differences: { field: string; before: unknown; after: unknown }[] = []
  const columns = new Set(columnsOf(collection).map(([name]) => name))
  for (const [name, after] of Object.entries(values)) {
    if (name === 'translations' || (columns.has(name) && isSame(present[name], after))) continue
    changes[name] = after
    differences.push({ field: name, before: present[name] ?? null, after })
  }
  const rows = (present.translations ?? []) as Item[]
  const translations = languagesIn(values.translations).flatMap(([language, texts]) => {
    const row = rows.find((found) => found.language === language)
    const different = Object.entries(texts).filter(([name, text]) => !isSame(row?.[name], text))
    for (const [name, after] of different)
      differences.push({ field: `${name} (${language})`, before: row?.[name] ?? null, after })
    return different.length === 0
      ? []
      : [{ ...(row ? { id: row.id } : { language }), ...Object.fromEntries(different) }]
  })
  if (translations.length > 0) changes.translations = translations
  return { changes, differences }
}
