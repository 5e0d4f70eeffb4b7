import { Agent, request } from 'node:http'

export type Passed = { status: number | string; text: string }

/**
 * Hands requests to two servers in turn over connections that it keeps, as nginx does: a server that takes no connection is passed over,
 * and of requests that were sent those are sent again that read, or that carry a key by which they are done once.
 */
export function createBalancer(servers: () => readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  let turn = 0

  const send = (address: string, method: string, path: string, headers: Record<string, string>, body?: string) =>
    new Promise<Passed>((resolve, reject) => {
      const call = request(address + path, { agent, method, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', reject)
      })
      call.on('error', reject)
      call.end(body)
    })

  return {
    async pass(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Passed> {
      const [first = '', second = ''] = turn++ % 2 === 0 ? servers() : servers().toReversed()
      try {
        return await send(first, method, path, headers, body).catch((error: NodeJS.ErrnoException) => {
          const isRepeatable = method === 'GET' || 'idempotency-key' in headers
          if (error.syscall !== 'connect' && !isRepeatable) throw error
          return send(second, method, path, headers, body)
        })
      } catch (error) {
        const { code, syscall } = error as NodeJS.ErrnoException
        return { status: code ?? String(error), text: `${syscall} at ${first}, ${method} ${path}` }
      }
    },
    close: () => agent.destroy(),
  }
}
