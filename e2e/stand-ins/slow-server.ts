import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const PIECE = 2000
const PAUSE_MS = 30

/** Stands before the product and hands on its HTML in small pieces, as a slow connection does. */
export async function startSlowServer(origin: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin))
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const size = type.includes('html') ? PIECE : body.length
    for (let from = 0; from < body.length; from += size) {
      response.write(body.subarray(from, from + size))
      if (from + size < body.length) await wait(PAUSE_MS)
    }
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}
