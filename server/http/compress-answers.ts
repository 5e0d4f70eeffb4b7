import type { MiddlewareHandler } from 'hono'
import { type Effort, encode, quickEncoding } from './encoding.ts'

/** Texts of calls, never a stream of events. */
const TEXT = /^(application\/json|image\/svg\+xml|text\/(?!event-stream))/

/** An answer of a call is made for one caller. */
const EFFORT: Effort = { br: 3, gzip: 3, zstd: 3 }

/** Compresses what is read from the backend, in the encoding that the caller takes. What is sent there may hold secrets and is left alone. */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { res } = c
  if (c.req.method !== 'GET' || res.status !== 200 || res.headers.has('content-encoding')) return
  if (!TEXT.test(res.headers.get('content-type') ?? '')) return
  const encoding = quickEncoding(c.req.header('accept-encoding'))
  const body = Buffer.from(await res.arrayBuffer())
  const encoded = await encode(body, encoding, EFFORT)
  const headers = new Headers(res.headers)
  headers.append('vary', 'accept-encoding')
  headers.set('content-length', String(encoded.byteLength))
  if (encoded !== body) {
    headers.set('content-encoding', encoding)
    const etag = headers.get('etag')
    if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`)
  }
  c.res = undefined
  c.res = new Response(new Uint8Array(encoded), { status: 200, headers })
}
