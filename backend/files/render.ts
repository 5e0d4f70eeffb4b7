import type { Sharp } from 'sharp'
import { cropAround, type Point } from './crop.ts'
import { loadSharp } from './load-sharp.ts'
import type { Variant, VariantFormat } from './variant.ts'

// AVIF reaches with 60 % of the number what JPEG and WebP look like; see docs/decisions.
const encoders: Record<VariantFormat, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) => picture.avif({ quality: Math.round(quality * 0.6), effort: 2 }),
  webp: (picture, quality) => picture.webp({ quality, effort: 2 }),
  jpeg: (picture, quality) => picture.flatten({ background: '#fff' }).jpeg({ quality, progressive: true }),
  png: (picture) => picture.png(),
}

/** Makes the picture that a variant describes, never larger than the original; `cover` crops around the focal point. */
export async function render(
  original: Uint8Array,
  variant: Variant,
  format: VariantFormat,
  focal: Point,
): Promise<Uint8Array> {
  const { width, height, fit, quality } = variant
  const sharp = await loadSharp()
  const picture = sharp(original, { limitInputPixels: false })
  if (!width || !height || fit === 'contain')
    return encoders[format](
      picture.resize({ width, height, fit: 'inside', withoutEnlargement: true }),
      quality,
    ).toBuffer()

  const box = cropAround(await picture.metadata(), { width, height }, focal)
  const cropped = picture.extract(box)
  return encoders[format](
    box.width > width ? cropped.resize(width, height, { fit: 'fill' }) : cropped,
    quality,
  ).toBuffer()
}
