import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}

/** A static server of the plainest kind: the file, or the file with `.html`, or `404.html`. `missing` are the paths without file. */
export async function startStaticServer(dir: string) {
  const missing: string[] = []
  const fileOf = async (path: string) => {
    for (const name of path === '/' ? ['index.html'] : [path, `${path}.html`]) {
      const body = await readFile(join(dir, name)).catch(() => undefined)
      if (body) return { body, type: TYPES[extname(name)] ?? 'application/octet-stream' }
    }
    return undefined
  }
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://static').pathname)
    const found = await fileOf(path)
    if (!found) missing.push(path)
    const body = found?.body ?? (await readFile(join(dir, '404.html')))
    response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/html; charset=utf-8' })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    missing,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
