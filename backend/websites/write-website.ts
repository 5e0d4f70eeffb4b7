import { sql } from 'kysely'
import type { ArchiveManifest, End, TableFacts } from '../backup/archive-format.ts'
import { END, MANIFEST } from '../backup/archive-format.ts'
import { type Archive, archiveWriter, type Packer, packedLines, streamed } from '../backup/archive-writer.ts'
import { bytesOf } from '../backup/stored-bytes.ts'
import { pagesOf } from '../backup/table-facts.ts'
import type { Database } from '../db/database.ts'
import { appliedMigrations } from '../db/migrate.ts'
import { originalOf } from '../files/put-file.ts'
import type { Storage } from '../files/storage.ts'
import { projectSql } from '../items/belonging.ts'
import { itemOfRow } from '../items/snapshot.ts'
import { WEBSITE, websiteTables } from './website-tables.ts'

export interface WebsiteSource {
  readonly db: Database
  readonly storage: Pick<Storage, 'read'>
  /** Version of the program. */
  readonly version: string
  readonly now: Date
}

/**
 * Writes one website as it is at this moment, with its files, into an archive like that of a backup: its rows as the wire has them, so
 * that they fit any database and later versions. Neither is ever held in memory as a whole.
 */
export const writeWebsite = (source: WebsiteSource, project: number): Archive =>
  streamed(source.db, (snapshot, packer) => write(snapshot, packer, source, project))

async function write(db: Database, packer: Packer, { storage, version, now }: WebsiteSource, project: number) {
  const { add, sha256 } = archiveWriter(packer, now)
  const json = (value: ArchiveManifest | End) => Buffer.from(JSON.stringify(value))
  const { format, format_version } = WEBSITE
  const created_on = now.toISOString()
  await add(MANIFEST, json({ format, format_version, version, created_on, migrations: await appliedMigrations(db) }))
  const tables: Record<string, TableFacts> = {}
  for (const collection of websiteTables) {
    const { name } = collection
    const pages = pagesOf(db, name, sql`${projectSql(collection, 't')} = ${project}`)
    let rows = 0
    let part = 0
    for await (const lines of packedLines(itemsOf(pages, (row) => itemOfRow(collection, row)))) {
      rows += lines.count
      await add(`tables/${name}/${++part}.ndjson.gz`, lines.bytes)
    }
    tables[name] = { rows, last_id: null }
  }
  const missing: string[] = []
  let files = 0
  for await (const rows of pagesOf(db, 'files', sql`t.project = ${project}`))
    for (const row of rows) {
      const id = String(row.id)
      const found = await bytesOf(storage, originalOf({ project, id }))
      if (!found) missing.push(id)
      else {
        files += 1
        await add(`files/${project}/${id}`, found)
      }
    }
  await add(END, json({ tables, files, missing, sha256: sha256() }))
  return { missing }
}

async function* itemsOf<Row, Item>(pages: AsyncIterable<Row[]>, itemOf: (row: Row) => Item): AsyncGenerator<Item[]> {
  for await (const rows of pages) yield rows.map(itemOf)
}
