import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

type StaticFile = { path: string; type: string; bytes: Buffer; brotli?: Buffer; gzip?: Buffer }

/** What the build has laid beside a file: to compress it at its best would keep everyone waiting. */
const stored = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)

/** Serves the files of a browser build, whose names carry their content's hash, from memory and compressed once. */
export function staticFiles(dir: string, prefix: string, quality = constants.BROTLI_MAX_QUALITY): MiddlewareHandler {
  const files = new Map<string, StaticFile>()
  for (const name of readdirSync(dir)) {
    const type = TYPES[extname(name)]
    const path = join(dir, name)
    if (type) files.set(`${prefix}${name}`, { path, type, bytes: readFileSync(path) })
  }
  return async (c, next) => {
    const file = files.get(c.req.path)
    if (!file) return next()
    const accepted = c.req.header('accept-encoding') ?? ''
    const headers: Record<string, string> = {
      'content-type': file.type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    }
    if (file.type === 'font/woff2') return c.body(new Uint8Array(file.bytes), 200, headers)
    if (/\bbr\b/.test(accepted)) {
      file.brotli ??=
        stored(`${file.path}.br`) ??
        brotliCompressSync(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      return c.body(new Uint8Array(file.brotli), 200, { ...headers, 'content-encoding': 'br' })
    }
    if (/\bgzip\b/.test(accepted)) {
      file.gzip ??= stored(`${file.path}.gz`) ?? gzipSync(file.bytes)
      return c.body(new Uint8Array(file.gzip), 200, { ...headers, 'content-encoding': 'gzip' })
    }
    return c.body(new Uint8Array(file.bytes), 200, headers)
  }
}
