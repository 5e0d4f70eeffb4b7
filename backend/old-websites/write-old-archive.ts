import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { createTarPacker } from 'modern-tar'
import { columnsOf } from '#contract/model/model.ts'
import { END, MANIFEST, type TableFacts } from '../backup/archive-format.ts'
import { archiveWriter, type Packer, packedLines } from '../backup/archive-writer.ts'
import { WEBSITE, websiteTables } from '../websites/website-tables.ts'
import type { CameFile } from './old-files.ts'
import type { OldRow } from './old-rows.ts'
import type { SettledRows } from './settle-rows.ts'

/** Rows packed at a time. */
const AT_ONCE = 200

/** What an archive of a website is made of: rows, and the files that came by their keys in the old system. */
export interface OldContents {
  readonly rows: SettledRows
  readonly files: ReadonlyMap<string, CameFile>
  /** The key of the website in the old system. */
  readonly own: string
  /** Version of the program. */
  readonly version: string
  readonly now: Date
}

/** Numbers are numbers again, for the filters of a shop name records by them. */
const idOf = (key: string): string | number => (/^[1-9]\d{0,14}$/.test(key) ? Number(key) : key)

/** A row as an archive has it: named by its key in the old system, files by the id that they have in the archive. */
function itemOf({ collection, key, values, refs }: OldRow, files: OldContents['files']): Record<string, unknown> {
  const relations: Record<string, unknown> = {}
  for (const [name, column] of columnsOf(collection)) {
    const to = refs[name]
    if (column.type !== 'm2o' || to === undefined) continue
    if (column.target === 'files') relations[name] = files.get(to)?.row.id ?? null
    else relations[name] = idOf(to)
  }
  return { ...values, ...relations, id: idOf(key) }
}

function itemsOf(table: string, { rows, files, own }: OldContents): Record<string, unknown>[] {
  if (table === 'files') return [...files.values()].map(({ row }) => ({ ...row, project: idOf(own) }))
  if (table === 'files_translation')
    return [...files.values()].flatMap(({ row, texts }) =>
      texts.map((text) => ({ ...text, files: row.id, id: `${row.id} ${String(text.language)}` })),
    )
  return rows.rowsOf(table).map((row) => itemOf(row, files))
}

async function* portions(items: readonly Record<string, unknown>[]) {
  for (let from = 0; from < items.length; from += AT_ONCE) yield items.slice(from, from + AT_ONCE)
}

async function pack(packer: Packer, contents: OldContents): Promise<void> {
  const { version, now, files } = contents
  const { add, sha256 } = archiveWriter(packer, now)
  const json = (value: object) => Buffer.from(JSON.stringify(value))
  const { format, format_version } = WEBSITE
  await add(MANIFEST, json({ format, format_version, version, created_on: now.toISOString(), migrations: [] }))
  const tables: Record<string, TableFacts> = {}
  for (const { name } of websiteTables) {
    const items = itemsOf(name, contents)
    let part = 0
    for await (const { bytes } of packedLines(portions(items))) await add(`tables/${name}/${++part}.ndjson.gz`, bytes)
    tables[name] = { rows: items.length, last_id: null }
  }
  // Where they lay there says nothing here; the intake gives them a place of their own.
  for (const { row, bytes } of files.values()) await add(`files/0/${row.id}`, await bytes())
  await add(END, json({ tables, files: files.size, missing: [], sha256: sha256() }))
}

/** Writes contents of another system into a new file as one of our websites is saved, so that it is taken in as those are. */
export async function writeOldArchive(contents: OldContents, file: string): Promise<void> {
  const { readable, controller } = createTarPacker()
  const packed = pack(controller, contents).then(
    () => controller.finalize(),
    (error) => controller.error(error),
  )
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  await Promise.all([packed, pipeline(Readable.fromWeb(readable as WebStream<Uint8Array>), target)])
}
