import { isUtf8 } from 'node:buffer'
import { UnreadableFile } from './unreadable-file.ts'

/** Where a file of an archive lies, and how many bytes it is said to have once it is unpacked. */
export interface ArchiveEntry {
  readonly name: string
  /** 0: as it is; 8: deflated. */
  readonly method: number
  readonly isEncrypted: boolean
  readonly crc: number
  readonly packedSize: number
  readonly size: number
  readonly offset: number
}

const END = 0x06054b50
const END_LENGTH = 22
/** What a comment behind the end may have at most. */
const LONGEST_COMMENT = 65_535
const LARGE_LOCATOR = 0x07064b50
const LARGE_END = 0x06064b50
const CENTRAL = 0x02014b50
const CENTRAL_LENGTH = 46
const LARGE_EXTRA = 1
const TOO_LARGE = 0xffffffff

function endOf(bytes: Buffer): number {
  const last = bytes.length - END_LENGTH
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) if (bytes.readUInt32LE(at) === END) return at
  throw new UnreadableFile('The archive is damaged')
}

/** How many files an archive says that it has, and where their list begins. */
function listOf(bytes: Buffer): { count: number; start: number } {
  const end = endOf(bytes)
  const locator = end - 20
  const isLarge = locator >= 0 && bytes.readUInt32LE(locator) === LARGE_LOCATOR
  if (!isLarge) return { count: bytes.readUInt16LE(end + 10), start: bytes.readUInt32LE(end + 16) }
  const at = Number(bytes.readBigUInt64LE(locator + 8))
  if (bytes.readUInt32LE(at) !== LARGE_END) throw new UnreadableFile('The archive is damaged')
  return { count: Number(bytes.readBigUInt64LE(at + 32)), start: Number(bytes.readBigUInt64LE(at + 48)) }
}

/** Sizes that do not fit their places stand behind the name, in their order. */
function* largeSizes(extra: Buffer): Generator<number> {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === LARGE_EXTRA)
      for (let part = at + 4; part + 8 <= at + 4 + length; part += 8) yield Number(extra.readBigUInt64LE(part))
    at += 4 + length
  }
}

function entryAt(bytes: Buffer, at: number): { entry: ArchiveEntry; next: number } {
  if (bytes.readUInt32LE(at) !== CENTRAL) throw new UnreadableFile('The archive is damaged')
  const named = at + CENTRAL_LENGTH
  const extraAt = named + bytes.readUInt16LE(at + 28)
  const comment = extraAt + bytes.readUInt16LE(at + 30)
  const name = bytes.subarray(named, extraAt)
  const large = largeSizes(bytes.subarray(extraAt, comment))
  const sized = (offset: number) => {
    const size = bytes.readUInt32LE(at + offset)
    return size === TOO_LARGE ? (large.next().value ?? size) : size
  }
  // Of large sizes the unpacked one comes first, then the packed one and the offset.
  const size = sized(24)
  const packedSize = sized(20)
  const entry = {
    // Some programs write names as UTF-8 and do not say so.
    name: name.toString(isUtf8(name) ? 'utf8' : 'latin1'),
    method: bytes.readUInt16LE(at + 10),
    isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    crc: bytes.readUInt32LE(at + 16),
    packedSize,
    size,
    offset: sized(42),
  }
  return { entry, next: comment + bytes.readUInt16LE(at + 32) }
}

/**
 * The files of an archive (ZIP), of which it may have that many at most; none is unpacked. Looking one up does not read the list again, which
 * costs a shop with thousands of pictures the square of them. Throws UnreadableFile for what is no archive.
 */
export function archiveEntries(archive: Uint8Array, most: number): ArchiveEntry[] {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  try {
    const { count, start } = listOf(bytes)
    if (count > most) throw new UnreadableFile(`The archive has more than ${most} files`)
    const entries: ArchiveEntry[] = []
    for (let at = start; entries.length < count; ) {
      const { entry, next } = entryAt(bytes, at)
      entries.push(entry)
      at = next
    }
    return entries
  } catch (error) {
    // What leads behind the end of the file is no archive either.
    if (error instanceof RangeError || error instanceof TypeError) throw new UnreadableFile('The archive is damaged')
    throw error
  }
}
