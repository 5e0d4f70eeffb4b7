import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Restored, type RestoreParts, restoreArchive } from '#backend/backup/restore-archive.ts'
import { type Database, openDatabase } from '#backend/db/database.ts'
import { createDiskStorage } from '#backend/files/disk-storage.ts'
import type { Config } from './config.ts'
import { fileStorage } from './file-storage.ts'

/** Restores the archive of that path, with what it replaces kept in the data directory until it is done. */
export async function restoreFile(
  config: Config,
  db: Database,
  file: string,
  how: Omit<RestoreParts, 'db' | 'storage' | 'aside' | 'open'>,
): Promise<Restored> {
  const aside = join(config.dataDir, 'restoring')
  try {
    return await restoreArchive({
      db,
      storage: fileStorage(config),
      aside: createDiskStorage(aside),
      open: () => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
      ...how,
    })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/**
 * Makes an installation again what it was when the archive was made, for the version that made its tables. Throws the BackupProblem
 * while another process uses the database, and changes nothing then.
 */
export async function putBack(config: Config, file: string): Promise<void> {
  const db = await openDatabase(config)
  // The secret lies where it lay.
  const restored = restoreFile(config, db, file, { replace: true, stay: true, keepSecret: async () => {} })
  await restored.finally(() => db.destroy())
}
