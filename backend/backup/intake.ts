import { folderOf, originalOf } from '../files/put-file.ts'
import type { Storage } from '../files/storage.ts'

export type FileKey = { project: number; id: string }

export interface Intake {
  /** Writes the bytes of a file; one that is there with the same bytes stays as it is. */
  write(file: FileKey, bytes: Uint8Array): Promise<void>
  /** Makes the storage what it was before the first write. */
  undo(): Promise<void>
}

/** What an intake has changed in a storage. */
export interface IntakeTraces {
  readonly added: FileKey[]
  readonly replaced: FileKey[]
}

/** Says in `aside` that a file was not there before. */
export const ADDED = 'added'

/**
 * Takes files into a storage so that all of it can be taken back, also by another process after a crash, which tells of its traces: what
 * a write replaces lies in `aside` meanwhile, and a mark of what it adds.
 */
export function intakeOf(storage: Storage, aside: Storage, traces: IntakeTraces = { added: [], replaced: [] }): Intake {
  const { added, replaced } = traces
  return {
    async write(file, bytes) {
      const key = originalOf(file)
      const before = await (await storage.read(key))?.bytes()
      if (before && Buffer.compare(before, bytes) === 0) return
      if (before) {
        await aside.write(key, before, BYTES)
        replaced.push(file)
      } else {
        await aside.write(`${folderOf(file)}/${ADDED}`, new Uint8Array(), BYTES)
        added.push(file)
      }
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
