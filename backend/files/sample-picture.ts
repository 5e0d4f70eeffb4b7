import sharp from 'sharp'

/** A picture for tests: the left half red, the right half blue. */
export function samplePicture(width = 1000, height = 500, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: 'blue' } }
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: half, left: Math.floor(width / 2), top: 0 }])
    .toFormat(format)
    .toBuffer()
}
