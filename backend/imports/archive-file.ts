import { type FileHandle, open } from 'node:fs/promises'

/** The bytes of an archive, of which only what is asked for is read; a RangeError where that ends behind the last. */
export interface ArchiveBytes {
  readonly size: number
  read(at: number, length: number): Promise<Buffer>
}

/** Runs work with an archive that lies in a file, which is open meanwhile. */
export async function withArchiveFile<T>(path: string, work: (archive: ArchiveBytes) => Promise<T>): Promise<T> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    return await work({ size, read: (at, length) => readPart(file, size, at, length) })
  } finally {
    await file.close()
  }
}

async function readPart(file: FileHandle, size: number, at: number, length: number): Promise<Buffer> {
  if (at < 0 || length < 0 || at + length > size) throw new RangeError('Outside of the archive')
  const bytes = Buffer.allocUnsafeSlow(length)
  for (let had = 0; had < length; ) {
    const { bytesRead } = await file.read(bytes, had, length - had, at + had)
    if (bytesRead === 0) throw new RangeError('Outside of the archive')
    had += bytesRead
  }
  return bytes
}
