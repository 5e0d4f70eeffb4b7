import { statfs } from 'node:fs/promises'
import type { Database } from '#backend/db/database.ts'
import { originalOf } from '#backend/files/put-file.ts'
import type { Storage } from '#backend/files/storage.ts'
import { mailQueue } from '#backend/mail/outbox.ts'
import { orderMailQueue } from '#backend/orders/order-mail-tasks.ts'

const LOWEST_FREE_BYTES = 100_000_000

/** Files that the storage may have lost, one by one, before it is taken for another one. */
const LOOKED_FOR = 5

/** What `/server/health` measures besides the database: room on the disk, in bytes, the storage of files, mails that wait or failed, and those of orders not yet written. */
export function healthChecks(db: Database, dataDir: string, storage: Pick<Storage, 'read'>) {
  async function isThere(key: string): Promise<boolean> {
    const object = await storage.read(key)
    await object?.stream().cancel()
    return object !== null
  }
  return {
    disk: async () => {
      const { bavail, bsize } = await statfs(dataDir)
      const free_bytes = bavail * bsize
      if (free_bytes < LOWEST_FREE_BYTES) throw new Error(`Only ${free_bytes} bytes are free in ${dataDir}`)
      return { free_bytes }
    },
    files: async () => {
      const known = await db.selectFrom('files').select(['id', 'project']).orderBy('id').limit(LOOKED_FOR).execute()
      if (known.length === 0) await isThere('health')
      // A storage that was lost, or is another one, answers as well: it has to know one of the files that there are.
      for (const { id, project } of known)
        if (await isThere(originalOf({ id: String(id), project: Number(project) }))) return {}
      if (known.length > 0) throw new Error(`The bytes of file ${known[0]?.id} are missing, and of those after it.`)
      return {}
    },
    mail: () => mailQueue(db),
    order_mail: () => orderMailQueue(db),
  }
}
