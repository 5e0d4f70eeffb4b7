import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Kept = { status: number; type: string; body: Buffer; until: number; tags: string[] }

export type Purge = { tags?: string[]; everything?: true }

const readAll = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Stands before the product as a CDN does: it keeps what `s-maxage` lets it share, forgets what a `POST /purge` names by its tags, and asks
 * the `origins` in turn for the rest. `host` is the site that it asks for.
 */
export async function startCdn(origins: () => readonly string[], host: string) {
  const kept = new Map<string, Kept>()
  const purges: { at: number; purge: Purge }[] = []
  let hits = 0
  let asked = 0

  function forget(purge: Purge): void {
    purges.push({ at: performance.now(), purge })
    for (const [address, { tags }] of kept)
      if (purge.everything || tags.some((tag) => purge.tags?.includes(tag))) kept.delete(address)
  }

  async function fetched(address: string): Promise<Kept> {
    const before = purges.length
    const all = origins()
    const answer = await fetch(all[asked++ % all.length] + address, { headers: { 'x-project-host': host } })
    const [, seconds = '0'] = /s-maxage=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? []
    const page = {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
      until: performance.now() + Number(seconds) * 1000,
      tags: answer.headers.get('cache-tag')?.split(',') ?? [],
    }
    // What a purge overtook on its way may be old already.
    if (Number(seconds) > 0 && before === purges.length) kept.set(address, page)
    return page
  }

  const server = createServer(async (request, response) => {
    const address = request.url ?? '/'
    if (request.method === 'POST') {
      forget(JSON.parse(String(await readAll(request))))
      return response.writeHead(204).end()
    }
    const own = kept.get(address)
    const isFresh = own !== undefined && own.until > performance.now()
    if (isFresh) hits++
    const { status, type, body } = isFresh ? own : await fetched(address)
    response.writeHead(status, { 'content-type': type, 'x-cache': isFresh ? 'HIT' : 'MISS' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    purgeUrl: `${origin}/purge`,
    purges,
    counts: () => ({ hits, asked }),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
