import { createHash, randomUUID } from 'node:crypto'
import { collectionOf } from '#contract/model/model.ts'
import type { RowOf } from '#contract/model/row-of.ts'
import type { Database, Row } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { type Access, ownAccess } from '../items/access.ts'
import { insertRecord } from '../items/insert.ts'
import { Invalid, validateNew } from '../items/validate.ts'
import { inWriting, MACHINE } from '../items/writing.ts'
import { detectFileType, type FileType } from './file-type.ts'
import { parseApart } from './parse-apart.ts'
import { storedPicture, svgSize } from './picture.ts'
import type { Storage } from './storage.ts'
import { QueueFull, type WorkQueue } from './work-queue.ts'

/** A place in a picture, from 0 to 1 in each direction. */
export type Point = { x: number; y: number }

/** A file as it comes in. `project` is the owner's id; `alt` texts by language; `focal` from 0 to 1 in each direction. */
export type NewFile = {
  id?: string
  project: number
  bytes: Uint8Array
  filename: string
  title?: string
  alt?: Readonly<Record<string, string>>
  focal?: Point
}

/** A row of `files`: size in bytes, width and height in px. */
export type FilesRow = Omit<RowOf<'files', ['*']>, 'type' | 'translations'> & { type: FileType }

export type FileLimits = { maxBytes: number; maxPixels: number }

/** Where the bytes of a file lie: its own folder, for what is made of it lies there too. */
export const folderOf = (file: { project: number; id: string }) => `${file.project}/${file.id}`
export const originalOf = (file: { project: number; id: string }) => `${folderOf(file)}/original`

/** Names the content and, in its last four digits, the focal point, so that an address with it never changes its meaning. */
export function bytesHash(bytes: Uint8Array, focal: Point): string {
  return refocusedHash(createHash('sha256').update(bytes).digest('hex'), focal)
}

/** The hash of the same content around another focal point. */
export function refocusedHash(hash: string, focal: Point): string {
  const digits = (part: number) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0')
  return `${hash.slice(0, 16)}${digits(focal.x)}${digits(focal.y)}`
}

type PutDeps = { db: Database; storage: Storage; queue: WorkQueue; limits: FileLimits }

/**
 * Stores a file and writes its row on behalf of `access`; the same bytes under the same id are left as they are. Throws
 * Invalid or a Fault.
 */
export async function putFile(deps: PutDeps, file: NewFile, access: Access = ownAccess): Promise<FilesRow> {
  const { db, storage, queue, limits } = deps
  const { id = randomUUID(), project, bytes, filename, title, alt = {}, focal = { x: 0.5, y: 0.5 } } = file
  if (bytes.byteLength > limits.maxBytes)
    throw new Fault('tooLarge', `file must have at most ${limits.maxBytes / 1_000_000} MB`)
  const type = detectFileType(bytes)
  if (!type)
    throw new Invalid([
      { field: 'file', message: 'must be a picture (JPEG, PNG, WebP, AVIF, SVG) or a PDF by its content' },
    ])

  const hash = bytesHash(bytes, focal)
  const kept = await fileRow(db, project, id)
  if (kept?.hash === hash) return kept
  if (kept) throw new Fault('duplicate', `id ${id} is taken by another file`)

  const prepared = await queue.run(() => prepareFile(bytes, type, limits.maxPixels)).catch(asFault)
  const row = {
    id,
    project,
    filename,
    title: title ?? null,
    type,
    size: prepared.bytes.byteLength,
    width: prepared.width,
    height: prepared.height,
    placeholder: prepared.placeholder,
    focal_x: focal.x,
    focal_y: focal.y,
    hash,
  }
  await storage.write(originalOf(row), prepared.bytes, type)
  try {
    const translations = Object.entries(alt).map(([language, text]) => ({ language, alt: text }))
    const record = validateNew(collectionOf('files'), { ...row, translations }, MACHINE)
    await inWriting(db, access, MACHINE, (at) => insertRecord(at, record))
  } catch (error) {
    await storage.deleteFolder(folderOf(row))
    throw error
  }
  return row
}

function asFault(error: unknown): never {
  throw error instanceof QueueFull ? new Fault('busy', 'Too many files are being prepared; try again soon') : error
}

/** The bytes of a file as they are stored, and what of a picture is known beside them. */
export type Prepared = { bytes: Uint8Array; width: number | null; height: number | null; placeholder: string | null }

/**
 * What is stored of the bytes of a file: a picture decoded and encoded anew without metadata, PDF and SVG taken apart. Throws Invalid for
 * what is damaged, or has more than `maxPixels` pixels.
 */
export async function prepareFile(bytes: Uint8Array, type: FileType, maxPixels: number): Promise<Prepared> {
  const bare = { width: null, height: null, placeholder: null }
  if (type === 'application/pdf') return { ...bare, bytes: await parseApart({ kind: 'pdf', bytes }) }
  if (type !== 'image/svg+xml') return storedPicture(bytes, type, maxPixels)
  const cleaned = await parseApart({ kind: 'svg', bytes })
  return { ...bare, ...(await svgSize(cleaned)), bytes: cleaned }
}

/** The row of a file of that project, or null. */
export async function fileRow(db: Database, project: number, id: string): Promise<FilesRow | null> {
  const row: Row | undefined = await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('project', '=', project)
    .executeTakeFirst()
  return (row as FilesRow | undefined) ?? null
}
