import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Storage, safeKey } from './storage.ts'

/** Keeps files in a folder of the local disk, which is made when the first one is written. (DESIGN 4) */
export function createDiskStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, safeKey(key))

  return {
    async read(key) {
      try {
        const blob = await openAsBlob(pathOf(key))
        return { size: blob.size, bytes: () => blob.bytes(), stream: () => blob.stream() }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async write(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Readers and a crash see the whole file or none.
      const draft = `${path}.${randomUUID()}.tmp`
      try {
        await writeFile(draft, bytes, { flush: true, mode: 0o600 })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    deleteFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
  }
}

// Opening a missing file as a blob fails with ERR_INVALID_ARG_VALUE, not with ENOENT.
const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE'].includes((error as NodeJS.ErrnoException).code ?? '')
