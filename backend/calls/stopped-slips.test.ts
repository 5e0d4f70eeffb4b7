import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

const marks = {
  de: ['Storniert – nicht versenden', 'Erstattet – nicht versenden', 'Widerrufen – nicht versenden'],
  en: ['Cancelled – do not send', 'Refunded – do not send', 'Withdrawn from – do not send'],
  fr: ['Annulée – ne pas expédier', 'Remboursée – ne pas expédier', 'Rétractation – ne pas expédier'],
} as const
const anyMark = /nicht versenden|do not send|ne pas expédier|nicht herausgeben/

withDatabases((database) => {
  const start = async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const staff = await shop.staff()
    const place = async (change: Json = {}) => {
      const { body } = await shop.order(change, randomUUID())
      const row = (await shop.placed()).at(-1)
      const post = async (path: string, data: Json) =>
        void expect((await shop.call('POST', `/ecom/orders/${row?.id}/${path}`, data, staff)).status).toBe(200)
      const withdraw = (language: string, items_text?: string) =>
        shop.call('POST', '/ecom/withdrawal', {
          ...{ name: 'Anna Muster', contract_reference: body.order_number, language, items_text },
          confirmation_email: 'anna@example.org',
        })
      return { id: Number(row?.id), total: Number(row?.total) / 100, post, withdraw }
    }
    const pages = async (path: string) => {
      const request = new Request(`http://${shop.shop.domain}/ecom/${path}`, {
        headers: { 'x-project-host': shop.shop.domain, ...staff },
      })
      const bytes = new Uint8Array(await (await shop.backend.fetch(request)).arrayBuffer())
      return (await extractText(await getDocumentProxy(bytes))).text.map((text) => text.replace(/\s+/g, ' '))
    }
    return { ...shop, staff, place, pages }
  }

  test.each(['de', 'en', 'fr'] as const)(
    'slips of orders that are over or withdrawn from say so in large, alone and among others, and nothing of them looks to be packed: %s',
    async (language) => {
      const { place, pages } = await start()
      const open = await place({ language })
      const cancelled = await place({ language, presentWrap: true, total: 208.4 })
      await cancelled.post('state', { state: 'cancelled' })
      const refunded = await place({ language })
      await refunded.post('payment', { amount: refunded.total })
      await refunded.post('refund', { amount: refunded.total })
      const stopped = [cancelled, refunded]
      const texts = await pages(`packing-slips.pdf?orders=${[open, ...stopped].map(({ id }) => id)}`)
      expect(texts[0]).not.toMatch(anyMark)
      expect(texts[0]).toMatch(/1 × (ring|Ring)/)
      stopped.forEach((_, index) => {
        expect(texts[index + 1]).toContain(marks[language][index])
        expect(texts[index + 1]).not.toMatch(/1 ×|☐/)
      })
      expect(await pages(`orders/${refunded.id}/packing-slip.pdf`)).toEqual([texts[2]])
      await open.withdraw(language)
      const [slip] = await pages(`orders/${open.id}/packing-slip.pdf`)
      expect(slip).toContain(marks[language][2])
      expect(slip).not.toContain('1 ×')
      await open.post('state', { state: 'in_preparation' })
      await open.post('state', { state: 'shipped' })
      expect((await pages(`orders/${open.id}/packing-slip.pdf`))[0]).not.toMatch(anyMark)
    },
  )

  test('of an order that is withdrawn from in part what is surely meant stays, with the words of the customer', async () => {
    const { place, pages, shop } = await start()
    const line = (product: number, variant: number | null = null) => ({
      product,
      variant,
      count: 1,
      personalization: {},
    })
    const lines = [line(shop.ring), line(shop.chain, shop.short)]
    const { id, withdraw } = await place({ lines, total: 293.9 })
    await withdraw('de', 'nur die Kette')
    const [slip] = await pages(`orders/${id}/packing-slip.pdf`)
    for (const words of [
      'Teilweise widerrufen – nicht versenden',
      'nur die Kette',
      '1 × ring',
      '– kette KETTE Widerrufen',
    ])
      expect(slip).toContain(words)
    expect(slip).toContain('1 × Teile insgesamt')
  })

  test.each([
    ['de', 'Zu packen ist nichts mehr.'],
    ['en', 'There is nothing left to pack.'],
    ['fr', 'Il ne reste rien à emballer.'],
  ] as const)(
    'the slip of an order whose goods are all back says that nothing is left to pack, and no more: %s',
    async (language, words) => {
      const { call, place, pages, staff } = await start()
      const { id, post, total } = await place({ language, presentWrap: true, total: 208.4 })
      await post('payment', { amount: total })
      const { lines } = (await call('GET', `/items/ecommerce_order/${id}?fields=lines.id`, undefined, staff)).body.data
      // Shipping is kept, so that the order is not over.
      await post('refund', { amount: 199, pieces: [{ line: lines[0].id, count: 1, to_stock: true }] })
      const [slip] = await pages(`orders/${id}/packing-slip.pdf`)
      expect(slip).toContain(words)
      expect(slip).not.toMatch(/ ×|☐|nicht versenden|do not send|ne pas expédier/)
    },
  )

  test('slips of orders in several languages are the same in one file as each by itself, their foot included', async () => {
    const { place, pages } = await start()
    const orders = [await place({ language: 'de' }), await place({ language: 'fr' })]
    const alone = await Promise.all(orders.map(({ id }) => pages(`orders/${id}/packing-slip.pdf`)))
    expect(await pages(`packing-slips.pdf?orders=${orders.map(({ id }) => id)}`)).toEqual(alone.flat())
  })

  test('what would be collected is not to be handed over', async () => {
    const { place, pages, shop } = await start()
    const { id, post } = await place({ shippingMethod: shop.pickup, branch: shop.branch, paymentMethod: 3, total: 199 })
    await post('state', { state: 'cancelled' })
    expect((await pages(`orders/${id}/packing-slip.pdf`))[0]).toContain('Storniert – nicht herausgeben')
  })
})
