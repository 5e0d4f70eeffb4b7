import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { pour } from './sample-pour.ts'
import { type SampleServer, startSample } from './sample-server.ts'

let server: SampleServer
let apart: SampleServer

beforeAll(async () => {
  server = await startSample({}, (db) => sampleShop(db, 'juwelier.example'))
  apart = await startSample({ BACKEND_URL: server.address })
})

afterAll(async () => {
  await apart.close()
  await server.close()
})

const PIECE = Buffer.alloc(65_536, 0x20)
/** Bytes after which whoever still reads would read for ever: more than lies in the system's buffers. */
const MOST = 60_000_000

test('no route reads on when a body has no end', async () => {
  const wrong: string[] = []
  for (const { method, path } of server.routes) {
    if (method === 'GET') continue
    for (const { address } of [server, apart]) {
      const { status, sent } = await pour(
        address,
        method,
        path.replace(/:\w+(\{[^}]*\})?/g, '1').replaceAll('*', 'x'),
        MOST,
      )
      if (status === 0 || status >= 500 || sent >= MOST) wrong.push(`${method} ${path}: ${status} after ${sent} bytes`)
    }
  }
  expect(wrong).toEqual([])
}, 60_000)

/** Sends a body without reading, as long as somebody takes it, and looks at what came back in the end. */
function pourBlindly(address: string, method: string, path: string): Promise<{ taken: number; answer: string }> {
  return new Promise((resolve) => {
    const { port, hostname } = new URL(address)
    const socket = connect(Number(port), hostname)
    let taken = 0
    let answer = ''
    const piece = `10000\r\n${PIECE.toString()}\r\n`
    const more = (error?: Error | null) => {
      if (error) return
      if (taken >= MOST) return socket.destroy()
      taken += PIECE.byteLength
      socket.write(piece, more)
    }
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${hostname}\r\nTransfer-Encoding: chunked\r\n\r\n`, more)
    // The answer is there before the connection breaks.
    setTimeout(() => socket.on('data', (chunk) => (answer += chunk.toString('latin1'))), 1000)
    socket.on('error', () => {})
    socket.on('close', () => resolve({ taken, answer }))
  })
}

test('who sends on without listening is not read on, finds the answer, and then the connection closed', async () => {
  const paths = [
    ['DELETE', '/files/1'],
    ['DELETE', '/api-keys/1'],
    ['POST', '/ecom/order'],
    ['POST', '/nowhere'],
  ] as const
  const found = await Promise.all(
    [server, apart].flatMap(({ address }) => paths.map(([method, path]) => pourBlindly(address, method, path))),
  )
  for (const { taken, answer } of found) {
    expect(taken).toBeLessThan(MOST)
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /)
  }
})

test('a connection whose body was refused goes on where little of it was left', async () => {
  const body = Buffer.alloc(200_000, 0x20)
  const { port, hostname } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  let answers = ''
  socket.on('data', (chunk) => (answers += chunk.toString('latin1')))
  socket.write(`DELETE /files/1 HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: ${body.byteLength}\r\n\r\n`)
  socket.write(body)
  socket.write(`GET /server/ping HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  await expect.poll(() => answers.match(/HTTP\/1.1 \d+/g), { timeout: 5000 }).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200'])
  socket.destroy()
})
