import { type UnzipFileInfo, unzipSync } from 'fflate'
import { damagedArchive, UnreadableFile } from './unreadable-file.ts'

export interface ZipBounds {
  /** Files in the archive. */
  readonly files: number
  /** Bytes of all that is taken, unpacked. */
  readonly bytes: number
}

/**
 * What an archive holds of the names wished for. Nothing is unpacked beyond what the archive announces, and nothing at all where that is
 * more than the bounds. Throws UnreadableFile.
 */
export function unzipBounded(
  bytes: Uint8Array,
  bounds: ZipBounds,
  isWished: (file: UnzipFileInfo) => boolean,
): Record<string, Uint8Array> {
  let files = 0
  let size = 0
  try {
    return unzipSync(bytes, {
      filter: (file) => {
        if (++files > bounds.files) throw new UnreadableFile(`The archive has more than ${bounds.files} files`)
        if (!isWished(file)) return false
        size += file.originalSize
        if (size > bounds.bytes)
          throw new UnreadableFile(`The archive unpacks to more than ${bounds.bytes / 1_000_000} MB`)
        return true
      },
    })
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw damagedArchive()
  }
}
