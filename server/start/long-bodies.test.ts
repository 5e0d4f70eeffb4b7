import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { type SampleServer, startSample } from './sample-server.ts'

let server: SampleServer

beforeAll(async () => {
  server = await startSample({}, (db) => sampleShop(db, 'juwelier.example'))
})

afterAll(() => server.close())

const PIECE = Buffer.alloc(65_536, 0x20)
/** Bytes after which whoever still reads would read for ever. */
const MOST = 40_000_000

/** Sends a body without an announced end until there is an answer. */
function pour(method: string, path: string): Promise<{ status: number; sent: number }> {
  return new Promise((resolve) => {
    let sent = 0
    let status = 0
    const asked = request(server.address + path, { method, headers: { 'content-type': 'application/json' } })
    const more = () => {
      while (!status && sent < MOST && !asked.destroyed) {
        sent += PIECE.byteLength
        if (!asked.write(PIECE)) return
      }
      if (sent >= MOST) asked.destroy()
    }
    asked.on('response', (answer) => {
      status = answer.statusCode ?? 0
      asked.destroy()
    })
    asked.on('drain', more).on('error', () => {})
    asked.on('close', () => resolve({ status, sent }))
    more()
  })
}

test('no route reads on when a body has no end', async () => {
  const wrong: string[] = []
  for (const { method, path } of server.routes) {
    if (method === 'GET') continue
    const { status, sent } = await pour(method, path.replace(/:\w+(\{[^}]*\})?/g, '1').replaceAll('*', 'x'))
    if (status === 0 || status >= 500 || sent >= MOST) wrong.push(`${method} ${path}: ${status} after ${sent} bytes`)
  }
  expect(wrong).toEqual([])
}, 60_000)
