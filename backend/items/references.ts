import { CompiledQuery, sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import { collectionOf, columnsOf } from '#contract/model/model.ts'
import { type Cell, type Database, isSqlite, type Row } from '../db/database.ts'
import { type Belonging, type Lookup, projectSql } from './belonging.ts'
import { isAmong } from './condition-sql.ts'
import { Invalid, type Problem, type ValidRecord } from './validate.ts'

/** Where each item that a record points to is named: collection, then id, then the paths of the fields. */
export type References = Map<string, Map<Cell, string[]>>

/** Adds the items that a row points to. */
export function addReferences(references: References, collection: Collection, row: Row, path: string): void {
  for (const [name, field] of columnsOf(collection)) {
    const value = row[name]
    if (field.type !== 'm2o' || value === null || value === undefined) continue
    const ids = references.get(field.target) ?? new Map<Cell, string[]>()
    references.set(field.target, ids)
    ids.set(value, [...(ids.get(value) ?? []), path + name])
  }
}

/** Adds the items that a record and everything nested in it point to. */
export function addAllReferences(references: References, { collection, row, lists }: ValidRecord, path: string): void {
  addReferences(references, collection, row, path)
  for (const { name, records } of lists)
    for (const [index, record] of records.entries()) addAllReferences(references, record, `${path}${name}.${index}.`)
}

/**
 * Throws Invalid when an item that is pointed to does not exist or belongs to another project than `project`; what serves
 * all projects may point into any. At most one statement for each collection pointed to.
 */
export async function checkReferences(at: Lookup, references: References, project: Belonging): Promise<void> {
  const problems: Problem[] = []
  for (const [target, ids] of references) {
    await lookUp(at, target, [...ids.keys()])
    for (const [id, paths] of ids) {
      const message = refusal(at.known.get(`${target}/${id}`), project)
      if (message) problems.push(...paths.map((field) => ({ field, message })))
    }
  }
  if (problems.length > 0) throw new Invalid(problems)
}

function refusal(theirs: Belonging, project: Belonging): string | undefined {
  if (theirs === undefined) return 'names an item that does not exist'
  const isForeign = theirs !== null && project !== null && theirs !== project
  return isForeign ? 'names an item of another project' : undefined
}

async function lookUp({ db, known }: Lookup, target: string, ids: readonly Cell[]): Promise<void> {
  const unknown = ids.filter((id) => !known.has(`${target}/${id}`))
  if (unknown.length === 0) return
  const { rows } = await db.executeQuery<{ id: Cell; project: number | null }>(projectsOf(db, target, unknown))
  for (const { id, project } of rows) known.set(`${target}/${id}`, project)
}

const statements = new Map<string, string>()

/** The projects of many items of a collection. Composed once: composing it anew takes longer than running it. */
function projectsOf(db: Database, target: string, ids: readonly Cell[]): CompiledQuery {
  const key = `${isSqlite(db)}/${target}`
  const known = statements.get(key)
  if (known) return CompiledQuery.raw(known, [isSqlite(db) ? JSON.stringify(ids) : ids])
  const made = sql`
    select ${sql.ref('t.id')} as id, ${projectSql(collectionOf(target), 't')} as project
    from ${sql.table(target)} as t where ${isAmong(db, sql.ref('t.id'), ids)}`.compile(db)
  statements.set(key, made.sql)
  return CompiledQuery.raw(made.sql, [...made.parameters])
}
