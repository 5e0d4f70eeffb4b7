import type { Sharp } from 'sharp'
import { imageQuality } from '#domain/look/image.ts'
import { loadSharp } from './load-sharp.ts'
import type { VariantFormat } from './variant.ts'

// AVIF reaches with 60 % of the number what JPEG and WebP look like; see docs/decisions.
const encoders: Record<VariantFormat, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) => picture.avif({ quality: Math.round(quality * 0.6), effort: 2 }),
  webp: (picture, quality) => picture.webp({ quality, effort: 2 }),
  jpeg: (picture, quality) => picture.flatten({ background: '#fff' }).jpeg({ quality, progressive: true }),
  png: (picture) => picture.png(),
}

/** Makes the picture of that width, never larger than the original. */
export async function render(original: Uint8Array, width: number, format: VariantFormat): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const picture = sharp(original, { limitInputPixels: false })
  return encoders[format](picture.resize({ width, withoutEnlargement: true }), imageQuality).toBuffer()
}
