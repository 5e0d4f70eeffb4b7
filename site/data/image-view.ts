import { type Language, pickText } from '#domain/texts/language.ts'
import { assetSrcSet, assetUrl } from '#sdk/assets.ts'
import type { PictureFile } from './rows.ts'
import type { ImageView } from './shared-data.ts'

/** The width, in px, for browsers that do not choose by themselves, and for previews in social media. */
const PLAIN_WIDTH = 960

/** A file as a picture: its own size, and a source for each width up to it, or to `widest` px. An SVG is sharp at every width. */
export function imageView(
  file: PictureFile | null,
  language: Language,
  first: Language,
  widest?: number,
): ImageView | undefined {
  if (!file?.width || !file.height) return undefined
  const alt = pickText(file.translations, 'alt', language, first)?.text ?? ''
  const size = { width: file.width, height: file.height, alt }
  if (file.type === 'image/svg+xml') return { src: assetUrl('', file), ...size }
  return {
    src: assetUrl('', file, { width: PLAIN_WIDTH }),
    srcSet: assetSrcSet('', file, widest),
    placeholder: file.placeholder ?? undefined,
    position: `${Math.round(file.focal_x * 100)}% ${Math.round(file.focal_y * 100)}%`,
    ...(file.leads && { leads: true as const }),
    ...size,
  }
}
