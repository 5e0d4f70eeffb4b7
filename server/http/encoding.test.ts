import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, encode, encodeNow, encodings, quickEncoding } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['zstd', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['ZSTD, gzip', 'zstd'],
  ['zstd;q=0, br', 'br'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
])('Accept-Encoding %s gets %s where an answer is made for one visitor', (header, encoding) => {
  expect(quickEncoding(header)).toBe(encoding)
})

test('a body of some length is compressed, a short one is not', async () => {
  const long = Buffer.from('Juwelier '.repeat(200))
  expect(brotliDecompressSync(await encode(long, 'br'))).toEqual(long)
  expect(zstdDecompressSync(await encode(long, 'zstd'))).toEqual(long)
  expect(await encode(Buffer.from('short'), 'br')).toEqual(Buffer.from('short'))
  for (const encoding of encodings) expect(encodeNow(long, encoding)).toEqual(await encode(long, encoding))
})

test('a compressed body holds no more memory than it has bytes, so that what is kept is what is counted', async () => {
  const body = Buffer.from('Uhren und Schmuck '.repeat(2000))
  for (const encoding of ['br', 'gzip', 'zstd'] as const)
    for (const made of [await encode(body, encoding), encodeNow(body, encoding)])
      expect(made.buffer.byteLength).toBe(made.byteLength)
})
