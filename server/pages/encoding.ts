import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Below this compressing costs more than it saves. */
const LEAST_BYTES = 800

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '').split(',').map((part) => part.trim().split(';'))
  const allows = (name: Encoding) =>
    accepted.some(([given, ...rest]) => given?.toLowerCase() === name && !rest.some((q) => /^\s*q=0(\.0*)?$/.test(q)))
  return encodings.find(allows) ?? 'identity'
}

/** A body in an encoding; small ones stay as they are. Pages change, so brotli works at the level that pays off after one visitor. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (body.byteLength < LEAST_BYTES || encoding === 'identity') return body
  if (encoding === 'gzip') return gzipped(body, { level: 6 })
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  })
}
