import { sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import { areaOf, collectionOf, columnsOf, model } from '#contract/model/model.ts'
import type { WarnedWords } from '#contract/wire/duties.ts'
import { checkWords } from '#domain/texts/word-check.ts'
import type { Database, Row } from '../db/database.ts'
import type { Access } from './access.ts'
import { projectSql } from './belonging.ts'
import { rootOf } from './root-of.ts'

/** Rows looked through of each collection, the newest first; words that are listed; rows after which others get an answer. */
const MOST = 5000
const MOST_FOUND = 100
const AT_ONCE = 200

const AREAS: readonly string[] = ['content', 'files', 'catalogue', 'shop']

/** Who says what on a page: words of visitors are theirs. */
const NOT_BY_EDITORS: readonly string[] = ['ecommerce_product_rating']

/** The collections that visitors read, with the fields in which editors write what they like. */
const written: readonly (readonly [Collection, string[]])[] = [...model.values()].flatMap((collection) => {
  if (
    !collection.public ||
    collection.fields.id?.type !== 'integer' ||
    !AREAS.includes(areaOf(collection)) ||
    NOT_BY_EDITORS.includes(collection.name)
  )
    return []
  const fields = columnsOf(collection).flatMap(([name, field]) =>
    (field.type === 'text' || field.type === 'html') && !field.choices && !field.format && !field.secret ? [name] : [],
  )
  return fields.length > 0 ? [[collection, fields] as const] : []
})

async function rowsBefore(db: Database, collection: Collection, project: number, before: number, fields: string[]) {
  const columns = sql.join(['id', ...fields].map((name) => sql.ref(`t.${name}`)))
  const older = before === Number.POSITIVE_INFINITY ? sql`` : sql`and t.id < ${before}`
  const { rows } = await sql<Row>`select ${columns} from ${sql.table(collection.name)} as t
    where ${projectSql(collection, 't')} = ${project} ${older} order by t.id desc limit ${AT_ONCE}`.execute(db)
  return rows
}

async function titleOf(db: Database, table: string, id: number | string): Promise<string> {
  const fields = collectionOf(table).fields
  const name = ['display_name', 'name', 'title', 'filename', 'widget_name'].find((one) => Object.hasOwn(fields, one))
  if (!name) return ''
  const { rows } = await sql<{
    title: string | null
  }>`select ${sql.ref(name)} as title from ${sql.table(table)} where id = ${id}`.execute(db)
  return rows[0]?.title ?? ''
}

/** The words in texts of a project that a shop is warned of, each with the item where it is mended; only of what the caller may read. */
export async function warnedWords(db: Database, access: Access): Promise<WarnedWords[]> {
  const found: WarnedWords[] = []
  for (const [collection, fields] of written) {
    if (!access.read(collection)) continue
    let before = Number.POSITIVE_INFINITY
    for (let seen = 0; seen < MOST && found.length < MOST_FOUND; seen += AT_ONCE) {
      const rows = await rowsBefore(db, collection, access.project, before, fields)
      for (const row of rows) {
        const findings = fields.flatMap((field) =>
          checkWords(String(row[field] ?? '')).map((one) => ({ field, ...one })),
        )
        if (findings.length === 0) continue
        const root = await rootOf(db, collection, row.id ?? null)
        const item = { collection: root.collection.name, id: root.id as number | string }
        const title = await titleOf(db, item.collection, item.id)
        for (const { field, rule, word } of findings)
          found.push({ item, title, place: { collection: collection.name, field }, rule, word })
      }
      if (rows.length < AT_ONCE) break
      before = Number(rows.at(-1)?.id)
    }
  }
  return found.slice(0, MOST_FOUND)
}
