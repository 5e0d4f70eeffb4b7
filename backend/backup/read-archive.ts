import { createHash } from 'node:crypto'
import { arrayBuffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { Row } from '../db/database.ts'
import {
  type ArchiveKind,
  type ArchiveManifest,
  BACKUP,
  BackupProblem,
  DAMAGED,
  END,
  type End,
  type EntryKind,
  entryKind,
} from './archive-format.ts'

/** An archive that can be read from its beginning as often as needed. */
export type OpenArchive = () => ReadableStream<Uint8Array>

export interface CheckedArchive {
  readonly manifest: ArchiveManifest
  readonly end: End
  /** Bytes of all entries. */
  readonly bytes: number
}

const uncompress = promisify(gunzip)

/** Bytes of one entry: no stored file comes near. */
const MOST_OF_ONE = 512_000_000

/** Entries in order, each with its bytes. Throws the BackupProblem for what is no whole archive of ours. */
export async function* entriesOf(
  open: OpenArchive,
  { noun }: ArchiveKind = BACKUP,
): AsyncGenerator<{ name: string; what: EntryKind; body: Uint8Array }> {
  const entries = open().pipeThrough(createTarDecoder({ strict: true }))
  const iterator = entries[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await iterator.next().catch(asDamage)
      if (done) return
      const { name, size } = value.header
      const what = entryKind(name)
      if (!what)
        throw new BackupProblem(
          `The file is no ${noun} of this program: it contains ${JSON.stringify(name.slice(0, 80))}.`,
        )
      if (size > MOST_OF_ONE) throw new BackupProblem(`${DAMAGED}: an entry of it is larger than any file.`)
      yield { name, what, body: new Uint8Array(await arrayBuffer(value.body).catch(asDamage)) }
    }
  } finally {
    await iterator.return?.().catch(() => {})
  }
}

const asDamage = (error: unknown): never => {
  // What the disk says of itself is not the archive's fault.
  if ((error as NodeJS.ErrnoException).code !== undefined) throw error
  throw new BackupProblem(`${DAMAGED}: ${(error as Error).message.replace(/\.$/, '')}.`)
}

/** Reads an archive to its end and compares everything with what it says of itself. Throws the BackupProblem. */
export async function checkArchive(open: OpenArchive, kind = BACKUP): Promise<CheckedArchive> {
  const stranger = () => new BackupProblem(`The file is no ${kind.noun} of this program.`)
  const digest = createHash('sha256')
  let manifest: ArchiveManifest | undefined
  let end: End | undefined
  let bytes = 0
  for await (const { name, what, body } of entriesOf(open, kind)) {
    if (!manifest && what.kind !== 'manifest') throw stranger()
    if (end) throw new BackupProblem(`${DAMAGED}: something follows its end.`)
    if (what.kind === 'manifest') manifest = manifestOf(body, kind)
    if (what.kind === 'end') end = endOf(body)
    else digest.update(`${name}\n${body.byteLength}\n`).update(body)
    bytes += body.byteLength
  }
  if (!manifest) throw stranger()
  if (!end) throw new BackupProblem(`${DAMAGED}: ${END} is missing.`)
  if (end.sha256 !== digest.digest('hex')) throw new BackupProblem(`${DAMAGED}: its contents are not what was written.`)
  return { manifest, end, bytes }
}

/** Bytes of one part of a table: what the program writes stays far below. */
const MOST_UNPACKED = 256_000_000

function notUnpacked(error: NodeJS.ErrnoException): never {
  const reason = error.code === 'ERR_BUFFER_TOO_LARGE' ? 'a part of it unpacks to far more than it is' : error.message
  throw new BackupProblem(`${DAMAGED}: ${reason}.`)
}

/** The rows in a part of a table. Throws the BackupProblem for one that cannot be unpacked, or to too much. */
export async function rowsIn(body: Uint8Array): Promise<Row[]> {
  const text = (await uncompress(body, { maxOutputLength: MOST_UNPACKED }).catch(notUnpacked)).toString()
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const row = parsed(Buffer.from(line))
      if (!isRecord(row)) throw new BackupProblem(`${DAMAGED}: a row of it is none.`)
      return row as Row
    })
}

function manifestOf(body: Uint8Array, { format, format_version, noun }: ArchiveKind): ArchiveManifest {
  const manifest = parsed(body) as ArchiveManifest | null
  if (manifest?.format !== format) throw new BackupProblem(`The file is no ${noun} of this program.`)
  if (manifest.format_version > format_version)
    throw new BackupProblem(
      `The ${noun} was made by a newer version of the program (${manifest.version}); it needs that version or a later one.`,
      'newer',
    )
  return manifest
}

function endOf(body: Uint8Array): End {
  const end = parsed(body) as End
  if (!isRecord(end) || !isRecord(end.tables) || !Array.isArray(end.missing))
    throw new BackupProblem(`${DAMAGED}: ${END} is not what it should be.`)
  return end
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (error) {
    return asDamage(new Error((error as Error).message))
  }
}
