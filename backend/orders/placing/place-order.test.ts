import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anna, sampleOrders } from '../../calls/sample-orders.ts'
import type { Database } from '../../db/database.ts'
import { withDatabases } from '../../db/with-databases.ts'
import { updateRow } from '../../items/update.ts'

const domain = () => `${randomUUID().slice(0, 8)}.example`

const eventsOf = (db: Database) => db.selectFrom('ecommerce_order_event').selectAll().orderBy('id').execute()

withDatabases((database) => {
  test('a quote prices goods, shipping, wrap and tax, and says how they can be sent and paid', async () => {
    const { shop, quote } = await sampleOrders(database(), domain())
    const { status, body } = await quote({
      lines: [
        { product: shop.ring, variant: null, count: 2, personalization: {} },
        { product: shop.chain, variant: shop.long, count: 1, personalization: {} },
      ],
      presentWrap: true,
      shippingMethod: shop.parcel,
    })
    expect(status).toBe(200)
    expect(body.totals).toEqual({
      goods: 497.5,
      shipping: 5.9,
      wrap: 3.5,
      total: 506.9,
      margin: 0,
      tax: 80.93,
      net: 425.97,
      tax_percent: 19,
      tax_notes: ['inkl. 19\u00a0% MwSt. (80,93\u00a0€)'],
      price_note: null,
    })
    expect(body.lines[0]).toMatchObject({ variant_name: null, reference_number: 'RING' })
    expect(body.lines[1]).toMatchObject({ variant_name: '45 cm', reference_number: 'KETTE-45', slug: 'kette' })
    expect(body.lines[1]).toMatchObject({ price_brutto: 99.5, available: 1 })
    expect(body.shipping_methods.map(({ id }: { id: number }) => id)).toEqual([shop.pickup, shop.parcel])
    expect(body.shipping_methods[0]).toMatchObject({
      is_collection: true,
      branches: [{ id: shop.branch, name: 'Innenstadt', address: 'Hauptstraße 1, 20095 Hamburg' }],
    })
    expect(body.payment_methods.map(({ id }: { id: number }) => id)).toEqual([1, 2, 4, 5])
    expect(body.countries).toEqual([
      { code: 'DE', name: 'Deutschland' },
      { code: 'AT', name: 'Österreich' },
    ])
  })

  test('a way of shipping without a price costs what the shop takes for shipping, and the order says the same', async () => {
    const { shop, quote, order, placed } = await sampleOrders(database(), domain(), {
      settings: { shipping_cost: 4.5 },
    })
    await database()
      .updateTable('ecommerce_shipping_method')
      .set({ price_brutto: null })
      .where('id', '=', shop.parcel)
      .execute()
    const { body } = await quote({
      lines: [{ product: shop.ring, variant: null, count: 1, personalization: {} }],
      shippingMethod: shop.parcel,
    })
    expect(body.totals).toMatchObject({ goods: 199, shipping: 4.5, total: 203.5 })
    const prices = body.shipping_methods.map(({ price_brutto }: { price_brutto: number }) => price_brutto)
    expect(prices).toEqual([0, 4.5])
    expect((await order({ total: 199 })).body).toMatchObject({ reason: 'price_changed' })
    expect((await order({ total: 203.5 })).status).toBe(200)
    expect(await placed()).toMatchObject([{ total: 20350 }])
  })

  test('a quote names what is wrong with each line and prices the rest', async () => {
    const { shop, quote } = await sampleOrders(database(), domain())
    const line = (product: number, more: object = {}) => ({ product, variant: null, count: 1, ...more })
    const { body } = await quote({
      language: 'en',
      lines: [
        line(shop.ring, { count: 4 }),
        line(shop.draft),
        line(shop.watch),
        line(shop.chain),
        line(shop.chain, { variant: shop.inactive }),
        line(shop.engraved, { personalization: { [shop.field]: 'viel zu langer Text' } }),
        line(shop.toOrder, { count: 7 }),
        line(999_999),
      ],
    })
    expect(body.lines.map(({ problem }: { problem?: string }) => problem)).toEqual([
      'not_enough',
      'gone',
      'not_for_sale',
      'choose_variant',
      'gone',
      'bad_personalization',
      undefined,
      'gone',
    ])
    expect(body.lines[0]).toMatchObject({ display_name: 'Ring (en)', available: 3 })
    expect(body.lines[6]).toMatchObject({ available: null, total_brutto: 1050 })
  })

  test('an order is written whole, takes its stock, and answers with its number and signed page', async () => {
    const db = database()
    const { shop, order, stock, call } = await sampleOrders(db, domain())
    const { status, body } = await order({ comment: 'Bitte klingeln', presentWrap: true, total: 208.4 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'ok',
      order_number: '2026-00001',
      state: 'received',
      payment: { method: 2, kind: 'invoice' },
    })
    expect(body.status_path).toMatch(new RegExp(`^/shop/bestellung/${body.order_uuid}\\.[\\w-]{32}$`))
    expect(await stock(shop.ring)).toBe(2)
    const view = await call('GET', `/ecom/order/${body.status_path.split('/').at(-1)}`)
    expect(view.body).toMatchObject({
      order_number: '2026-00001',
      state: 'received',
      log: [{ state: 'received' }],
      totals: { total: 208.4, wrap: 3.5 },
      customer_email: 'a…@example.org',
      shipping_address: { name: 'Anna Muster', place: '22765 Hamburg' },
    })
    expect(JSON.stringify(view.body)).not.toContain('Elbchaussee')
    expect((await call('GET', `/ecom/order/${body.order_uuid}.${'x'.repeat(32)}`)).body.reason).toBe('unknown_order')
  })

  test('a prepaid order waits for its transfer, which the answer describes with a GiroCode', async () => {
    const db = database()
    const { order, placed } = await sampleOrders(db, domain())
    const { body } = await order({ paymentMethod: 1 })
    expect(body).toMatchObject({
      state: 'awaiting_payment',
      payment: {
        kind: 'prepayment',
        iban: 'DE89 3704 0044 0532 0130 00',
        account_holder: 'Juwelier Muster GmbH',
        reference: body.order_number,
        amount: 204.9,
      },
    })
    expect(body.payment.giro_code_svg).toMatch(/^<svg /)
    const [row] = await placed()
    expect(row?.payment_due_on).toBe('2026-11-27T12:00:00.000Z')
    const events = (await eventsOf(db)).filter((event) => event.order === row?.id)
    expect(events.map(({ from_state, to_state, actor }) => [from_state, to_state, actor])).toEqual([
      [null, 'received', 'customer'],
      ['received', 'awaiting_payment', 'system'],
    ])
  })

  test('who collects and pays in cash names the branch, and pays no more than the law allows', async () => {
    const { shop, order } = await sampleOrders(database(), domain())
    const collected = { shippingMethod: shop.pickup, paymentMethod: 3, total: 199 }
    expect((await order(collected)).body).toMatchObject({ reason: 'invalid', field: 'branch' })
    const { body } = await order({ ...collected, branch: shop.branch })
    expect(body).toMatchObject({ state: 'received', payment: { kind: 'collection', branch: { name: 'Innenstadt' } } })
    const engraved = [{ product: shop.engraved, variant: null, count: 3 }]
    expect((await order({ ...collected, lines: engraved, branch: shop.branch, total: 749.7 })).body.reason).toBe(
      'payment_not_available',
    )
  })

  test('what the order froze stays when prices, names and texts change', async () => {
    const db = database()
    const { shop, order, call } = await sampleOrders(db, domain())
    const { body } = await order({ language: 'en' })
    const [before] = await db.selectFrom('ecommerce_order').selectAll().where('uuid', '=', body.order_uuid).execute()
    await updateRow(db, 'ecommerce_product', shop.ring, { price_brutto: 999, display_name: 'Anders' })
    const texts = await db.selectFrom('ecommerce_legal_page').selectAll().where('settings', '=', shop.shop).execute()
    const terms = texts.find(({ type }) => type === 'terms')
    await updateRow(db, 'ecommerce_settings', shop.shop, {
      legal_pages: [{ id: terms?.id, content: '<p>Die Fassung von morgen</p>' }],
    })
    const view = await call('GET', `/ecom/order/${body.status_path.split('/').at(-1)}`)
    expect(view.body.lines).toMatchObject([{ display_name: 'Ring (en)', price_brutto: 199 }])
    const { terms: hash } = JSON.parse(String(before?.legal_versions))
    const kept = await db.selectFrom('ecommerce_legal_text').selectAll().where('hash', '=', hash).executeTakeFirst()
    expect(kept?.content).toContain('Die Fassung von heute')
    const next = await order({ language: 'en', total: 1004.9 })
    const [after] = await db
      .selectFrom('ecommerce_order')
      .selectAll()
      .where('uuid', '=', next.body.order_uuid)
      .execute()
    expect(JSON.parse(String(after?.legal_versions)).terms).not.toBe(hash)
  })

  test('the same key with the same body is one order with one answer, also when both come at once', async () => {
    const { shop, order, placed, stock } = await sampleOrders(database(), domain())
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => order({}, key)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await placed()).toHaveLength(1)
    expect(await stock(shop.ring)).toBe(2)
    const other = await order({ comment: 'etwas anderes' }, key)
    expect(other).toMatchObject({ status: 409, body: { reason: 'key_used' } })
    expect(await placed()).toHaveLength(1)
  })

  test.each(['prepayment', 'collection'])(
    'an order by %s is answered as written, word for word as when it is read again',
    async (kind) => {
      const { shop, order } = await sampleOrders(database(), domain())
      const collected = { shippingMethod: shop.pickup, paymentMethod: 3, total: 199, branch: shop.branch }
      const asked = kind === 'collection' ? collected : { paymentMethod: 1, presentWrap: true, total: 208.4 }
      const key = randomUUID()
      const written = await order(asked, key)
      expect(written.body).toMatchObject({ status: 'ok', payment: { kind } })
      expect(await order(asked, key)).toEqual(written)
    },
  )

  test('an order that was cancelled is answered again by its key, and asks for no money', async () => {
    const { order, placed, call, staff } = await sampleOrders(database(), domain())
    const key = randomUUID()
    expect((await order({ paymentMethod: 1 }, key)).body.payment.kind).toBe('prepayment')
    const path = `/ecom/orders/${(await placed())[0]?.id}/state`
    expect((await call('POST', path, { state: 'cancelled' }, await staff())).status).toBe(200)
    const { body } = await order({ paymentMethod: 1 }, key)
    expect(body).toMatchObject({ state: 'cancelled', payment: { method: 1, kind: 'nothing' } })
  })

  test('a doubled click on the last piece is one order and no refusal', async () => {
    const { shop, order, stock } = await sampleOrders(database(), domain())
    const key = randomUUID()
    const last = { lines: [{ product: shop.chain, variant: shop.long, count: 1 }], total: 105.4 }
    const answers = await Promise.all(Array.from({ length: 4 }, () => order(last, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.order_uuid)).size).toBe(1)
    expect(await stock(shop.long, 'ecommerce_product_variant')).toBe(0)
  })

  test('more buyers than pieces: each piece is sold once, all others are told so', async () => {
    const { shop, order, stock, placed } = await sampleOrders(database(), domain())
    const answers = await Promise.all(Array.from({ length: 12 }, () => order({}, randomUUID())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(9)
    expect(refused.every(({ body }) => ['sold_out', 'not_enough'].includes(body.reason))).toBe(true)
    expect(await stock(shop.ring)).toBe(0)
    expect((await placed()).map(({ number }) => number)).toEqual(['2026-00001', '2026-00002', '2026-00003'])
  })

  test('what is sold out costs nothing: the total is of what can be had', async () => {
    const { shop, order, quote } = await sampleOrders(database(), domain())
    await database().updateTable('ecommerce_product').set({ stock: 0 }).where('id', '=', shop.ring).execute()
    const chain = { product: shop.chain, variant: shop.long, count: 1 }
    const lines = [{ product: shop.ring, variant: null, count: 1 }, chain]
    const { body } = await quote({ lines, country: 'DE', shippingMethod: shop.parcel })
    const { body: alone } = await quote({ lines: [chain], country: 'DE', shippingMethod: shop.parcel })
    expect(body.lines[0]).toMatchObject({ problem: 'sold_out', price_brutto: 0, total_brutto: 0 })
    expect(body.totals).toEqual(alone.totals)
    const refused = await order({ lines, total: body.totals.total })
    expect(refused).toMatchObject({ status: 409, body: { reason: 'sold_out' } })
  })

  test('numbers run without gaps in each project and begin anew each year', async () => {
    const one = await sampleOrders(database(), domain())
    const two = await sampleOrders(database(), domain())
    await one.order()
    await one.order({ total: 1 })
    expect((await one.order()).body.order_number).toBe('2026-00002')
    expect((await two.order()).body.order_number).toBe('2026-00001')
    one.pass(60 * 24 * 60)
    expect((await one.order()).body.order_number).toBe('2027-00001')
  })

  test('a shop that is closed or in maintenance takes no order', async () => {
    const closed = await sampleOrders(database(), domain(), { settings: { enable_cart: false } })
    expect(await closed.order()).toMatchObject({ status: 409, body: { reason: 'shop_closed' } })
    const paused = await sampleOrders(database(), domain(), { settings: { maintenance_mode: true } })
    expect(await paused.order()).toMatchObject({ status: 409, body: { reason: 'maintenance' } })
    await updateRow(database(), 'ecommerce_settings', paused.shop.shop, { maintenance_mode: false })
    expect((await paused.order()).status).toBe(200)
  })

  test('an invoice may go to any country of the EU, goods only where the shop delivers', async () => {
    const { order } = await sampleOrders(database(), domain())
    const abroad = { ...anna, country_code: 'IT', zip_code: '00118' }
    expect((await order({ shippingAddress: abroad })).body.reason).toBe('country_not_available')
    expect((await order({ invoiceAddress: abroad })).status).toBe(200)
  })
})
