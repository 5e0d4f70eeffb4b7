import { type RawBuilder, sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import { collectionOf, fieldOf } from '#contract/model/model.ts'
import type { Cell, Database, Row } from '../db/database.ts'

/** The project of a row: its id, null for a row that serves all projects, undefined when there is no such row. */
export type Belonging = number | null | undefined

/** The collection that this owner field points to. */
export function ownerOf(collection: Collection, owner: string): Collection {
  const field = fieldOf(collection, owner)
  if (field?.type !== 'm2o') throw new Error(`${collection.name}.${owner} is no owner.`)
  return collectionOf(field.target)
}

/** SQL for the id of the project that a row of the collection belongs to. */
export function projectSql(collection: Collection, alias: string): RawBuilder<number | null> {
  if (collection.name === 'project') return sql`${sql.ref(`${alias}.id`)}`
  const ways = collection.owners.map((owner) => {
    if (owner === 'project') return sql`${sql.ref(`${alias}.project`)}`
    const parent = ownerOf(collection, owner)
    const next = `${alias}_o`
    const link = sql.ref(`${alias}.${owner}`)
    return sql`(select ${projectSql(parent, next)} from ${sql.table(parent.name)} as ${sql.id(next)} where ${sql.ref(`${next}.id`)} = ${link})`
  })
  if (ways.length === 0) return sql`null`
  return ways.length === 1 ? sql`${ways[0]}` : sql`coalesce(${sql.join(ways)})`
}

/** The project that the row with this id belongs to. */
export async function projectOf(db: Database, collection: Collection, id: Cell): Promise<Belonging> {
  const { rows } = await sql<{ project: number | null }>`
    select ${projectSql(collection, 't')} as project from ${sql.table(collection.name)} as t where t.id = ${id}`.execute(
    db,
  )
  return rows[0]?.project
}

/** Where a transaction remembers which project the items belong to that its records point to, by `{collection}/{id}`. */
export interface Lookup {
  readonly db: Database
  readonly known: Map<string, Belonging>
}

/** The project that a row not yet written would belong to; undefined when its owner does not exist or is not named. */
export async function projectOfNew({ db, known }: Lookup, collection: Collection, row: Row): Promise<Belonging> {
  if (collection.name === 'project') return undefined
  if (collection.owners.length === 0) return null
  const named = collection.owners.find((name) => row[name] !== null && row[name] !== undefined)
  if (named === undefined) return undefined
  const [owner, id] = [ownerOf(collection, named), row[named] as Cell]
  const key = `${owner.name}/${id}`
  const project = known.get(key) ?? (await projectOf(db, owner, id))
  if (project !== undefined) known.set(key, project)
  return project
}
