import { sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import type { Column } from '#contract/model/field.ts'
import { areaOf, collectionOf, columnsOf, fieldOf, model } from '#contract/model/model.ts'
import type { WarnedWords } from '#contract/wire/duties.ts'
import { checkWords } from '#domain/texts/word-check.ts'
import type { Database, Row } from '../db/database.ts'
import type { Access } from './access.ts'
import { projectSql } from './belonging.ts'
import { type LiveLinks, linksIn, liveLinks } from './live-links.ts'
import { rootOf } from './root-of.ts'

/** Rows looked through of each collection, the newest first; words that are listed; rows after which others get an answer. */
const MOST = 5000
const MOST_FOUND = 100
const AT_ONCE = 200

const AREAS: readonly string[] = ['content', 'files', 'catalogue', 'shop']

/** What customers read though no visitor does: answers that go by mail, and texts of the law that come into force later. */
const READ_BY_CUSTOMERS: readonly string[] = [
  'answer_template',
  'answer_template_translation',
  'ecommerce_legal_version',
  'mail_text',
]

/** Where visitors write too, what of it the shop says. */
const OWN_WORDS: Readonly<Record<string, readonly string[]>> = { ecommerce_product_rating: ['shop_answer'] }

const isRead = (collection: Collection) =>
  READ_BY_CUSTOMERS.includes(collection.name) || (collection.public && AREAS.includes(areaOf(collection)))

/** A field in which editors write what they like: texts, and the cells of tables. */
const isWords = (field: Column) =>
  field.type === 'json'
    ? field.shape === 'list' && !field.values
    : (field.type === 'text' || field.type === 'html') && !field.choices && !field.format && !field.secret

/** The collections that customers read, with the fields in which editors write what they like. */
const written: readonly (readonly [Collection, string[]])[] = [...model.values()].flatMap((collection) => {
  if (!isRead(collection) || collection.fields.id?.type !== 'integer') return []
  const own = OWN_WORDS[collection.name]
  const fields = columnsOf(collection).flatMap(([name, field]) =>
    isWords(field) && (!own || own.includes(name)) ? [name] : [],
  )
  return fields.length > 0 ? [[collection, fields] as const] : []
})

/** What a field says; cells of a table stand for themselves. */
const wordsOf = (collection: Collection, field: string, value: unknown): string => {
  const text = String(value ?? '')
  return collection.fields[field]?.type === 'json' ? text.replaceAll(/"[,\]]/g, '\n') : text
}

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

/** Links of a row that lead nowhere. What says where a page itself is leads to nothing. */
async function deadLinks(links: LiveLinks, collection: Collection, row: Row, fields: readonly string[]) {
  const found: { field: string; rule: 'dead_link'; word: string }[] = []
  for (const field of fields) {
    if (collection.name === 'page_translation' && field === 'path') continue
    const isHtml = fieldOf(collection, field)?.type === 'html'
    for (const word of linksIn(field, isHtml, String(row[field] ?? '')))
      if (!(await links.isLive(word))) found.push({ field, rule: 'dead_link', word })
  }
  return found
}

/** The words and dead links in texts of a project that a shop is warned of, each with the item where it is mended; only of what the caller may read. */
export async function warnedWords(db: Database, access: Access): Promise<WarnedWords[]> {
  const found: WarnedWords[] = []
  const links = await liveLinks(db, access.project)
  for (const [collection, fields] of written) {
    if (!access.read(collection)) continue
    let before = Number.POSITIVE_INFINITY
    for (let seen = 0; seen < MOST && found.length < MOST_FOUND; seen += AT_ONCE) {
      const rows = await rowsBefore(db, collection, access.project, before, fields)
      for (const row of rows) {
        const findings = [
          ...fields.flatMap((field) =>
            checkWords(wordsOf(collection, field, row[field])).map((one) => ({ field, ...one })),
          ),
          ...(await deadLinks(links, collection, row, fields)),
        ]
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
