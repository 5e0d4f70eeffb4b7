import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { staticFiles } from '../http/static-files.ts'
import { StartError } from '../start-error.ts'

/** Where the back office lies. */
export const BACK_OFFICE = '/admin'

/** What a page of the back office may load: its own files, and pictures as the browser holds them before an upload. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of the document: asked for anew each time, for its files change their names with each build. */
export const DOCUMENT_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': POLICY,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** How long browsers keep the name and the icons of the installed back office, whose files keep their names. */
const A_DAY = 'public, max-age=86400'

/** What the start says of the back office: its address, or the link to its first account. */
export async function backOfficeLine(address: string, token: () => Promise<string | undefined>): Promise<string> {
  const first = await token()
  if (first === undefined) return `Back office: ${address}${BACK_OFFICE}\n`
  return `Nobody can sign in yet. This link makes the first administrator, once:\n${address}${BACK_OFFICE}/start?token=${first}\n`
}

/** The built back office: its files for ever, what it is installed by for a day, the worker that stands in for a lost line, its one document at every other address below `/admin`. */
export function backOfficeApp(dist: string): Hono {
  const document = builtFile(dist, 'index.html')
  const worker = builtFile(dist, 'worker.js')
  return (
    new Hono()
      .use(`${BACK_OFFICE}/build/*`, staticFiles(join(dist, 'build'), `${BACK_OFFICE}/build/`))
      .use(`${BACK_OFFICE}/installed/*`, staticFiles(join(dist, 'installed'), `${BACK_OFFICE}/installed/`, A_DAY))
      .get(`${BACK_OFFICE}/build/*`, (c) => c.text('There is no such file.', 404))
      .get(`${BACK_OFFICE}/worker.js`, (c) =>
        c.body(worker, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
      )
      // Its worker and what it is installed as begin below the slash: without it there would be neither.
      .get(BACK_OFFICE, ({ req }) => {
        const location = `${BACK_OFFICE}/${new URL(req.url).search}`
        return new Response(null, { status: 308, headers: { location, 'cache-control': 'no-cache' } })
      })
      .get(`${BACK_OFFICE}/*`, (c) => c.html(document, 200, DOCUMENT_HEADERS))
  )
}

function builtFile(dist: string, name: string): string {
  try {
    return readFileSync(join(dist, name), 'utf8')
  } catch {
    throw new StartError('The back office is not built yet: run npm run build first, or start it with npm start.')
  }
}
