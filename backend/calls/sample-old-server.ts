import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A server of this machine for one test, by its address. */
export async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/**
 * A website of ours behind the addresses that published clients of a Directus 8 use: the project comes first. `answer` is its backend, `seen`
 * is told what was asked for.
 */
export const published = (answer: (request: Request) => Promise<Response>, seen: string[] = []): Promise<string> =>
  listening(async (request, response) => {
    const [, project = '', ...rest] = (request.url ?? '').split('/')
    seen.push(request.url ?? '')
    const headers = new Headers({ 'x-directus-project': decodeURIComponent(project) })
    for (const name of ['authorization', 'accept'])
      if (request.headers[name]) headers.set(name, String(request.headers[name]))
    const answered = await answer(new Request(`http://localhost/${rest.join('/')}`, { headers }))
    const type = answered.headers.get('content-type') ?? 'application/octet-stream'
    response.writeHead(answered.status, { 'content-type': type }).end(Buffer.from(await answered.arrayBuffer()))
  })
