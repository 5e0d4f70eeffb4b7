import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import type { ArchiveBytes } from './archive-file.ts'
import { type ArchiveEntry, archiveEntries } from './archive-index.ts'
import { baseName, spelledOut } from './base-name.ts'
import { damagedArchive, UnreadableFile } from './unreadable-file.ts'

/** Files of an archive, and bytes of one picture of it. */
const MOST_FILES = 20_000
const MOST_BYTES = 20_000_000

/** Bytes that a picture takes when it is packed: what cannot be made smaller grows a little. */
const MOST_PACKED = MOST_BYTES + 100_000

const LOCAL_LENGTH = 30

const unpack = promisify(inflateRaw)

/**
 * Names count by their last part alone, whatever folders the archive has: nothing is written by its name. A Mac writes an umlaut as a letter and its
 * dots, and what was fetched by its address may be called as that is.
 */
const nameOf = (path: string) => spelledOut(baseName(path)).normalize('NFC').toLowerCase()

/** The bytes of a file of an archive: as many as it announces, which may not be more than a picture has. */
async function bytesOf(archive: ArchiveBytes, entry: ArchiveEntry): Promise<Uint8Array> {
  const { offset, packedSize, size, method, crc, isEncrypted } = entry
  if (size > MOST_BYTES) throw new UnreadableFile(`The archive unpacks to more than ${MOST_BYTES / 1_000_000} MB`)
  const local = await archive.read(offset, LOCAL_LENGTH)
  const from = offset + LOCAL_LENGTH + local.readUInt16LE(26) + local.readUInt16LE(28)
  if (isEncrypted || (method !== 0 && method !== 8)) throw damagedArchive()
  if (packedSize > MOST_PACKED) throw damagedArchive()
  const packed = await archive.read(from, packedSize)
  // One byte more than announced tells a file that unpacks to more.
  const bytes = method === 0 ? packed : await unpack(packed, { maxOutputLength: size + 1 })
  if (bytes.byteLength !== size || crc32(bytes) !== crc) throw damagedArchive()
  return bytes
}

/** What finds the bytes of a picture by its name in an archive that came along; undefined where none is called so. Throws UnreadableFile. */
export type PackedPictures = (name: string) => Promise<Uint8Array | undefined>

/** The pictures of an archive by their names, each read and unpacked when it is asked for. Rejects with UnreadableFile for what is no archive. */
export async function openPictures(archive: ArchiveBytes): Promise<PackedPictures> {
  const named = (await archiveEntries(archive, MOST_FILES)).map((entry) => [nameOf(entry.name), entry] as const)
  const entries = new Map(named.filter(([name]) => name !== ''))
  if (entries.size === 0) throw new UnreadableFile('The archive has no files')
  return async (name) => {
    const entry = entries.get(nameOf(name))
    if (!entry) return undefined
    try {
      return await bytesOf(archive, entry)
    } catch (error) {
      throw error instanceof UnreadableFile ? error : damagedArchive()
    }
  }
}
