import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What one request to `matomo.php` said. */
export type Hit = Record<string, string>

export type MatomoStandIn = { address: string; hits: Hit[]; scripts: () => number; stop: () => Promise<void> }

const client = readFileSync(new URL('matomo-client.js', import.meta.url), 'utf8')

/** A server that speaks like Matomo and records what it gets. */
export async function startMatomo(): Promise<MatomoStandIn> {
  const hits: Hit[] = []
  let scripts = 0
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    if (pathname === '/matomo.js') {
      scripts++
      response.setHeader('content-type', 'text/javascript').end(client)
    } else if (pathname === '/matomo.php') {
      hits.push(Object.fromEntries(searchParams))
      response.writeHead(204).end()
    } else if (pathname === '/index.php') {
      const language = searchParams.get('language') ?? ''
      response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Opt-out ${language}</title>`)
    } else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    scripts: () => scripts,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
