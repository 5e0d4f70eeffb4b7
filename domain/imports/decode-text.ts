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

/**
 * The text of a file whose encoding nobody has told: UTF-8 or UTF-16, each with or without a byte order mark, else Windows-1252, which
 * older German programs write. Undefined for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined
  const wide = marked ?? wideOrder(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (bytes.subarray(0, TRIED).includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
