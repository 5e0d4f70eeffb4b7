/**
 * The address of another server as an editor wrote it: http or https, a missing scheme read as https. Undefined for an empty
 * text and for everything else, so that a script or data address never becomes the source of a frame.
 */
export function webAddress(text: string | null | undefined): URL | undefined {
  const trimmed = text?.trim()
  if (!trimmed) return undefined
  const full = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/+/, '')}`
  const url = URL.canParse(full) ? new URL(full) : undefined
  return url && /^https?:$/.test(url.protocol) && url.hostname ? url : undefined
}
