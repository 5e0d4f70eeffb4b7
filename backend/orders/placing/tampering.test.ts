import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Json, ringOrder, sampleOrders } from '../../calls/sample-orders.ts'
import { withDatabases } from '../../db/with-databases.ts'
import { altered } from '../../vault/altered.ts'

const domain = () => `${randomUUID().slice(0, 8)}.example`

const TABLES = ['ecommerce_order', 'ecommerce_order_line', 'ecommerce_order_event', 'ecommerce_order_mail', 'counters']

withDatabases((database) => {
  const start = async () => {
    const shop = await sampleOrders(database(), domain())
    const other = await sampleOrders(database(), domain())
    const counts = () => Promise.all(TABLES.map(shop.count))
    /** Posts an order and expects it to be refused, logged, and nothing to be written. */
    const refused = async (change: Json, reason: string, field?: string) => {
      const before = await counts()
      // Refusals for one reason are told once a minute.
      shop.pass(2)
      const logged = shop.logged.length
      const { status, body } = await shop.order(change, randomUUID())
      expect({ status: body.status, reason: body.reason, field: body.field }).toEqual({
        status: 'error',
        reason,
        field,
      })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(await counts()).toEqual(before)
      expect(await shop.stock(shop.shop.ring)).toBe(3)
      expect(shop.logged.length).toBe(logged + 1)
      return body
    }
    const line = (product: unknown, more: Json = {}) => ({ lines: [{ product, variant: null, count: 1, ...more }] })
    return { ...shop, ids: shop.shop, other, refused, line }
  }

  test('a price or total that is not the server’s is refused with what it costs', async () => {
    const { refused, line, ids } = await start()
    const { quote } = await refused({ total: 1 }, 'price_changed', 'total')
    expect(quote.totals.total).toBe(204.9)
    await refused({ ...line(ids.ring, { price_brutto: 1, priceBrutto: 1 }), total: 6.9 }, 'price_changed', 'total')
    await refused({ total: -204.9 }, 'invalid', 'total')
    await refused({ total: 204.901 }, 'invalid', 'total')
    await refused({ total: '204,90' }, 'invalid', 'total')
    await refused({ presentWrap: true }, 'price_changed', 'total')
  })

  test('products of another project, drafts, what is only shown and what does not exist are refused', async () => {
    const { refused, line, ids, other } = await start()
    await refused(line(other.shop.ring), 'gone', 'lines.0')
    await refused(line(ids.draft), 'gone', 'lines.0')
    await refused(line(ids.watch), 'not_for_sale', 'lines.0')
    await refused(line(2_000_000_000), 'gone', 'lines.0')
    await refused(line(ids.ring, { variant: ids.short }), 'gone', 'lines.0')
    await refused(line(ids.chain, { variant: ids.inactive }), 'gone', 'lines.0')
    await refused(line(ids.chain), 'invalid', 'lines.0.variant')
  })

  test('a count that is no whole number of pieces, or more than there are, is refused', async () => {
    const { refused, line, ids } = await start()
    for (const count of [-1, 0, 0.5, 1e9, '1', null, Number.NaN])
      await refused(line(ids.ring, { count }), 'invalid', 'lines.0.count')
    await refused(line(ids.ring, { count: 4 }), 'not_enough', 'lines.0')
    const twice = { lines: [2, 2].map((count) => ({ product: ids.ring, variant: null, count })) }
    await refused(twice, 'not_enough', 'lines.1')
  })

  test('a personalisation beyond its rules is refused', async () => {
    const { refused, line, ids } = await start()
    const engraved = (personalization: unknown) => line(ids.engraved, { personalization })
    await refused(engraved({ [ids.field]: 'dreizehn Zeic' }), 'invalid', 'lines.0.personalization')
    await refused(engraved({ [ids.field]: 'a\nb' }), 'invalid', 'lines.0.personalization')
    await refused(engraved({ 999: 'Anna' }), 'invalid', 'lines.0.personalization')
    await refused(engraved(JSON.parse('{"__proto__":"x"}')), 'invalid', 'lines.0.personalization')
    await refused(engraved('Anna'), 'invalid', 'lines.0.personalization')
    await refused(line(ids.ring, { personalization: { [ids.field]: 'Anna' } }), 'invalid', 'lines.0.personalization')
  })

  test('another project, another country’s shipping and a payment that does not go with it are refused', async () => {
    const { refused, ids, other } = await start()
    await refused({ project: other.shop.domain }, 'invalid', 'project')
    await refused({ project: 'gibt-es-nicht.example' }, 'invalid', 'project')
    await refused({ shippingMethod: ids.abroad, total: 215.9 }, 'shipping_not_available', 'shippingMethod')
    await refused({ shippingMethod: other.shop.parcel }, 'shipping_not_available', 'shippingMethod')
    await refused({ paymentMethod: 3 }, 'payment_not_available', 'paymentMethod')
    await refused({ paymentMethod: 9 }, 'invalid', 'paymentMethod')
    const pickup = { shippingMethod: ids.pickup, paymentMethod: 3, total: 199 }
    await refused({ ...pickup, branch: other.shop.branch }, 'invalid', 'branch')
  })

  test('an order of another project is not to be seen, paid or left through this one', async () => {
    const { other, call } = await start()
    const placed = await other.order({ paymentMethod: 4 })
    const token = placed.body.status_path.split('/').at(-1)
    expect((await call('GET', `/ecom/order/${token}`)).body.reason).toBe('unknown_order')
    expect((await call('POST', `/ecom/order/${token}/cancel`, {})).body.reason).toBe('unknown_order')
    const confirmation = { order_id: placed.body.order_uuid }
    expect((await call('POST', '/ecom/order/paypal_transaction', confirmation)).body.reason).toBe('unknown_order')
    expect((await other.call('GET', `/ecom/order/${altered(token)}`)).body.reason).toBe('unknown_order')
  })

  test('a confirmation without the text that it needs is refused with the field’s name, before any order is looked for', async () => {
    const { call } = await start()
    const uuid = randomUUID()
    for (const wrong of [undefined, null, 5, '', {}, ['x']]) {
      const asked: [string, Json, string][] = [
        ['/ecom/order/paypal_transaction', { order_id: wrong }, 'order_id'],
        ['/ecom/klarna/order', { order_uuid: wrong, authorization_token: 'x' }, 'order_uuid'],
        ['/ecom/klarna/order', { order_uuid: uuid, authorization_token: wrong }, 'authorization_token'],
      ]
      for (const [path, body, field] of asked)
        expect(await call('POST', path, body)).toMatchObject({ status: 422, body: { reason: 'invalid', field } })
    }
    const unknown = { order_id: uuid, order_uuid: uuid, authorization_token: 'x' }
    for (const path of ['/ecom/order/paypal_transaction', '/ecom/klarna/order'])
      expect(await call('POST', path, unknown)).toMatchObject({ status: 404, body: { reason: 'unknown_order' } })
  })

  test('an order that is nested too deep is refused before it is hashed', async () => {
    const { call } = await start()
    const deep = `{"lines":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    for (const path of ['/ecom/order', '/ecom/quote'])
      expect(await call('POST', path, deep)).toMatchObject({ status: 422, body: { reason: 'invalid' } })
  })

  test('only staff of the shop move its orders, and only where the rules lead', async () => {
    const { order, other, call, placed, staff } = await start()
    await order()
    const id = Number((await placed())[0]?.id)
    const move = (headers: Record<string, string>, state = 'in_preparation') =>
      call('POST', `/ecom/orders/${id}/state`, { state }, headers)
    expect((await move({})).status).toBe(401)
    expect((await move(await staff('editor'))).status).toBe(403)
    expect((await move(await other.staff())).status).toBe(403)
    const own = await staff()
    expect((await move(own, 'shipped')).body.reason).toBe('not_possible')
    expect((await move(own, 'paid')).body.reason).toBe('invalid')
    expect((await move(own, 'nowhere')).body).toMatchObject({ reason: 'invalid', field: 'state' })
    expect((await move(own)).body.state).toBe('in_preparation')
    const events = await database()
      .selectFrom('ecommerce_order_event')
      .selectAll()
      .where('order', '=', id)
      .orderBy('id')
      .execute()
    expect(events.at(-1)).toMatchObject({ actor: 'staff', from_state: 'received', to_state: 'in_preparation' })
    expect(events.at(-1)?.user).toBeGreaterThan(0)
  })

  test('no caller writes orders through the items, and the public reads none', async () => {
    const { order, call, placed, staff, ids } = await start()
    await order()
    const id = Number((await placed())[0]?.id)
    for (const name of ['ecommerce_order', 'ecommerce_order_line', 'ecommerce_invoice', 'ecommerce_withdrawal'])
      expect((await call('GET', `/items/${name}`)).status).toBe(403)
    expect((await call('GET', '/items/counters')).status).toBe(404)
    const own = await staff()
    expect((await call('PATCH', `/items/ecommerce_order/${id}`, { total: 1 }, own)).status).toBe(403)
    expect((await call('PATCH', `/items/ecommerce_order/${id}`, { state: 'paid' }, own)).status).toBe(403)
    expect((await call('DELETE', `/items/ecommerce_order/${id}`, undefined, own)).status).toBe(403)
    expect((await call('POST', '/items/ecommerce_order', { project: ids.project }, own)).status).toBeGreaterThan(400)
    expect((await call('PATCH', `/items/ecommerce_order/${id}`, { staff_note: 'ruft an' }, own)).status).toBe(200)
    const { body } = await call('GET', `/items/ecommerce_order/${id}?fields=*,lines.*`, undefined, own)
    expect(body.data).toMatchObject({ total: 204.9, staff_note: 'ruft an', lines: [{ price_brutto: 199 }] })
    expect(body.data.idempotency_key).toBeUndefined()
  })

  test('one sender cannot place orders without end', async () => {
    const { call, ids } = await start()
    await database().updateTable('ecommerce_product').set({ stock: 100 }).where('id', '=', ids.ring).execute()
    const post = () => call('POST', '/ecom/order', ringOrder(ids), { 'x-test-address': '203.0.113.9' })
    const answers = []
    for (let count = 0; count < 31; count++) answers.push(await post())
    expect(answers.slice(0, 30).every(({ status }) => status === 200)).toBe(true)
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { reason: 'too_many' } })
  })

  test('a project that no text of the database can name is refused', async () => {
    const { call, ids } = await start()
    const answer = await call('POST', '/ecom/order', JSON.stringify({ ...ringOrder(ids), project: '\0' }))
    expect(answer.status).toBe(422)
  })

  test('no body makes a call fail: every answer is a refusal with a reason', async () => {
    const { call, ids } = await start()
    const order = ringOrder(ids)
    const paths = [
      '/ecom/order',
      '/ecom/quote',
      '/ecom/order/paypal_transaction',
      '/ecom/klarna/order',
      '/ecom/webhooks/paypal',
      '/ecom/webhooks/klarna',
      '/ecom/withdrawal',
      '/ecom/order/x.y/cancel',
    ]
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('__proto__', '\u0000', '\ud800', 1e308, -0),
    )
    const damaged = fc
      .tuple(fc.constantFrom(...Object.keys(order), 'country', 'branch', 'order_id', 'order_uuid'), value)
      .map(([name, wrong]) => JSON.stringify({ ...order, [name]: wrong, total: 1 }))
    const inLine = fc
      .tuple(fc.constantFrom('product', 'variant', 'count', 'personalization'), value)
      .map(([name, wrong]) =>
        JSON.stringify({ ...order, lines: [{ product: ids.ring, count: 1, [name]: wrong }], total: 1 }),
      )
    const body = fc.oneof(damaged, inLine, fc.json(), fc.string())
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), body, async (path, text) => {
        const answer = await call('POST', path, text)
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 400) expect(answer.body.reason ?? answer.body.error?.code).toBeDefined()
      }),
      { numRuns: 150 },
    )
  })
})
