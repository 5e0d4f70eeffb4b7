import { createHash } from 'node:crypto'

/** The uuid of a demo file: the same for the same name, so that seeding again finds the bytes that lie there. */
export function fileId(filename: string): string {
  const hex = createHash('sha256').update(`schaufenster demo ${filename}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-')
}
