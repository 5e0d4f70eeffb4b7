/** What may be uploaded (SPEC 7): the type that the bytes show, never the one that a name or header claims. */
export const fileTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
} as const

export type FileType = keyof typeof fileTypes

/** The type of these bytes, or null when it is none of `fileTypes`. */
export function detectFileType(bytes: Uint8Array): FileType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096))
  const latin = head.toString('latin1')
  if (latin.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (latin.startsWith('RIFF') && latin.slice(8, 12) === 'WEBP') return 'image/webp'
  if (latin.slice(4, 8) === 'ftyp' && /^(avif|avis|mif1|miaf)/.test(latin.slice(8, 12)) && isAvif(head, latin))
    return 'image/avif'
  if (latin.startsWith('%PDF-')) return 'application/pdf'
  if (startsAsSvg(head.toString('utf8'))) return 'image/svg+xml'
  return null
}

function isAvif(head: Buffer, latin: string): boolean {
  const brands = latin.slice(8, head.readUInt32BE(0))
  return brands.includes('avif')
}

/** Whether the first element of a text is `svg`, after a declaration, comments and a document type. */
function startsAsSvg(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, '').trimStart()
  for (const prologue of [/^<\?xml[^>]*\?>/, /^<!DOCTYPE\s+svg[^[>]*(\[[^\]]*\]\s*)?>/i]) {
    rest = withoutComments(rest).replace(prologue, '').trimStart()
  }
  return /^<svg[\s>]/.test(withoutComments(rest))
}

function withoutComments(text: string): string {
  let rest = text
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4)
    if (end < 0) return ''
    rest = rest.slice(end + 3).trimStart()
  }
  return rest
}
