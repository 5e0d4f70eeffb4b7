import sharp from 'sharp'
import { lettering } from './lettering.ts'
import { jewelleryPhotos } from './scenes/jewellery.ts'
import { type Photo, take } from './scenes/photo.ts'
import { type Draw, productPhoto } from './scenes/products.ts'
import { fronts, street } from './scenes/street.ts'
import { thingPhotos } from './scenes/things.ts'
import { watchPhotos } from './scenes/watches.ts'
import { wordmarks } from './wordmarks.ts'

const photos: Record<string, Photo> = { ...jewelleryPhotos, ...watchPhotos, ...thingPhotos }

/** The names of all drawings that are not a product's. */
export const drawingNames: readonly string[] = [
  ...Object.keys(photos),
  ...Object.keys(fronts),
  ...Object.keys(wordmarks),
]

async function shared(bytes: Buffer): Promise<Buffer> {
  const [width, height] = [1200, 630]
  const name = lettering('WENNERHOLT', 64, 500, { size: 50, spacing: 0.16, fill: '#26211d', weight: 0.014 })
  const line = lettering('Juwelier in Hamburg seit 1898', 65, 548, { size: 27, fill: '#4a3f35', weight: 0.014 })
  const text = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${name}${line}</svg>`,
  )
  return sharp(bytes)
    .composite([{ input: text }])
    .jpeg({ quality: 88 })
    .toBuffer()
}

/**
 * Draws the picture of that name: SVG for wordmarks, JPEG for the rest; with `draw`, what that says. Throws an Error when there
 * is none.
 */
export async function drawing(filename: string, draw?: Draw): Promise<Uint8Array> {
  if (draw) return take(productPhoto(draw))
  const wordmark = wordmarks[filename]
  if (wordmark) return Buffer.from(wordmark())
  const front = fronts[filename]
  if (front) return street(front)
  const photo = photos[filename]
  if (!photo) throw new Error(`There is no drawing called ${filename}.`)
  const bytes = await take(photo)
  return filename === 'share.jpg' ? shared(bytes) : bytes
}
