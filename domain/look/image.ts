/** The widths and heights, in px, that pictures are delivered in; the last one is the greatest (SPEC 9). */
export const imageWidths = [80, 160, 240, 320, 480, 640, 800, 960, 1200, 1440, 1680, 1980] as const

/** The shapes that pictures are cropped to, as width to height. */
export const imageRatios = {
  '1:1': 1,
  '4:3': 4 / 3,
  '3:4': 3 / 4,
  '3:2': 3 / 2,
  '2:3': 2 / 3,
  '4:5': 4 / 5,
  '16:9': 16 / 9,
  '2:1': 2,
  '3:1': 3,
} as const

export type ImageRatio = keyof typeof imageRatios

/** The quality of delivered pictures when none is asked for, 1 to 100 (SPEC 9). */
export const imageQuality = 85

/** How a picture fills a box: `cover` crops around its focal point, `contain` fits inside. */
export type ImageFit = 'cover' | 'contain'

/** The format of a delivered picture; `auto` lets the visitor's browser decide. */
export type ImageFormat = 'auto' | 'avif' | 'webp' | 'jpeg' | 'png'

/** The height in px of a picture of this width and shape. */
export function imageHeight(width: number, ratio: ImageRatio): number {
  return Math.round(width / imageRatios[ratio])
}

/** The qualities that pictures are delivered in. */
export const imageQualities = [60, 75, imageQuality, 95] as const

/**
 * Whether pictures of this size are delivered: one of `imageWidths` as width or as height, or a width with the height of a
 * known shape. Keeps the number of pictures that a stranger can have made small.
 */
export function isDeliveredSize(width: number | undefined, height: number | undefined): boolean {
  const listed = (px: number) => (imageWidths as readonly number[]).includes(px)
  if (width === undefined) return height === undefined || listed(height)
  if (!listed(width)) return false
  return (
    height === undefined ||
    (Object.keys(imageRatios) as ImageRatio[]).some((ratio) => imageHeight(width, ratio) === height)
  )
}
