import { type ImageFormat, imageWidths } from '#domain/look/image.ts'

/** A stored picture as far as its address needs it; `hash` makes the address immutable, `width` is that of the original in px. */
export type AssetFile = { id: string; hash?: string | null; width?: number | null }

/** The width in px out of `imageWidths`, all that a picture can be had in (SPEC 9). */
export type AssetOptions = {
  width?: number
  format?: ImageFormat
}

/** What all addresses of a stored file have in common. */
function parts(base: string, { id, hash }: AssetFile): { path: string; version: string } {
  const path = `${base.replace(/\/+$/, '')}/assets/${encodeURIComponent(id)}`
  return { path, version: hash ? `v=${encodeURIComponent(hash)}` : '' }
}

/** The address of a stored file (SPEC 7). `base` is the backend's address, '' when it has the same origin as the page. */
export function assetUrl(base: string, file: AssetFile, options: AssetOptions = {}): string {
  const { width, format } = options
  const { path, version } = parts(base, file)
  const asked = [width && `width=${width}`, format && `format=${format}`, version].filter(Boolean).join('&')
  return `${path}${asked && '?'}${asked}`
}

/**
 * The `srcset` of a picture in all delivered widths up to its own, or to `widest` px; where the original is smaller than the last of them,
 * that one says so.
 */
export function assetSrcSet(base: string, file: AssetFile, widest = Number.POSITIVE_INFINITY): string {
  const own = Math.min(file.width ?? Number.POSITIVE_INFINITY, widest)
  const count = imageWidths.findIndex((width) => width >= own) + 1 || imageWidths.length
  const { path, version } = parts(base, file)
  const after = version && `&${version}`
  return imageWidths
    .slice(0, count)
    .map((width) => `${path}?width=${width}${after} ${Math.min(width, own)}w`)
    .join(', ')
}
