import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileStream } from './file-stream.ts'
import { type Storage, safeKey } from './storage.ts'

/** Keeps files in a folder of the local disk, which is made when the first one is written. (DESIGN 4) */
export function createDiskStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, safeKey(key))

  /** Readers and a crash see the whole file or none. */
  async function put(key: string, fill: (draft: string) => Promise<void>): Promise<void> {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const draft = `${path}.${randomUUID()}.tmp`
    try {
      await fill(draft)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  return {
    async read(key) {
      const path = pathOf(key)
      try {
        const { size } = await stat(path)
        return { size, bytes: async () => bytesOf(await readFile(path)), stream: () => fileStream(path) }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    write: (key, bytes) => put(key, (draft) => writeFile(draft, bytes, { flush: true, mode: 0o600 })),
    writeFile: (key, source) => put(key, (draft) => copyFlushed(source, draft)),
    deleteFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
  }
}

async function copyFlushed(source: string, draft: string): Promise<void> {
  await copyFile(source, draft)
  const file = await open(draft, 'r+')
  try {
    await file.chmod(0o600)
    await file.sync()
  } finally {
    await file.close()
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Buffer) => new Uint8Array(buffer, byteOffset, byteLength)

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
