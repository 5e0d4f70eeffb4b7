import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { acceptedEncoding, type Encoding, FORMS } from './encoding.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

type StaticFile = { type: string; bytes: Buffer; forms: Map<Encoding, Buffer | undefined> }

/** What the build has laid beside a file (`scripts/build/compress-files.ts`): compressing it now would keep everyone waiting. */
const stored = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Milliseconds after which they are read if nobody has asked for one: the page that asks for them comes first. */
const READ_AFTER = 500

function filesIn(dir: string, prefix: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const name of existsSync(dir) ? readdirSync(dir) : []) {
    const type = TYPES[extname(name)]
    const path = join(dir, name)
    if (!type) continue
    const forms = new Map(Object.entries(FORMS).map(([form, encoding]) => [encoding, stored(`${path}.${form}`)]))
    files.set(`${prefix}${name}`, { type, bytes: readFileSync(path), forms })
  }
  return files
}

/** Serves the files of a browser build from memory; for ever, as their names carry their content's hash, unless `kept` says otherwise. None where there is no such folder. */
export function staticFiles(dir: string, prefix: string, kept = FOR_EVER): MiddlewareHandler {
  let known: Map<string, StaticFile> | undefined
  const files = () => (known ??= filesIn(dir, prefix))
  setTimeout(files, READ_AFTER).unref()
  return async (c, next) => {
    const file = files().get(c.req.path)
    if (!file) return next()
    const headers = {
      'content-type': file.type,
      'cache-control': kept,
      vary: 'accept-encoding',
    }
    const encoding = acceptedEncoding(c.req.header('accept-encoding'))
    const body = file.forms.get(encoding)
    if (body) return c.body(new Uint8Array(body), 200, { ...headers, 'content-encoding': encoding })
    return c.body(new Uint8Array(file.bytes), 200, headers)
  }
}
