import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { restoreArchive } from '#backend/backup/restore-archive.ts'
import { openDatabase } from '#backend/db/database.ts'
import { createDiskStorage } from '#backend/files/disk-storage.ts'
import type { Config } from './config.ts'
import { fileStorage } from './file-storage.ts'

/**
 * Makes an installation again what it was when the archive was made, for the version that made its tables. Throws the BackupProblem
 * while another process uses the database, and changes nothing then.
 */
export async function putBack(config: Config, file: string): Promise<void> {
  const aside = join(config.dataDir, 'restoring')
  const db = await openDatabase(config)
  try {
    await restoreArchive({
      db,
      storage: fileStorage(config),
      aside: createDiskStorage(aside),
      open: () => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
      replace: true,
      stay: true,
      // It lies where it lay.
      keepSecret: async () => {},
    })
  } finally {
    await rm(aside, { recursive: true, force: true })
    await db.destroy()
  }
}
