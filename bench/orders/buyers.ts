import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { DOMAIN } from './shop.ts'

export interface Bought {
  readonly status: number
  readonly body: { readonly order_uuid?: string; readonly code?: string; readonly reason?: string }
}

/** Posts over kept connections; a connection that breaks is no answer. */
export function createBuyers(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  const post = (port: number, path: string, order: object, key: string): Promise<Bought> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(order)
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': key,
        'x-buyer': key,
        host: DOMAIN,
      }
      request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
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

  return {
    buy: (port: number, order: object, key: string = randomUUID()) => post(port, '/ecom/order', order, key),
    reserve: (port: number, wanted: object) => post(port, '/ecom/reservation', wanted, randomUUID()),
    close: () => agent.destroy(),
  }
}
