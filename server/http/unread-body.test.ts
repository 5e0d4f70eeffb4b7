import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { leaveUnread } from './unread-body.ts'

interface Refused {
  readonly request: IncomingMessage
  /** What came back. */
  readonly answer: string
}

/** A server that refuses what it is asked before it has read of it, and one request to it that brings `bytes`. */
async function refused(headers: string, bytes: number): Promise<Refused> {
  const server = createServer((request, response) => {
    leaveUnread(request, response)
    setTimeout(() => response.writeHead(401).end(), 100)
  }).listen(0, '127.0.0.1')
  const asked = once(server, 'request')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  const ended = once(socket, 'data')
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`)
  socket.write(Buffer.alloc(bytes, 0x20))
  const [request] = await asked
  await ended
  await new Promise((resolve) => setTimeout(resolve, 300))
  socket.destroy()
  server.close()
  return { request, answer }
}

/** Two of the pieces in which a socket is read: what lies in the buffer when nobody reads on. */
const BUFFERED = 140_000

test('of a refused body that does not say its length nothing is taken but what the buffer holds', async () => {
  const { request, answer } = await refused('Transfer-Encoding: chunked\r\n\r\n400000', 4_000_000)
  expect(request.socket.bytesRead).toBeLessThan(BUFFERED)
  expect(answer).toMatch(/^HTTP\/1.1 401 [\s\S]*\r\nConnection: close\r\n/)
})

test('of a refused body that says it is long nothing is taken but what the buffer holds', async () => {
  const { request, answer } = await refused('Content-Length: 4000000', 4_000_000)
  expect(request.socket.bytesRead).toBeLessThan(BUFFERED)
  expect(answer).toMatch(/^HTTP\/1.1 401 [\s\S]*\r\nConnection: close\r\n/)
})

test('a refused body that says it is short is read to its end, so that its connection goes on', async () => {
  const { request, answer } = await refused('Content-Length: 200000', 200_000)
  expect(request.complete).toBe(true)
  expect(answer).toMatch(/^HTTP\/1.1 401 [\s\S]*\r\nConnection: keep-alive\r\n/)
  expect(request.destroyed).toBe(true)
})
