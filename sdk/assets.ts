import { type ImageFormat, imageWidths } from '#domain/look/image.ts'

/** A stored picture as far as its address needs it; `hash` makes the address immutable, `width` is that of the original in px. */
export type AssetFile = { id: string; hash?: string | null; width?: number | null }

/** The width in px out of `imageWidths`, all that a picture can be had in (SPEC 9). */
export type AssetOptions = {
  width?: number
  format?: ImageFormat
}

/** The address of a stored file (SPEC 7). `base` is the backend's address, '' when it has the same origin as the page. */
export function assetUrl(base: string, file: AssetFile, options: AssetOptions = {}): string {
  const { width, format } = options
  const query = [
    width && `width=${width}`,
    format && `format=${format}`,
    file.hash && `v=${encodeURIComponent(file.hash)}`,
  ]
  const asked = query.filter(Boolean).join('&')
  return `${base.replace(/\/+$/, '')}/assets/${encodeURIComponent(file.id)}${asked && '?'}${asked}`
}

/**
 * The `srcset` of a picture in all delivered widths up to its own; where the original is smaller than the last of them, that one
 * says so.
 */
export function assetSrcSet(base: string, file: AssetFile): string {
  const own = file.width ?? Number.POSITIVE_INFINITY
  const count = imageWidths.findIndex((width) => width >= own) + 1 || imageWidths.length
  return imageWidths
    .slice(0, count)
    .map((width) => `${assetUrl(base, file, { width })} ${Math.min(width, own)}w`)
    .join(', ')
}
