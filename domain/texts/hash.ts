/**
 * Content hash of a text as a decimal string, the name of a shared data file (SPEC 7: /page-data/sq/d/{hash}.json).
 * 53 bits, quick and the same everywhere; not meant to withstand an attacker.
 */
export function contentHash(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return String(4294967296 * (2097151 & b) + (a >>> 0))
}
