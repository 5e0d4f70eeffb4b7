import type { ImportedPicture } from '#domain/imports/imported-product.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { Fault } from '../fault.ts'
import type { Files } from '../files/files.ts'
import { bytesHash } from '../files/put-file.ts'
import type { Access } from '../items/access.ts'
import type { Reach } from '../outside/public-address.ts'
import { NoPicture } from './fetch-picture.ts'
import { createPatientFetch } from './patient-fetch.ts'
import { UnreadableFile } from './unreadable-file.ts'

const MIDDLE = { x: 0.5, y: 0.5 }

export interface PictureParts {
  readonly db: Database
  readonly files: Files
  readonly access: Access
  readonly reach?: Reach | undefined
  /** The bytes of a file of that name in the archive that came along. */
  readonly packed: (name: string) => Uint8Array | undefined
}

/** A picture's file; `isNew` where it was stored for this. */
export interface KeptPicture {
  readonly file: string
  readonly isNew: boolean
}

export const baseName = (address: string): string => {
  const path = URL.canParse(address) ? new URL(address).pathname : address
  return (path.split(/[/\\]/).at(-1) ?? '').slice(0, 200)
}

async function fileAt(db: Database, text: string, parameters: readonly unknown[]): Promise<string | undefined> {
  const { rows } = await run(db, text, parameters)
  return rows[0] ? String(rows[0].id) : undefined
}

/** A picture of the archive that unpacks to more than a picture has is that picture's fault alone. */
function unpacked(packed: PictureParts['packed'], name: string): Uint8Array | undefined {
  try {
    return packed(name)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new NoPicture('cannot be unpacked, or is far too large')
  }
}

/** Has each picture stored once, however often and by whatever address it is named: asked at the same time it is fetched once. */
export function createPictureSource({ db, files, access, reach, packed }: PictureParts) {
  const underWay = new Map<string, Promise<KeptPicture>>()
  const byContent = new Map<string, Promise<KeptPicture>>()
  const { project } = access
  const fetchPicture = createPatientFetch()

  async function keep(bytes: Uint8Array, hash: string, { address, alt }: ImportedPicture): Promise<KeptPicture> {
    const same = await fileAt(db, 'select id from files where project = ? and hash = ?', [project, hash])
    if (same !== undefined) return { file: same, isNew: false }
    const texts = alt ? { alt: { de: alt.slice(0, 500) } } : {}
    const { id } = await files.put({ project, bytes, filename: baseName(address) || 'picture', ...texts }, access)
    return { file: id, isNew: true }
  }

  async function store({ address, alt }: ImportedPicture): Promise<KeptPicture> {
    const name = baseName(address)
    const known = await fileAt(
      db,
      'select f.id from import_pictures p join files f on f.id = p.file where p.project = ? and p.address = ?',
      [project, address],
    )
    if (known) return { file: known, isNew: false }
    const bytes = unpacked(packed, name) ?? (await fetchPicture(address, { most: files.maxBytes, reach }))
    const hash = bytesHash(bytes, MIDDLE)
    const kept = byContent.get(hash) ?? keep(bytes, hash, { address, alt })
    byContent.set(hash, kept)
    const { file, isNew } = await kept.finally(() => byContent.delete(hash))
    await run(db, 'delete from import_pictures where project = ? and address = ?', [project, address])
    await db.insertInto('import_pictures').values({ project, address, file }).execute()
    return { file, isNew }
  }

  /** Throws NoPicture with the reason. */
  return async (picture: ImportedPicture): Promise<KeptPicture> => {
    if (picture.address.length > 2000 || picture.address.includes('\0')) throw new NoPicture('is no web address')
    const running = underWay.get(picture.address) ?? store(picture)
    underWay.set(picture.address, running)
    try {
      return await running
    } catch (error) {
      if (error instanceof Fault && error.status !== 503) throw new NoPicture(error.message.replace(/^file /, ''))
      throw error
    } finally {
      underWay.delete(picture.address)
    }
  }
}

export type PictureSource = ReturnType<typeof createPictureSource>
