import { folderOf, originalOf } from '../files/put-file.ts'
import type { Storage } from '../files/storage.ts'

type FileKey = { project: number; id: string }

export interface Intake {
  /** Writes the bytes of a file; one that is there with the same bytes stays as it is. */
  write(file: FileKey, bytes: Uint8Array): Promise<void>
  /** Makes the storage what it was before the first write. */
  undo(): Promise<void>
}

/**
 * Takes files into a storage so that all of it can be taken back: what a write replaces lies in `aside` meanwhile.
 */
export function intakeOf(storage: Storage, aside: Storage): Intake {
  const added: FileKey[] = []
  const replaced: FileKey[] = []
  return {
    async write(file, bytes) {
      const key = originalOf(file)
      const before = await (await storage.read(key))?.bytes()
      if (before && Buffer.compare(before, bytes) === 0) return
      if (before) {
        await aside.write(key, before, BYTES)
        replaced.push(file)
      } else added.push(file)
      await storage.write(key, bytes, BYTES)
    },
    async undo() {
      for (const file of added) await storage.deleteFolder(folderOf(file))
      for (const file of replaced) {
        const before = await (await aside.read(originalOf(file)))?.bytes()
        if (before) await storage.write(originalOf(file), before, BYTES)
      }
    },
  }
}

const BYTES = 'application/octet-stream'
