import { statfs } from 'node:fs/promises'
import type { Database } from '#backend/db/database.ts'
import { originalOf } from '#backend/files/put-file.ts'
import type { Storage } from '#backend/files/storage.ts'
import { mailQueue } from '#backend/mail/outbox.ts'
import { orderMailQueue } from '#backend/orders/order-mail-tasks.ts'

const LOWEST_FREE_BYTES = 100_000_000

/** What `/server/health` measures besides the database: room on the disk, in bytes, the storage of files, mails that wait or failed, and those of orders not yet written. */
export function healthChecks(db: Database, dataDir: string, storage: Pick<Storage, 'read'>) {
  return {
    disk: async () => {
      const { bavail, bsize } = await statfs(dataDir)
      const free_bytes = bavail * bsize
      if (free_bytes < LOWEST_FREE_BYTES) throw new Error(`Only ${free_bytes} bytes are free in ${dataDir}`)
      return { free_bytes }
    },
    files: async () => {
      // One that was lost, or is another one, answers as well: it has to know a file that there is.
      const known = await db.selectFrom('files').select(['id', 'project']).orderBy('id').limit(1).executeTakeFirst()
      const key = known ? originalOf({ id: String(known.id), project: Number(known.project) }) : 'health'
      const object = await storage.read(key)
      await object?.stream().cancel()
      if (known && !object) throw new Error(`The bytes of file ${known.id} are missing.`)
      return {}
    },
    mail: () => mailQueue(db),
    order_mail: () => orderMailQueue(db),
  }
}
