import { baseName } from './picture-source.ts'
import { unzipBounded } from './unzip-bounded.ts'

/** Files of an archive, and bytes of one picture of it. */
const MOST_FILES = 20_000
const MOST_BYTES = 20_000_000

/** Names count by their last part alone, whatever folders the archive has: nothing is written by its name. */
const nameOf = (path: string) => baseName(path).toLowerCase()

/** The pictures of an archive by their names, each unpacked when it is asked for. Throws UnreadableFile for what is no archive. */
export function openPictures(archive: Uint8Array): (name: string) => Uint8Array | undefined {
  const paths = new Map<string, string>()
  unzipBounded(archive, { files: MOST_FILES, bytes: MOST_BYTES }, ({ name }) => {
    paths.set(nameOf(name), name)
    return false
  })
  return (name) => {
    const path = paths.get(name.toLowerCase())
    if (path === undefined) return undefined
    const bounds = { files: MOST_FILES, bytes: MOST_BYTES }
    return unzipBounded(archive, bounds, (file) => file.name === path)[path]
  }
}
