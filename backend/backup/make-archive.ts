import { model } from '#contract/model/model.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { appliedMigrations } from '../db/migrate.ts'
import { originalOf } from '../files/put-file.ts'
import type { Storage } from '../files/storage.ts'
import {
  type ArchiveManifest,
  END,
  type End,
  FORMAT,
  FORMAT_VERSION,
  LEFT_OUT,
  MANIFEST,
  SECRET,
  type TableFacts,
} from './archive-format.ts'
import { type Archive, type ArchiveFacts, archiveWriter, type Packer, packedLines, streamed } from './archive-writer.ts'
import { bytesOf } from './stored-bytes.ts'
import { countOf, lastIdOf, pagesOf, tablesThere } from './table-facts.ts'

export interface ArchiveParts {
  readonly db: Database
  readonly storage: Pick<Storage, 'read'>
  /** Version of the program. */
  readonly version: string
  /** What signs links and tokens, where the data directory holds it. */
  readonly secret: string | undefined
  readonly now: Date
  /** Told again and again how far the work is: bytes written, and the part of the whole from 0 to 1. */
  readonly tell?: (progress: { bytes: number; part: number }) => void
}

/** What a row counts beside the bytes of files, for the progress. */
const ROW = 300

/** Writes database and files, as they are at this moment, into one archive; neither is ever held in memory as a whole. */
export const makeArchive = (parts: ArchiveParts): Archive<Required<ArchiveFacts>> =>
  streamed(parts.db, (snapshot, packer) => write(snapshot, parts, packer))

async function write(db: Database, { storage, version, secret, now, tell }: ArchiveParts, packer: Packer) {
  const missing: string[] = []
  const tables: Record<string, TableFacts> = {}
  const there = await tablesThere(db)
  const names = [...model.keys()].filter((name) => there.has(name) && !LEFT_OUT.includes(name))
  const whole = await weightOf(db, names)
  let weight = 0
  let files = 0
  const writer = archiveWriter(packer, now)

  async function add(name: string, body: Uint8Array): Promise<void> {
    await writer.add(name, body)
    tell?.({ bytes: writer.written(), part: Math.min(1, weight / whole) })
  }

  const manifest: ArchiveManifest = {
    format: FORMAT,
    format_version: FORMAT_VERSION,
    version,
    created_on: now.toISOString(),
    migrations: await appliedMigrations(db),
  }
  await add(MANIFEST, Buffer.from(JSON.stringify(manifest)))
  for (const table of names) {
    let rows = 0
    let part = 0
    for await (const lines of packedLines(alike(pagesOf(db, table)))) {
      rows += lines.count
      weight += lines.count * ROW
      await add(`tables/${table}/${++part}.ndjson.gz`, lines.bytes)
    }
    tables[table] = { rows, last_id: await lastIdOf(db, table) }
  }
  for await (const rows of pagesOf(db, 'files'))
    for (const row of rows) {
      const file = { project: Number(row.project), id: String(row.id) }
      const found = await bytesOf(storage, originalOf(file))
      weight += Number(row.size)
      if (found) {
        files += 1
        await add(`files/${file.project}/${file.id}`, found)
      } else missing.push(file.id)
    }
  if (secret !== undefined) await add(SECRET, Buffer.from(secret))
  const end: End = { tables, files, missing, sha256: writer.sha256() }
  await add(END, Buffer.from(JSON.stringify(end)))
  return { missing, files, rows: rowsInAll(tables) }
}

/** How many rows an archive's tables have in all. */
export const rowsInAll = (tables: End['tables']): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)

/** Rows in which yes and no are 1 and 0 whichever database they come from. */
async function* alike(pages: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  const asNumber = (value: Cell) => (typeof value === 'boolean' ? Number(value) : value)
  for await (const rows of pages)
    yield rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, asNumber(cell)])))
}

async function weightOf(db: Database, tables: readonly string[]): Promise<number> {
  let weight = 1
  for (const table of tables) weight += (await countOf(db, table)) * ROW
  for await (const rows of pagesOf(db, 'files')) for (const { size } of rows) weight += Number(size)
  return weight
}
