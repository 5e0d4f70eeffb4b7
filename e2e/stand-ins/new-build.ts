import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { appDataPath } from '#domain/paths/page-data-path.ts'

const TEXT = /html|javascript|json/

/** Stands before the product, passes for its next build once that is deployed, and can be switched off. */
export async function startNewBuild(origin: string) {
  const { webpackCompilationHash: old } = (await (await fetch(origin + appDataPath)).json()) as {
    webpackCompilationHash: string
  }
  let hash = old
  let isDown = false
  const server = createServer(async (request, response) => {
    if (isDown) return request.socket.destroy()
    const { pathname, href } = new URL(request.url ?? '/', origin)
    const answer = await fetch(href, { method: request.method, redirect: 'manual' })
    const headers = new Headers(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'etag', 'transfer-encoding', 'connection'])
      headers.delete(name)
    const isText = TEXT.test(headers.get('content-type') ?? '') && !pathname.startsWith('/build/')
    const body = isText ? (await answer.text()).replaceAll(old, hash) : Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, Object.fromEntries(headers))
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hash: () => hash,
    deploy() {
      hash = '1234567890'
    },
    setDown(down: boolean) {
      isDown = down
      if (down) server.closeAllConnections()
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
