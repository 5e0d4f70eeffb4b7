import { isUtf8 } from 'node:buffer'
import type { ArchiveBytes } from './archive-file.ts'
import { dosText } from './dos-text.ts'
import { damagedArchive, UnreadableFile } from './unreadable-file.ts'

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

/** Bytes of the list of the most files that are taken, with long names and what stands behind them. */
const LONGEST_LIST = 40_000_000

const END = 0x06054b50
const END_LENGTH = 22
/** What a comment behind the end may have at most. */
const LONGEST_COMMENT = 65_535
const LARGE_LOCATOR = 0x07064b50
const LOCATOR_LENGTH = 20
const LARGE_END = 0x06064b50
const LARGE_END_LENGTH = 56
const CENTRAL = 0x02014b50
const CENTRAL_LENGTH = 46
const LARGE_EXTRA = 1
const TOO_LARGE = 0xffffffff

function endIn(tail: Buffer): number {
  for (let at = tail.length - END_LENGTH; at >= 0; at--) if (tail.readUInt32LE(at) === END) return at
  throw damagedArchive()
}

/** How many files an archive says that it has, and where their list lies. */
async function listOf(archive: ArchiveBytes): Promise<{ count: number; start: number; length: number }> {
  const most = Math.min(archive.size, LOCATOR_LENGTH + END_LENGTH + LONGEST_COMMENT)
  const tailAt = archive.size - most
  const tail = await archive.read(tailAt, most)
  const end = endIn(tail)
  const locator = end - LOCATOR_LENGTH
  const isLarge = locator >= 0 && tail.readUInt32LE(locator) === LARGE_LOCATOR
  if (!isLarge) {
    const start = tail.readUInt32LE(end + 16)
    return { count: tail.readUInt16LE(end + 10), start, length: tailAt + end - start }
  }
  const largeAt = Number(tail.readBigUInt64LE(locator + 8))
  const large = await archive.read(largeAt, LARGE_END_LENGTH)
  if (large.readUInt32LE(0) !== LARGE_END) throw damagedArchive()
  const start = Number(large.readBigUInt64LE(48))
  return { count: Number(large.readBigUInt64LE(32)), start, length: largeAt - start }
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
  if (bytes.readUInt32LE(at) !== CENTRAL) throw damagedArchive()
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
    name: isUtf8(name) ? name.toString('utf8') : dosText(name),
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
 * costs a shop with thousands of pictures the square of them. Rejects with UnreadableFile for what is no archive.
 */
export async function archiveEntries(archive: ArchiveBytes, most: number): Promise<ArchiveEntry[]> {
  try {
    const { count, start, length } = await listOf(archive)
    if (count > most) throw new UnreadableFile(`The archive has more than ${most} files`)
    if (length > LONGEST_LIST) throw damagedArchive()
    const list = await archive.read(start, length)
    const entries: ArchiveEntry[] = []
    for (let at = 0; entries.length < count; ) {
      const { entry, next } = entryAt(list, at)
      entries.push(entry)
      at = next
    }
    return entries
  } catch (error) {
    // What leads behind the end of the file is no archive either.
    if (error instanceof RangeError || error instanceof TypeError) throw damagedArchive()
    throw error
  }
}
