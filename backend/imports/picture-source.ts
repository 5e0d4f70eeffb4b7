import type { ImportedPicture } from '#domain/imports/imported-product.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { Fault } from '../fault.ts'
import type { Files } from '../files/files.ts'
import { bytesHash } from '../files/put-file.ts'
import type { Access } from '../items/access.ts'
import type { Reach } from '../outside/public-address.ts'
import { baseName } from './base-name.ts'
import { NoPicture } from './fetch-picture.ts'
import type { PackedPictures } from './packed-pictures.ts'
import { createPatientFetch } from './patient-fetch.ts'
import { UnreadableFile } from './unreadable-file.ts'

const MIDDLE = { x: 0.5, y: 0.5 }

export interface PictureParts {
  readonly db: Database
  readonly files: Files
  readonly access: Access
  readonly reach?: Reach | undefined
  /** The bytes of a file of that name in the archive that came along. */
  readonly packed: PackedPictures
  /** In which pictures say what they show where the file names no language. */
  readonly language: Language
}

/** A picture's file; `isNew` where it was stored for this. */
export interface KeptPicture {
  readonly file: string
  readonly isNew: boolean
}

async function fileAt(db: Database, text: string, parameters: readonly unknown[]): Promise<string | undefined> {
  const { rows } = await run(db, text, parameters)
  return rows[0] ? String(rows[0].id) : undefined
}

/** A picture of the archive that unpacks to more than a picture has is that picture's fault alone. */
async function unpacked(packed: PackedPictures, name: string): Promise<Uint8Array | undefined> {
  try {
    return await packed(name)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new NoPicture('cannot be unpacked, or is far too large')
  }
}

/** Has each picture stored once, however often and by whatever address it is named: asked at the same time it is fetched once. */
export function createPictureSource({ db, files, access, reach, packed, language }: PictureParts) {
  const taken = new Map<string, Promise<KeptPicture>>()
  const byContent = new Map<string, Promise<KeptPicture>>()
  const { project } = access
  const fetchPicture = createPatientFetch()

  async function keep(bytes: Uint8Array, hash: string, { address, alt, alts }: ImportedPicture): Promise<KeptPicture> {
    const same = await fileAt(db, 'select id from files where project = ? and hash = ?', [project, hash])
    if (same !== undefined) return { file: same, isNew: false }
    const said = Object.entries({ ...(alt && { [language]: alt }), ...alts })
    const texts = Object.fromEntries(said.map(([name, text]) => [name, text.slice(0, 500)]))
    const filename = baseName(address) || 'picture'
    const { id } = await files.put({ project, bytes, filename, alt: texts }, access)
    return { file: id, isNew: true }
  }

  async function store(picture: ImportedPicture): Promise<KeptPicture> {
    const { address } = picture
    const name = baseName(address)
    const known = await fileAt(
      db,
      'select f.id from import_pictures p join files f on f.id = p.file where p.project = ? and p.address = ?',
      [project, address],
    )
    if (known) return { file: known, isNew: false }
    const bytes = (await unpacked(packed, name)) ?? (await fetchPicture(address, { most: files.maxBytes, reach }))
    const hash = bytesHash(bytes, MIDDLE)
    const kept = byContent.get(hash) ?? keep(bytes, hash, picture)
    byContent.set(hash, kept)
    return kept.finally(() => byContent.delete(hash))
  }

  /** Throws NoPicture with the reason. */
  return async (picture: ImportedPicture): Promise<KeptPicture> => {
    if (picture.address.length > 2000 || picture.address.includes('\0')) throw new NoPicture('is no web address')
    const { address } = picture
    const running = taken.get(address) ?? store(picture)
    taken.set(address, running)
    try {
      const kept = await running
      taken.set(address, Promise.resolve({ file: kept.file, isNew: false }))
      return kept
    } catch (error) {
      taken.delete(address)
      if (error instanceof Fault && error.status !== 503) throw new NoPicture(error.message.replace(/^file /, ''))
      throw error
    }
  }
}

/** Notes by which addresses pictures were fetched, so that a later run of the file does not fetch them again. */
export async function notePictures(db: Database, project: number, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [address, file] of files)
    await run(
      db,
      'insert into import_pictures (project, address, file) values (?, ?, ?) on conflict (project, address) do update set file = excluded.file',
      [project, address, file],
    )
}

export type PictureSource = ReturnType<typeof createPictureSource>
