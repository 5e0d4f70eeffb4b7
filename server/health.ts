import { statfs } from 'node:fs/promises'
import type { Database } from '#backend/db/database.ts'
import { mailQueue } from '#backend/mail/outbox.ts'

const LOWEST_FREE_BYTES = 100_000_000

/** What `/server/health` measures besides the database: room on the disk, in bytes, and mails that wait or failed. */
export function healthChecks(db: Database, dataDir: string) {
  return {
    disk: async () => {
      const { bavail, bsize } = await statfs(dataDir)
      const free_bytes = bavail * bsize
      if (free_bytes < LOWEST_FREE_BYTES) throw new Error(`Only ${free_bytes} bytes are free in ${dataDir}`)
      return { free_bytes }
    },
    mail: () => mailQueue(db),
  }
}
