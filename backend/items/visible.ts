import { type RawBuilder, sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import type { Access } from './access.ts'
import { ownerOf } from './belonging.ts'
import { namingFiles, pointingToFiles } from './file-uses.ts'

type Sql = RawBuilder<unknown>

export const and = (parts: readonly Sql[]): Sql => (parts.length === 0 ? sql`true` : sql.join(parts, sql` and `))

/** Which rows of a collection exist for the caller: those of the project, as far as the rights go, up to its owners. */
export const visible = (access: Access, collection: Collection, alias: string): Sql[] => [
  ...reached(access, collection, alias),
  ...(collection.name === 'files' && !access.everyFile ? [shown(access, alias)] : []),
]

/** Which rows exist for the caller of those that rows point to that do: what is pointed to is shown by that, if it is a file. */
export const reached = (access: Access, collection: Collection, alias: string): Sql[] => [
  ...belongs(access, collection, alias),
  ...limited(access, collection, alias),
]

/** The values that a row must have, or must not have, for the caller to see it. */
export function limited(access: Access, collection: Collection, alias: string): Sql[] {
  const { where = {}, without = {} } = access.read(collection) ?? {}
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return [
    ...Object.entries(where).map(([name, value]) => sql`${column(name)} = ${value}`),
    ...Object.entries(without).map(([name, values]) => sql`${column(name)} not in (${sql.join(values)})`),
  ]
}

function belongs(access: Access, collection: Collection, alias: string): Sql[] {
  if (access.everywhere?.(collection)) return []
  if (collection.name === 'project') return [sql`${sql.ref(`${alias}.id`)} = ${access.project}`]
  if (collection.owners.length === 0) return []
  const ways = collection.owners.map((owner) => {
    if (owner === 'project') return ofProject(access, collection, sql.ref(`${alias}.project`))
    const parent = ownerOf(collection, owner)
    const next = `${alias}o`
    const link = sql`${sql.ref(`${next}.id`)} = ${sql.ref(`${alias}.${owner}`)}`
    return sql`exists (select 1 from ${sql.table(parent.name)} as ${sql.id(next)} where ${and([link, ...visible(access, parent, next)])})`
  })
  return [ways.length === 1 ? (ways[0] as Sql) : sql`(${sql.join(ways, sql` or `)})`]
}

/** Rows of no project, where there are such, are the installation's. */
function ofProject(access: Access, { fields }: Collection, column: Sql): Sql {
  const own = sql`${column} = ${access.project}`
  return fields.project?.required || !access.trusts('installation') ? own : sql`(${own} or ${column} is null)`
}

/** A file is shown by what points to it, or names it in a text, and exists for the caller itself. (DESIGN 3) */
function shown(access: Access, alias: string): Sql {
  const id = sql.ref(`${alias}.id`)
  const by = `${alias}r`
  const from = (collection: Collection, link: Sql) =>
    sql`exists (select 1 from ${sql.table(collection.name)} as ${sql.id(by)} where ${and([link, ...visible(access, collection, by)])})`
  const pointing = pointingToFiles(access).map(([collection, names]) =>
    from(
      collection,
      sql`(${sql.join(
        names.map((name) => sql`${sql.ref(`${by}.${name}`)} = ${id}`),
        sql` or `,
      )})`,
    ),
  )
  const m = `${alias}m`
  const named = namingFiles(access).map((collection) => {
    const row = from(collection, sql`${sql.ref(`${by}.id`)} = ${sql.ref(`${m}.item`)}`)
    return sql`(${sql.ref(`${m}.collection`)} = ${collection.name} and ${row})`
  })
  const texts = sql`exists (select 1 from ${sql.table('file_mentions')} as ${sql.id(m)} where ${sql.ref(`${m}.file`)} = ${id} and (${sql.join(named, sql` or `)}))`
  return sql`(${sql.join([...pointing, texts], sql` or `)})`
}
