import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before a backend and notes what a site reads from it. */
export interface Recorder {
  readonly address: string
  /** The addresses that were read, each once. */
  readonly read: ReadonlySet<string>
  close(): Promise<void>
}

/** The stream of changes never ends, and is read by machines alone. */
const NOT_NOTED = /^\/(?:changes|server)\b/

/** What a site asks for in random order it gets in that of the ids, and of a catalogue in its own, so that two sites show the same. */
const RANDOM_ORDER = /([?&]sort=)(?:\?|%3F)/i

const inOrder = (path: string) =>
  path.replace(RANDOM_ORDER, (_, sort: string) => sort + (path.startsWith('/items/') ? 'id' : 'sort'))

/** Hands every call on to `backend`, on a free port of the loopback interface. */
export async function record(backend: string): Promise<Recorder> {
  const read = new Set<string>()
  const server = createServer((incoming, answer) => {
    const path = inOrder(incoming.url ?? '/')
    if (incoming.method === 'GET' && !NOT_NOTED.test(path)) read.add(path)
    const outgoing = request(
      new URL(path, backend),
      { method: incoming.method, headers: incoming.headers },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(answer)
      },
    )
    outgoing.on('error', () => answer.destroy())
    answer.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    read,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
