import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib'

export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** The endings of compressed forms that lie beside a file, and their encodings. */
export const FORMS = { br: 'br', gz: 'gzip' } as const

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Below this compressing costs more than it saves. */
const LEAST_BYTES = 800

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  // What browsers send; other forms are read.
  if (header === 'gzip, deflate, br, zstd' || header === 'gzip, deflate, br' || header === 'br') return 'br'
  const accepted = (header ?? '').split(',').map((part) => part.trim().split(';'))
  const allows = (name: Encoding) =>
    accepted.some(([given, ...rest]) => given?.toLowerCase() === name && !rest.some((q) => /^\s*q=0(\.0*)?$/.test(q)))
  return encodings.find(allows) ?? 'identity'
}

/** How hard compressing tries. */
export type Effort = { br: number; gzip: number }

/** Pages change, so brotli works at the level that pays off after one visitor. */
const FOR_A_PAGE: Effort = { br: 5, gzip: 6 }

const staysAsItIs = (body: Buffer, encoding: Encoding): encoding is 'identity' =>
  body.byteLength < LEAST_BYTES || encoding === 'identity'

/** A body in an encoding; small ones stay as they are. */
export async function encode(body: Buffer, encoding: Encoding, effort = FOR_A_PAGE): Promise<Buffer> {
  if (staysAsItIs(body, encoding)) return body
  return trimmed(
    await (encoding === 'gzip' ? gzipped(body, gzipOptions(effort)) : brotli(body, brotliOptions(body, effort))),
  )
}

/** The same at once, for a thread that has nothing else to do meanwhile: handing the work on costs about as much as a page's takes. */
export function encodeNow(body: Buffer, encoding: Encoding, effort = FOR_A_PAGE): Buffer {
  if (staysAsItIs(body, encoding)) return body
  return trimmed(
    encoding === 'gzip' ? gzipSync(body, gzipOptions(effort)) : brotliCompressSync(body, brotliOptions(body, effort)),
  )
}

/** The bytes in memory of their own: what is kept would else keep the whole piece that they were made in. */
function trimmed(bytes: Buffer): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}

const gzipOptions = (effort: Effort): ZlibOptions => ({ level: effort.gzip, chunkSize: CHUNK })

const brotliOptions = (body: Buffer, effort: Effort): BrotliOptions => ({
  chunkSize: CHUNK,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: effort.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.byteLength),
  },
})

/** Most pages come to less when they are compressed, so one piece of memory is enough for them. */
const CHUNK = 32_768

/** A window no larger than the body costs less to set up and finds as much. */
const windowFor = (bytes: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes))))
