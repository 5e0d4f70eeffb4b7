import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { model } from '#contract/model/model.ts'
import type { Database, Row } from '../db/database.ts'
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
import { countOf, lastIdOf, pagesOf } from './table-facts.ts'
import { withSnapshot } from './with-snapshot.ts'

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

export interface Archive {
  /** The bytes of the archive; who cancels it ends the work. */
  readonly bytes: ReadableStream<Uint8Array>
  /** Resolves when all is written, rejects with the reason why not. */
  readonly done: Promise<{ missing: readonly string[] }>
  /** Ends the work: the stream breaks off. */
  cancel(): void
}

const compress = promisify(gzip)

/** Characters of rows in one part. */
const PART = 1_000_000

/** What a row counts beside the bytes of files, for the progress. */
const ROW = 300

const jsonBytes = (value: unknown) => Buffer.from(JSON.stringify(value))

/** Writes database and files, as they are at this moment, into one archive; neither is ever held in memory as a whole. */
export function makeArchive(parts: ArchiveParts): Archive {
  const { readable, controller } = createTarPacker()
  const done = withSnapshot(parts.db, (snapshot) => write(snapshot, parts, controller)).then((written) => {
    controller.finalize()
    return written
  })
  done.catch((error) => controller.error(error))
  return {
    bytes: readable,
    done,
    cancel: () => controller.error(new DOMException('The backup was cancelled.', 'AbortError')),
  }
}

type Packer = ReturnType<typeof createTarPacker>['controller']

async function write(db: Database, { storage, version, secret, now, tell }: ArchiveParts, packer: Packer) {
  const digest = createHash('sha256')
  const missing: string[] = []
  const tables: Record<string, TableFacts> = {}
  const names = [...model.keys()].filter((name) => !LEFT_OUT.includes(name))
  const whole = await weightOf(db, names)
  let bytes = 0
  let weight = 0
  let files = 0

  async function add(name: string, body: Uint8Array): Promise<void> {
    digest.update(`${name}\n${body.byteLength}\n`).update(body)
    const writer = packer.add({ name, size: body.byteLength, mtime: now }).getWriter()
    if (body.byteLength > 0) await writer.write(body)
    await writer.close()
    bytes += body.byteLength
    tell?.({ bytes, part: Math.min(1, weight / whole) })
  }

  const manifest: ArchiveManifest = {
    format: FORMAT,
    format_version: FORMAT_VERSION,
    version,
    created_on: now.toISOString(),
    migrations: await appliedMigrations(db),
  }
  await add(MANIFEST, jsonBytes(manifest))
  for (const table of names) {
    let rows = 0
    let part = 0
    for await (const lines of linesOf(db, table)) {
      rows += lines.count
      weight += lines.count * ROW
      await add(`tables/${table}/${++part}.ndjson.gz`, await compress(lines.text))
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
  const end: End = { tables, files, missing, sha256: digest.copy().digest('hex') }
  await add(END, jsonBytes(end))
  return { missing }
}

/** The bytes of a stored file, or null; also for one that is deleted while it is read. */
async function bytesOf(storage: Pick<Storage, 'read'>, key: string): Promise<Uint8Array | null> {
  const found = await storage.read(key)
  if (!found) return null
  return found.bytes().catch(async (error) => {
    if (await storage.read(key)) throw error
    return null
  })
}

async function weightOf(db: Database, tables: readonly string[]): Promise<number> {
  let weight = 1
  for (const table of tables) weight += (await countOf(db, table)) * ROW
  for await (const rows of pagesOf(db, 'files')) for (const { size } of rows) weight += Number(size)
  return weight
}

/** The rows of a table as lines of JSON, in parts; yes and no are 1 and 0 whichever database they come from. */
async function* linesOf(db: Database, table: string): AsyncGenerator<{ text: string; count: number }> {
  let text = ''
  let count = 0
  for await (const rows of pagesOf(db, table)) {
    for (const row of rows) text += `${JSON.stringify(row, asNumber)}\n`
    count += rows.length
    if (text.length < PART) continue
    yield { text, count }
    text = ''
    count = 0
  }
  if (count > 0) yield { text, count }
}

const asNumber = (_name: string, value: Row[string] | Row) => (typeof value === 'boolean' ? Number(value) : value)
