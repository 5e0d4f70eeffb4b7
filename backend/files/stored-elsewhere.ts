import { Invalid } from '../items/validate.ts'
import { detectFileType, type FileType } from './file-type.ts'
import { loadSharp } from './load-sharp.ts'
import { parseApart } from './parse-apart.ts'

/** Bytes of a file and pixels of a picture: what an upload may have at most. */
const MOST_BYTES = 100_000_000
const MOST_PIXELS = 50_000_000

const FORMATS: Readonly<Partial<Record<FileType, string>>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
}

/**
 * The bytes of a file that another installation has stored, as they may be stored here: pictures as they are, what could hold scripts
 * taken apart once more. Throws Invalid for bytes that are not what `type` says or more than can be worked with.
 */
export async function storedElsewhere(bytes: Uint8Array, type: string): Promise<Uint8Array> {
  const misfit = (message: string) => new Invalid([{ field: 'file', message }])
  if (bytes.byteLength > MOST_BYTES) throw misfit(`must have at most ${MOST_BYTES / 1_000_000} MB`)
  const found = detectFileType(bytes)
  if (!found || found !== type) throw misfit(`is not of the type ${type}`)
  if (found === 'application/pdf') return parseApart({ kind: 'pdf', bytes })
  if (found === 'image/svg+xml') return parseApart({ kind: 'svg', bytes })
  const sharp = await loadSharp()
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!facts || facts.format !== FORMATS[found]) throw misfit('is a damaged picture')
  if (facts.width * facts.height > MOST_PIXELS)
    throw misfit(`must have at most ${MOST_PIXELS / 1_000_000} million pixels`)
  return bytes
}
