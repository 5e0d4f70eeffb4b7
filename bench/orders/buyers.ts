import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { DOMAIN } from './shop.ts'

export interface Bought {
  readonly status: number
  readonly body: { readonly order_uuid?: string; readonly reason?: string }
}

/** Posts over kept connections; a connection that breaks is no answer. */
export function createBuyers(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  const buy = (port: number, order: object, key: string = randomUUID()): Promise<Bought> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(order)
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': key,
        'x-buyer': key,
        host: DOMAIN,
      }
      request({ host: '127.0.0.1', port, path: '/ecom/order', method: 'POST', agent, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) }),
        )
      })
        .on('error', reject)
        .end(body)
    })

  return { buy, close: () => agent.destroy() }
}
