import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arrayBuffer } from 'node:stream/consumers'
import { model } from '#contract/model/model.ts'
import { addAccount } from '../auth/account.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import type { DatabasePlace } from '../db/with-databases.ts'
import { createDiskStorage } from '../files/disk-storage.ts'
import { createFiles } from '../files/files.ts'
import { samplePicture } from '../files/sample-picture.ts'
import type { Storage } from '../files/storage.ts'
import { insertTree } from '../items/insert.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { sampleClock, sampleMail } from '../mail/sample-mail.ts'
import { LEFT_OUT } from './archive-format.ts'
import { makeArchive } from './make-archive.ts'
import type { OpenArchive } from './read-archive.ts'
import { lastIdOf, pagesOf } from './table-facts.ts'

/** An installation for tests, in folders and a database of its own. */
export interface Installation {
  readonly db: Database
  readonly storage: Storage
  readonly aside: Storage
  close(): Promise<void>
}

/** A database without tables and a storage without files. */
export const emptyInstallation = async (place: DatabasePlace): Promise<Installation> =>
  installationOf(place, await place.open())

function installationOf(place: DatabasePlace, db: Database): Installation {
  const dir = mkdtempSync(join(tmpdir(), 'schaufenster-backup-'))
  return {
    db,
    storage: createDiskStorage(join(dir, 'files')),
    aside: createDiskStorage(join(dir, 'aside')),
    close: async () => {
      await place.close(db)
      rmSync(dir, { recursive: true })
    },
  }
}

/** A shop with an account, a picture, a mail that waits, and a tag whose number is taken although it is gone. */
export async function filledInstallation(place: DatabasePlace): Promise<Installation & { picture: string }> {
  const made = installationOf(place, await place.openWithTables())
  const { db, storage } = made
  const { project } = await sampleShop(db, 'backup.example')
  await addAccount(db, { email: 'chefin@backup.example', password: 'correct horse battery', role: 'administrator' })
  const files = createFiles({ db, storage, projectOf: async () => Number(project) })
  const bytes = await samplePicture(400, 200)
  const { id } = await files.put({ project: Number(project), bytes, filename: 'ring.jpg', alt: { de: 'Ring' } })
  await queueMail(db, sampleMail(), sampleClock())
  const gone = await insertTree(db, 'ecommerce_tag', { project, display_name: 'Weg', slug: 'weg' })
  await db.deleteFrom('ecommerce_tag').where('id', '=', gone).execute()
  return { ...made, picture: `${project}/${id}/original` }
}

/** Every row that a backup holds, by table, with what is yes or no and JSON read alike; and the last number of each. */
export async function contentsOf(db: Database): Promise<Record<string, { rows: Row[]; last: number | null }>> {
  const contents: Record<string, { rows: Row[]; last: number | null }> = {}
  for (const [table, { fields }] of model) {
    if (LEFT_OUT.includes(table)) continue
    const rows: Row[] = []
    const alike = (name: string, cell: Cell) => {
      if (fields[name]?.type === 'json' && cell !== null) return JSON.parse(String(cell))
      return typeof cell === 'boolean' ? Number(cell) : cell
    }
    for await (const page of pagesOf(db, table))
      for (const row of page)
        rows.push(Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, alike(name, cell)])))
    // Changes are numbered by their head, not by the table.
    contents[table] = { rows, last: table === 'changes' ? null : await lastIdOf(db, table) }
  }
  return contents
}

/** A backup of an installation, held in memory: tests make small ones. */
export async function archiveOf({
  db,
  storage,
}: Pick<Installation, 'db' | 'storage'>): Promise<Uint8Array<ArrayBuffer>> {
  const archive = makeArchive({
    db,
    storage,
    version: '1.0.0',
    secret: 'the secret',
    now: new Date('2026-11-20T12:00:00Z'),
  })
  const [bytes] = await Promise.all([arrayBuffer(archive.bytes), archive.done])
  return new Uint8Array(bytes)
}

export const opening =
  (bytes: Uint8Array<ArrayBuffer>): OpenArchive =>
  () =>
    new Blob([bytes]).stream()
