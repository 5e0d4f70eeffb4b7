import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Storage, safeKey } from './storage.ts'

/** Keeps files in a folder of the local disk, which is made when the first one is written. (DESIGN 4) */
export function createDiskStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, safeKey(key))

  return {
    async read(key) {
      const path = pathOf(key)
      try {
        const { size } = await stat(path)
        return { size, bytes: async () => bytesOf(await readFile(path)), stream: () => streamOf(path) }
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

const bytesOf = ({ buffer, byteOffset, byteLength }: Buffer) => new Uint8Array(buffer, byteOffset, byteLength)

/** Opens the file with the first chunk that is asked for. No `Blob` of it: that cannot be read once a use of the file is noted in its times. */
function streamOf(path: string): ReadableStream<Uint8Array> {
  const chunks = chunksOf(path)
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => {
        await chunks.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

async function* chunksOf(path: string): AsyncGenerator<Uint8Array, undefined> {
  yield* createReadStream(path)
}

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
