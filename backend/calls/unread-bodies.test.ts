import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleOrders } from './sample-orders.ts'

/** A body that goes on for 300 MB, in pieces of 64 kB; `taken` are the bytes of it that somebody has read. */
function endlessBody() {
  const counted = { taken: 0 }
  const piece = new Uint8Array(65_536)
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        counted.taken += piece.byteLength
        if (counted.taken > 300_000_000) controller.close()
        else controller.enqueue(piece)
      },
    },
    { highWaterMark: 0 },
  )
  return { body, counted }
}

withDatabases((database) => {
  const post = async (path: string, headers: Record<string, string>, domain = 'demo.example') => {
    const { backend } = await sampleOrders(database(), `${crypto.randomUUID()}.${domain}`)
    const { body, counted } = endlessBody()
    const init = { method: 'POST', headers, body, duplex: 'half' }
    const { status } = await backend.fetch(new Request(`http://localhost/ecom/${path}`, init as RequestInit))
    return { status, taken: counted.taken }
  }

  test('a message of PayPal is read only if it is signed, and never beyond 200,000 bytes', async () => {
    const path = 'webhooks/paypal'
    expect(await post(path, {})).toEqual({ status: 403, taken: 0 })
    expect(await post(path, { 'content-length': '300000000' })).toEqual({ status: 413, taken: 0 })
    const signed = await post(path, { 'paypal-transmission-sig': 'x' })
    expect(signed.status).toBe(413)
    expect(signed.taken).toBeLessThan(400_000)
  })

  test.each(['stand-ins/paypal/checkoutnow', 'stand-ins/klarna/authorize'])(
    '%s takes only short bodies',
    async (path) => {
      const answer = await post(path, { 'content-type': 'application/x-www-form-urlencoded' })
      expect(answer.status).toBe(413)
      expect(answer.taken).toBeLessThan(400_000)
      expect(await post(path, { 'content-length': '300000000' })).toEqual({ status: 413, taken: 0 })
    },
  )

  test.each(['order', 'quote', 'request'])('what strangers send to %s has at most 200,000 bytes', async (path) => {
    const answer = await post(path, {})
    expect(answer.status).toBe(413)
    expect(answer.taken).toBeLessThan(400_000)
    expect(await post(path, { 'content-length': '200001' })).toEqual({ status: 413, taken: 0 })
  })

  test('a shop that is no demonstration has no stand-ins', async () => {
    const { call } = await sampleOrders(database(), `${crypto.randomUUID()}.juwelier-real.de`)
    expect((await call('GET', '/ecom/stand-ins/klarna/lib.js')).status).toBe(404)
    expect((await call('POST', '/ecom/stand-ins/paypal/checkoutnow', {})).status).toBe(404)
  })
})
