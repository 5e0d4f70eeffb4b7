const TRIED = 4096

/** Whether every second byte is empty, as it is in Western texts of two bytes a letter; tells which half. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const tried = bytes.subarray(0, TRIED - (TRIED % 2))
  const empty = [0, 0]
  tried.forEach((byte, at) => {
    if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = empty
  if (odd > tried.length / 4 && even < tried.length / 20) return 'utf-16le'
  return even > tried.length / 4 && odd < tried.length / 20 ? 'utf-16be' : undefined
}

function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : wideOrder(bytes)
}

function inUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * The text of a file whose encoding nobody has told: UTF-8 or UTF-16, each with or without a byte order mark, else Windows-1252, which
 * older German programs write. Undefined for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const wide = wideOf(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (bytes.subarray(0, TRIED).includes(0)) return undefined
  return inUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

const LINE_FEED = 10

const isFurther = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte < 0xc0

/** Whether a letter or sign of UTF-8 begins there that in Windows-1252 would be `Ã¶` or `â€“`, which nobody writes. */
const isUtf8Sign = (byte: number, at: number, bytes: Uint8Array): boolean =>
  (byte === 0xc3 && isFurther(bytes[at + 1])) ||
  (byte === 0xe2 && [0x80, 0x82].includes(bytes[at + 1] ?? 0) && isFurther(bytes[at + 2]))

/**
 * The first line of a file that is not UTF-8 though others of it are, or a part of it is, as where two files were joined or a letter was cut in
 * two: whatever it is read as, some of its letters would be wrong. Undefined where all is written alike.
 */
export function mixedLine(bytes: Uint8Array): number | undefined {
  if (wideOf(bytes) || inUtf8(bytes) !== undefined) return undefined
  let line = 0
  let hasUtf8 = false
  let broken: number | undefined
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, from)
    const part = bytes.subarray(from, end < 0 ? bytes.length : end)
    line++
    from += part.length + 1
    if (!part.some((byte) => byte > 127)) continue
    const isUtf8 = inUtf8(part) !== undefined
    if (!isUtf8) broken ??= line
    hasUtf8 ||= isUtf8 || part.some(isUtf8Sign)
  }
  return hasUtf8 ? broken : undefined
}
