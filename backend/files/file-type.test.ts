import sharp from 'sharp'
import { expect, test } from 'vitest'
import { detectFileType } from './file-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const red = () => sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is known by its bytes', async (format) => {
  expect(detectFileType(await red().toFormat(format).toBuffer())).toBe(`image/${format}`)
})

test('a PDF is known by its bytes', () => {
  expect(detectFileType(bytes('%PDF-1.7\n'))).toBe('application/pdf')
})

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<?xml version="1.0"?>\n<!-- Generator: <svg> --><!-- b -->\n<svg >',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg>',
])('an SVG is known by its first element: %s', (text) => {
  expect(detectFileType(Buffer.from(text))).toBe('image/svg+xml')
})

test.each([
  ['a web page', '<html><svg></svg></html>'],
  ['a web page behind a comment', '<!--<svg>--><script>alert(1)</script>'],
  ['a GIF', 'GIF89a'],
  ['a ZIP', 'PK\x03\x04'],
  ['a compressed SVG', '\x1f\x8b\x08'],
  ['a video', '\0\0\0\x18ftypmp42'],
  ['a sound in the frame of a WebP', 'RIFF\0\0\0\0WAVE'],
  ['nothing', ''],
  ['a comment that never ends', `<!--${'a--><!--'.repeat(600)}`],
])('%s is of no type that is taken', (_, text) => {
  expect(detectFileType(bytes(text))).toBeNull()
})
