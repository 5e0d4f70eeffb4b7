import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrGif, qrSvg } from './qr-code.ts'

const TEXT = 'https://laden.example/admin/collect?code=7K3MPA'

test.each([
  ['SVG', () => Buffer.from(qrSvg(TEXT))],
  ['GIF', () => Buffer.from(qrGif(TEXT))],
])('a camera reads the text from the %s', async (_, image) => {
  const { data, info } = await sharp(image())
    .resize(400, 400)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) })).toBe(TEXT)
})
