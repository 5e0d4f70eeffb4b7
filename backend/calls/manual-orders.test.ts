import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { anna, type Json, ringOrder, sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  const start = async (settings: Json = {}) => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`, { settings })
    const headers = await shop.staff()
    const take = (change: Json = {}, key: string = randomUUID()) =>
      shop.call('POST', '/ecom/manual-orders', ringOrder(shop.shop, change), { ...headers, 'idempotency-key': key })
    return { ...shop, headers, take }
  }

  test('an order that staff take down is priced, numbered and mailed as the website’s, and its log names who took it', async () => {
    const { take, placed, orders, mails, stock, shop } = await start()
    expect(await take()).toMatchObject({ status: 200, body: { state: 'received' } })
    const [order] = await placed()
    expect(order).toMatchObject({ total: 20490, customer_name: 'Anna Muster' })
    expect(await stock(shop.ring)).toBe(2)
    await orders.writeMails()
    expect(await mails('order_receipt')).toHaveLength(1)
    const events = await database()
      .selectFrom('ecommerce_order_event')
      .select(['actor', 'user'])
      .where('order', '=', Number(order?.id))
      .execute()
    expect(events).toEqual([{ actor: 'staff', user: expect.any(Number) }])
  })

  test('staff take orders while the shop is closed, visitors do not', async () => {
    const { take, order, call, headers, shop } = await start({ maintenance_mode: true })
    expect((await order()).status).toBe(409)
    const lines = [{ product: shop.ring, variant: null, count: 2, personalization: {} }]
    const quote = await call('POST', '/ecom/manual-orders/quote', { language: 'de', lines }, headers)
    expect(quote).toMatchObject({ status: 200, body: { totals: { goods: 398 } } })
    // What is paid at a provider, customers pay by themselves.
    expect(quote.body.payment_methods.map(({ id }: { id: number }) => id)).not.toContain(4)
    expect((await take({ paymentMethod: 4 })).status).toBe(409)
    expect((await take()).status).toBe(200)
  })

  test('a wrong total, a missing name and strangers are refused, the same key places one order', async () => {
    const { take, call, shop, placed, staff } = await start()
    expect(await take({ total: 1 })).toMatchObject({ status: 409, body: { reason: 'price_changed' } })
    const nameless = { ...anna, last_name: '' }
    expect(await take({ shippingAddress: nameless })).toMatchObject({
      status: 422,
      body: { field: 'shippingAddress.last_name' },
    })
    expect((await call('POST', '/ecom/manual-orders', ringOrder(shop))).status).toBe(401)
    expect((await call('POST', '/ecom/manual-orders', ringOrder(shop), await staff('editor'))).status).toBe(403)
    const key = randomUUID()
    const [first, again] = [await take({}, key), await take({}, key)]
    expect(again.body.id).toBe(first.body.id)
    expect(await placed()).toHaveLength(1)
  })

  test('of a customer without an address the mails go to the shop', async () => {
    const { take, placed } = await start()
    expect((await take({ customerEmail: '' })).status).toBe(200)
    expect(await placed()).toMatchObject([{ customer_email: 'laden@muster.example' }])
  })

  test('customers without an address are no one customer: each order is handed out, corrected and erased by itself', async () => {
    const { take, call, staff, headers, orders, placed } = await start()
    const desk = await staff('administrator')
    const persons = async (path: string, body: Json) => (await call('POST', `/persons/${path}`, body, desk)).body
    for (const name of ['Berta', 'Carl'])
      await take({ customerEmail: '', shippingAddress: { ...anna, first_name: name, last_name: 'Brandt' } })
    // Staff may as well write the shop's address themselves.
    await take({ customerEmail: 'Laden@Muster.example' })
    await orders.writeMails()
    expect((await call('GET', '/ecom/customers', undefined, headers)).body).toMatchObject({ data: [] })
    const [berta, carl] = (await placed()).toSorted((a, b) => Number(a.id) - Number(b.id))
    const found = await persons('search', { words: 'Brandt Berta' })
    expect(found.data).toMatchObject({ emails: [], orders: [{ number: berta?.number, name: 'Berta Brandt' }] })
    const file = JSON.stringify(await persons('file', { order: berta?.number }))
    expect(file).toContain('Berta')
    expect(file).not.toContain('Carl')
    expect(await persons('file', { email: 'laden@muster.example' })).toMatchObject({
      error: { fields: [{ field: 'email' }] },
    })
    expect((await persons('correct', { order: berta?.number, change: { last_name: 'Brand' } })).data).toHaveLength(1)
    await call('POST', `/ecom/orders/${berta?.id}/state`, { state: 'cancelled' }, headers)
    const erased = (await persons('erase', { order: berta?.number, reason: 'Brief vom 20.11.' })).data as Json[]
    expect(new Set(erased.map(({ place, action }) => `${place} ${action}`))).toEqual(
      new Set(['order erase', 'mail erase']),
    )
    expect((await persons('file', { order: berta?.number })).places).toEqual({})
    expect((await persons('file', { order: carl?.number })).places.order).toHaveLength(1)
    const corrected = { customerEmail: 'carl@example.org', shippingAddress: anna }
    await call('POST', `/ecom/orders/${carl?.id}/addresses`, corrected, headers)
    expect((await call('GET', '/ecom/customers', undefined, headers)).body).toMatchObject({
      data: [{ email: 'carl@example.org', orders: 1 }],
    })
  })

  test('addresses are corrected before shipping, with a new confirmation each time and what stood there in the log', async () => {
    const { take, call, headers, orders, mails, placed } = await start()
    const { id } = (await take()).body
    const change = (body: Json) =>
      call(
        'POST',
        `/ecom/orders/${id}/addresses`,
        { customerEmail: 'anna@example.org', shippingAddress: anna, ...body },
        headers,
      )
    for (const street of ['Neuer Weg', 'Noch neuerer Weg'])
      expect(await change({ shippingAddress: { ...anna, street } })).toMatchObject({ status: 200 })
    await orders.writeMails()
    const confirmations = await mails('order_changed')
    expect(confirmations).toHaveLength(2)
    expect(String(confirmations[1]?.text)).toContain('Noch neuerer Weg')
    const events = await database()
      .selectFrom('ecommerce_order_event')
      .selectAll()
      .where('kind', '=', 'note')
      .where('order', '=', id)
      .orderBy('id')
      .execute()
    expect(String(events[0]?.message)).toMatch(/Elbchaussee.*→.*Neuer Weg/s)
    expect(await placed()).toMatchObject([{ customer_name: 'Anna Muster', state: 'received' }])
    for (const [body, field] of [
      [{ shippingAddress: { ...anna, zip_code: 'abc' } }, 'shippingAddress.zip_code'],
      [{ shippingAddress: { ...anna, country_code: 'AT', zip_code: '1010' } }, 'shippingAddress.country_code'],
      [{ customerEmail: 'nobody' }, 'customerEmail'],
    ] as const)
      expect(await change(body)).toMatchObject({ status: 422, body: { field } })
    for (const state of ['in_preparation', 'shipped'])
      expect((await call('POST', `/ecom/orders/${id}/state`, { state }, headers)).status).toBe(200)
    expect((await change({})).status).toBe(409)
  })
})
