import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
  type ZstdOptions,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'

/** The encodings of what is sent more than once, the smallest first. */
const SMALLEST = ['br', 'gzip', 'identity'] as const

/** All of them: what goes to one visitor alone may be `zstd`, which takes a fifth of brotli's time. */
export const encodings = [...SMALLEST, 'zstd'] as const

export type Encoding = (typeof encodings)[number]

/** The endings of compressed forms that lie beside a file, and their encodings. */
export const FORMS = { br: 'br', gz: 'gzip' } as const

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const zstd = promisify(zstdCompress)

/** Below this compressing costs more than it saves. */
const LEAST_BYTES = 800

/** What most browsers send; other forms are read. */
const BROWSERS = 'gzip, deflate, br, zstd'

/** The best encoding that an `Accept-Encoding` header allows for what is sent more than once. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === BROWSERS || header === 'gzip, deflate, br' || header === 'br') return 'br'
  return SMALLEST.find((name) => allows(header, name)) ?? 'identity'
}

/** The encoding for what is made for one visitor alone. */
export function quickEncoding(header: string | undefined): Encoding {
  return header === BROWSERS || allows(header, 'zstd') ? 'zstd' : acceptedEncoding(header)
}

const allows = (header = '', name: Encoding) =>
  header.split(',').some((part) => {
    const [given, ...rest] = part.trim().split(';')
    return given?.toLowerCase() === name && !rest.some((q) => /^\s*q=0(\.0*)?$/.test(q))
  })

/** How hard compressing tries; files have no form in zstd. */
export type Effort = { br: number; gzip: number; zstd?: number }

/** Pages change, so brotli works at the level that pays off after one visitor, and zstd at the one that comes close to it in bytes. */
const FOR_A_PAGE: Effort = { br: 5, gzip: 6, zstd: 5 }

const staysAsItIs = (body: Buffer, encoding: Encoding): encoding is 'identity' =>
  body.byteLength < LEAST_BYTES || encoding === 'identity'

/** A body in an encoding; small ones stay as they are. */
export async function encode(body: Buffer, encoding: Encoding, effort = FOR_A_PAGE): Promise<Buffer> {
  if (staysAsItIs(body, encoding)) return body
  if (encoding === 'zstd') return trimmed(await zstd(body, zstdOptions(body, effort)))
  return trimmed(
    await (encoding === 'gzip' ? gzipped(body, gzipOptions(effort)) : brotli(body, brotliOptions(body, effort))),
  )
}

/** The same at once, for a thread that has nothing else to do meanwhile: handing the work on costs about as much as a page's takes. */
export function encodeNow(body: Buffer, encoding: Encoding, effort = FOR_A_PAGE): Buffer {
  if (staysAsItIs(body, encoding)) return body
  if (encoding === 'zstd') return trimmed(zstdCompressSync(body, zstdOptions(body, effort)))
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

const zstdOptions = (body: Buffer, { zstd: level = 3 }: Effort): ZstdOptions => ({
  chunkSize: CHUNK,
  pledgedSrcSize: body.byteLength,
  params: { [constants.ZSTD_c_compressionLevel]: level, ...(body.byteLength > LONG && SMALL_TABLES) },
})

/** Bytes from which on zstd would look things up in a megabyte, which is fetched from the system and cleared for each page. */
const LONG = 65_536

/** A quarter of that: a page comes to half a hundredth more in three quarters of the time. */
const SMALL_TABLES = { [constants.ZSTD_c_hashLog]: 16, [constants.ZSTD_c_chainLog]: 16 }

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
