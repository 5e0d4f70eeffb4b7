import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { Storage } from '../files/storage.ts'
import { withTemporaryFile } from '../files/temporary-file.ts'
import { withArchiveFile } from './archive-file.ts'
import { picturesKey } from './import-files.ts'
import { openPictures, type PackedPictures } from './packed-pictures.ts'

/** Runs work with the pictures that came along with an import, where any did; their archive lies in a file meanwhile, wherever it is kept. */
export async function withPackedPictures<T>(
  storage: Storage,
  id: string,
  work: (packed: PackedPictures) => Promise<T>,
): Promise<T> {
  const archive = await storage.read(picturesKey(id))
  if (!archive) return work(async () => undefined)
  return withTemporaryFile(async (path) => {
    await pipeline(
      Readable.fromWeb(archive.stream() as WebStream<Uint8Array>),
      createWriteStream(path, { mode: 0o600 }),
    )
    return withArchiveFile(path, async (opened) => work(await openPictures(opened)))
  })
}
