import { open } from 'node:fs/promises'

/** The bytes of an archive, of which only what is asked for is read; all of it past the end is a RangeError. */
export interface ArchiveBytes {
  readonly size: number
  read(at: number, length: number): Promise<Buffer>
}

/** An archive that lies in a file, until it is disposed of. */
export async function openArchiveFile(path: string): Promise<ArchiveBytes & AsyncDisposable> {
  const file = await open(path, 'r')
  const { size } = await file.stat()
  return {
    size,
    async read(at, length) {
      if (at < 0 || length < 0 || at + length > size) throw new RangeError('Outside of the archive')
      const bytes = Buffer.allocUnsafeSlow(length)
      for (let had = 0; had < length; ) {
        const { bytesRead } = await file.read(bytes, had, length - had, at + had)
        if (bytesRead === 0) throw new RangeError('Outside of the archive')
        had += bytesRead
      }
      return bytes
    },
    [Symbol.asyncDispose]: () => file.close(),
  }
}
