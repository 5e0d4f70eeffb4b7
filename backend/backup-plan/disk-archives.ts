import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { type ArchiveStore, archivesAmong } from './archive-store.ts'

/** Keeps archives in a folder, for its owner's eyes only: they hold customers' data. The folder is made when the first one is written. */
export function diskArchives(folder: string): ArchiveStore {
  const pathOf = (name: string) => join(folder, name)
  const draftOf = (name: string) => `${pathOf(name)}.part`

  return {
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return archivesAmong(names)
    },
    async write(name, bytes, noteDraft) {
      const draft = draftOf(name)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await noteDraft(draft)
        await pipeline(
          Readable.fromWeb(bytes as WebStream<Uint8Array>),
          createWriteStream(draft, { mode: 0o600, flush: true }),
        )
        const { size } = await stat(draft)
        await rename(draft, pathOf(name))
        return size
      } catch (error) {
        await bytes.cancel().catch(() => {})
        await rm(draft, { force: true }).catch(() => {})
        throw error
      }
    },
    async read(name) {
      const isThere = await access(pathOf(name)).then(
        () => true,
        () => false,
      )
      return isThere ? (Readable.toWeb(createReadStream(pathOf(name))) as ReadableStream<Uint8Array>) : null
    },
    delete: (name) => rm(pathOf(name), { force: true }),
    discard: (name) => rm(draftOf(name), { force: true }),
  }
}
