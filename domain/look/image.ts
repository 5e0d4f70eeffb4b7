/**
 * The widths, in px, that pictures are delivered in, with their own heights; the last one is the greatest (SPEC 9). Site and backend agree on
 * this one table: no other picture is ever made of an original, so that strangers can have only so many made.
 */
export const imageWidths = [80, 160, 240, 320, 480, 640, 800, 960, 1200, 1440, 1680, 1980] as const

/** The quality of delivered pictures, 1 to 100 (SPEC 9). */
export const imageQuality = 85

/** The format of a delivered picture; `auto` lets the visitor's browser decide. */
export type ImageFormat = 'auto' | 'avif' | 'webp' | 'jpeg' | 'png'

/** Whether pictures of this width are delivered. */
export const isDeliveredWidth = (width: number): boolean => (imageWidths as readonly number[]).includes(width)

/** The width that a picture of this own width is made in when that one is asked for: what is wider would be the same picture once more. */
export function madeWidth(asked: number, own: number): number {
  const whole = imageWidths.find((width) => width >= own) ?? asked
  return Math.min(asked, whole)
}
