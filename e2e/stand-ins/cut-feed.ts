import { request as ask, createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** Stands between a site and its backend and can cut the change feed, and nothing else. */
export async function startCutFeed(backend: string) {
  let isCut = false
  const feeds = new Set<Socket>()
  const server = createServer((request, response) => {
    const isFeed = request.url?.startsWith('/changes') ?? false
    if (isFeed && isCut) return request.socket.destroy()
    if (isFeed) feeds.add(request.socket)
    const { method, headers } = request
    const call = ask(backend + request.url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    call.on('error', () => request.socket.destroy())
    response.on('close', () => call.destroy())
    request.pipe(call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      for (const socket of feeds) socket.destroy()
      feeds.clear()
    },
    join() {
      isCut = false
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
