import encodeQR from 'qr'

/** A text as QR code: SVG, black on white with the margin of four modules that the standard asks for, correction M. */
export const qrSvg = (text: string): string =>
  encodeQR(text, 'svg', { ecc: 'medium', border: 4 }).replace(
    '<path',
    '<rect width="100%" height="100%" fill="#fff"/><path',
  )

/** The same as rows of modules, true for black, with its margin: for what draws by itself. */
export const qrModules = (text: string): boolean[][] => encodeQR(text, 'raw', { ecc: 'medium', border: 4 })

/** The same as a GIF image, for mails. */
export const qrGif = (text: string): Uint8Array => encodeQR(text, 'gif', { ecc: 'medium', border: 4, scale: 6 })
