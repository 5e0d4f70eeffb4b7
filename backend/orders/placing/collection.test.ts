import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anna, type Json, sampleOrders } from '../../calls/sample-orders.ts'
import { withDatabases } from '../../db/with-databases.ts'

const warsaw = { ...anna, zip_code: '00-001', city: 'Warszawa', country_code: 'PL' }

withDatabases((database) => {
  const start = () => sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
  const collected = (shop: Awaited<ReturnType<typeof start>>['shop'], change: Json = {}) => ({
    shippingMethod: shop.pickup,
    paymentMethod: 3,
    branch: shop.branch,
    total: 199,
    ...change,
  })

  test('a collection without a shop to collect in is refused, whether none is named or none is there', async () => {
    const shop = await start()
    const wrong = [
      [null, 'missing'],
      [undefined, 'missing'],
      [shop.shop.branch + 99, 'invalid'],
    ] as const
    for (const [branch, problem] of wrong) {
      const { status, body } = await shop.order(collected(shop.shop, { branch }))
      expect([status, body.reason, body.field]).toEqual([422, 'invalid', 'branch'])
      expect(body.error.message).toContain(problem)
    }
    expect(await shop.placed()).toEqual([])
    const editor = await shop.staff('editor')
    expect((await shop.call('DELETE', `/items/branch/${shop.shop.branch}`, undefined, editor)).status).toBeLessThan(300)
    const { body } = await shop.quote({ lines: [{ product: shop.shop.ring, count: 1 }] })
    expect(body.shipping_methods.map(({ id }: { id: number }) => id)).not.toContain(shop.shop.pickup)
  })

  test('whoever collects may have the invoice sent to any country of the EU, and is asked for no other address', async () => {
    const shop = await start()
    const { body: quote } = await shop.quote({ country: 'PL', lines: [{ product: shop.shop.ring, count: 1 }] })
    expect(quote.shipping_methods.map(({ id }: { id: number }) => id)).toEqual([shop.shop.pickup])
    for (const addresses of [
      { shippingAddress: warsaw, invoiceAddress: null },
      { shippingAddress: null, invoiceAddress: warsaw },
    ])
      expect((await shop.order(collected(shop.shop, addresses))).body).toMatchObject({ status: 'ok' })
    for (const { shipping_address, invoice_address } of await shop.placed()) {
      expect(JSON.parse(String(shipping_address))).toMatchObject({ country_code: 'PL', city: 'Warszawa' })
      expect(invoice_address).toBeNull()
    }
    expect((await shop.order({ shippingAddress: warsaw })).body.reason).toBe('country_not_available')
    const us = { ...anna, zip_code: '10001', country_code: 'US' }
    expect((await shop.order(collected(shop.shop, { shippingAddress: us }))).body.field).toBe(
      'shippingAddress.country_code',
    )
  })
})
