import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, encode, encodeNow, encodings } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['zstd', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test('a body of some length is compressed, a short one is not', async () => {
  const long = Buffer.from('Juwelier '.repeat(200))
  expect(brotliDecompressSync(await encode(long, 'br'))).toEqual(long)
  expect(await encode(Buffer.from('short'), 'br')).toEqual(Buffer.from('short'))
  for (const encoding of encodings) expect(encodeNow(long, encoding)).toEqual(await encode(long, encoding))
})
