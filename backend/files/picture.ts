import type { Metadata, Sharp } from 'sharp'
import { Fault } from '../fault.ts'
import { Invalid } from '../items/validate.ts'
import type { FileType } from './file-type.ts'
import { loadSharp } from './load-sharp.ts'

/** A raster picture as it is stored: turned upright, without metadata, of bounded size in px. */
export type StoredPicture = { bytes: Uint8Array; width: number; height: number; placeholder: string | null }

export type RasterType = Exclude<FileType, 'image/svg+xml' | 'application/pdf'>

/** Twice the widest picture that is delivered. */
const longestSide = 3960

const formats: Record<RasterType, { format: Metadata['format']; encode: (picture: Sharp) => Sharp }> = {
  'image/jpeg': { format: 'jpeg', encode: (picture) => picture.jpeg({ quality: 92 }) },
  'image/png': { format: 'png', encode: (picture) => picture.png() },
  'image/webp': { format: 'webp', encode: (picture) => picture.webp({ quality: 92, effort: 2 }) },
  'image/avif': { format: 'heif', encode: (picture) => picture.avif({ quality: 75, effort: 1 }) },
}

/**
 * Decodes and encodes an uploaded picture anew, so that nothing but its pixels is kept. Throws Invalid when it has more
 * than `maxPixels` pixels or cannot be decoded.
 */
export async function storedPicture(bytes: Uint8Array, type: RasterType, maxPixels: number): Promise<StoredPicture> {
  const sharp = await loadSharp()
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
  try {
    const { format, width, height, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (format !== formats[type].format) throw new Error('The bytes are of another format than they begin with.')
    if (width * height > maxPixels)
      throw new Invalid([{ field: 'file', message: `must have at most ${maxPixels / 1_000_000} million pixels` }])

    const upright = open().autoOrient().resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    const stored = await formats[type].encode(upright).toBuffer({ resolveWithObject: true })
    return {
      bytes: stored.data,
      width: stored.info.width,
      height: stored.info.height,
      placeholder: await placeholderOf(stored.data, hasAlpha),
    }
  } catch (error) {
    if (error instanceof Fault) throw error
    throw new Invalid([{ field: 'file', message: 'is a damaged picture' }])
  }
}

/** A picture of 16 px as a data URI, shown blurred until the real one is there; null where it would shine through. */
async function placeholderOf(bytes: Uint8Array, mayShineThrough: boolean): Promise<string | null> {
  const sharp = await loadSharp()
  if (mayShineThrough && !(await sharp(bytes).stats()).isOpaque) return null
  const tiny = await sharp(bytes).resize(16).webp({ quality: 20 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** Width and height of an SVG in px, as far as it names them. */
export async function svgSize(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  const sharp = await loadSharp()
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { width, height }
  } catch {
    return null
  }
}
