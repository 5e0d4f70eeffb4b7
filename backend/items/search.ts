import { type RawBuilder, sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import { columnsOf } from '#contract/model/model.ts'
import { type Database, isSqlite } from '../db/database.ts'
import type { Access } from './access.ts'

/** Longer texts are not looked through: a list is searched by what its rows are called. */
const LONGEST = 255

/** Rows with the words in one of the texts that name them, as the `q` of the staff's lists asks. */
export function searchSql(db: Database, access: Access, collection: Collection, words: string, alias: string) {
  const readable = access.read(collection)?.fields
  const columns = columnsOf(collection).flatMap(([name, field]) =>
    field.type === 'text' &&
    (collection.search?.includes(name) ?? (!field.choices && field.max <= LONGEST)) &&
    readable?.has(name)
      ? [sql.ref(`${alias}.${name}`)]
      : [],
  )
  const like = isSqlite(db) ? sql`like` : sql`ilike`
  const matches = (word: string): RawBuilder<unknown> => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`(${sql.join(
      columns.map((column) => sql`${column} ${like} ${pattern} escape '\\'`),
      sql` or `,
    )})`
  }
  if (columns.length === 0) return sql`false`
  return sql.join(words.trim().split(/\s+/).slice(0, 8).map(matches), sql` and `)
}
