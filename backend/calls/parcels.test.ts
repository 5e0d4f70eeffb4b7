import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { changesSince } from '../changes/feed.ts'
import { withDatabases } from '../db/with-databases.ts'
import { readOrder } from '../shop/stored-order.ts'
import { newsOfOrder } from '../webhooks/news-of-orders.ts'
import { orderFacts } from '../webhooks/order-facts.ts'
import { anna, type Json, sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  /** Two rings and a chain on account, in preparation: 199 × 2 + 99.50 + 5.90. */
  const start = async (change: Json = {}) => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const { ring, chain, long } = shop.shop
    const lines = [
      { product: ring, count: 2 },
      { product: chain, variant: long, count: 1 },
    ]
    const ordered = await shop.order({ paymentMethod: 2, lines, total: 503.4, ...change })
    expect(ordered).toMatchObject({ status: 200 })
    const page = `/ecom/order/${String(ordered.body.status_path).split(/[/=]/).at(-1)}`
    const [row] = await shop.placed()
    const id = Number(row?.id)
    const headers = await shop.staff()
    const post = (path: string, body: Json) => shop.call('POST', `/ecom/orders/${id}/${path}`, body, headers)
    await post('state', { state: 'in_preparation' })
    const found = await database()
      .selectFrom('ecommerce_order_line')
      .select('id')
      .where('order', '=', id)
      .orderBy('sort')
      .execute()
    const [rings = 0, chains = 0] = found.map((line) => Number(line.id))
    const first = (more: Json = {}) => ({
      pieces: [{ line: rings, count: 1 }],
      before: 0,
      carrier: 'DHL',
      tracking_number: '0034',
      tracking_link: 'https://dhl.example/0034',
      message: 'Die Kette kommt aus der Werkstatt.',
      ...more,
    })
    const view = async () => (await shop.call('GET', page)).body
    const mails = async (kind: string) => {
      await shop.orders.writeMails()
      return shop.mails(kind)
    }
    const order = async () => (await shop.placed())[0]
    const stock = async () => [await shop.stock(ring), await shop.stock(long, 'ecommerce_product_variant')]
    return { ...shop, id, headers, post, rings, chains, first, view, mails, order, stock }
  }

  test('what staff write to the customer with a step stands in the mail of that step, and in no other', async () => {
    const { post, mails } = await start()
    await post('state', { state: 'shipped', tracking_number: '1', message: 'Mit einem Gruß aus der Werkstatt.' })
    const [shipped] = await mails('order_shipped')
    expect(String(shipped?.text)).toContain('Mit einem Gruß aus der Werkstatt.')
    await post('state', { state: 'completed' })
    const [completed] = await mails('order_completed')
    expect(String(completed?.text)).not.toContain('Gruß aus der Werkstatt')
  })

  test('a part goes first: the state stays, and page, log, mail and message name what is on its way and what still comes', async () => {
    const { id, post, first, view, mails, order } = await start()
    expect(await post('parcels', first())).toMatchObject({ status: 200, body: { state: 'in_preparation' } })
    expect(await order()).toMatchObject({ state: 'in_preparation', delivered_on: null, tracking_number: '0034' })
    const [parcel, ...more] = (await view()).parcels as Json[]
    expect(more).toEqual([])
    expect(parcel).toMatchObject({
      carrier: 'DHL',
      tracking_number: '0034',
      tracking_link: 'https://dhl.example/0034',
      lines: [{ display_name: 'ring', count: 1 }],
    })
    expect((await view()).to_come).toEqual([
      { display_name: 'ring', variant_name: null, count: 1 },
      { display_name: 'kette', variant_name: '45 cm', count: 1 },
    ])
    const [mail, ...others] = await mails('order_parcel')
    expect(others).toEqual([])
    for (const words of [
      /1 × ring/,
      /0034/,
      /Die Kette kommt aus der Werkstatt/,
      /DHL/,
      /Das folgt noch[\s\S]*1 × kette, 45 cm/,
      /letzte Paket erhalten/,
    ])
      expect(mail?.text).toMatch(words)
    expect(mail?.attachments).toBeNull()
    const log = await database().selectFrom('ecommerce_order_event').selectAll().where('order', '=', id).execute()
    expect(log.filter(({ kind }) => kind === 'parcel')).toMatchObject([
      { message: '1 × ring\nDHL 0034\nDie Kette kommt aus der Werkstatt.', actor: 'staff' },
    ])
    const stored = await readOrder(database(), id)
    expect(stored && orderFacts(stored).parcels).toMatchObject([
      { carrier: 'DHL', lines: [{ name: 'ring', count: 1 }] },
    ])
  })

  test('with the last parcel the order is sent: handed over then, one invoice of all, and a mail with what lies in the last', async () => {
    const { post, first, view, mails, order, clock } = await start()
    await post('parcels', first())
    clock.pass(60_000)
    const rest = { state: 'shipped', carrier: 'GLS', tracking_number: 'G7' }
    expect(await post('state', rest)).toMatchObject({ status: 200, body: { state: 'shipped' } })
    expect(await order()).toMatchObject({ state: 'shipped', delivered_on: clock.now().toISOString() })
    const { parcels, to_come } = await view()
    expect(to_come).toEqual([])
    expect(parcels).toMatchObject([
      { carrier: 'DHL', lines: [{ count: 1 }] },
      { carrier: 'GLS', tracking_number: 'G7', tracking_link: null, sent_on: clock.now().toISOString() },
    ])
    expect((parcels as Json[])[1]?.lines).toMatchObject([
      { display_name: 'ring', count: 1 },
      { display_name: 'kette', count: 1 },
    ])
    const [mail] = await mails('order_shipped')
    for (const words of ['letzte Paket', 'GLS', 'G7', '1 × kette', 'Ihre Rechnung finden Sie im Anhang'])
      expect(mail?.text).toContain(words)
    expect(await database().selectFrom('ecommerce_invoice').select('kind').execute()).toContainEqual({
      kind: 'invoice',
    })
  })

  test('webhooks are told of each parcel before the last with its pieces, and of the last as the order sent', async () => {
    const { id, post, first, clock } = await start()
    await post('parcels', first())
    clock.pass(60_000)
    await post('parcels', first({ before: 1, tracking_number: '0035', message: undefined }))
    clock.pass(60_000)
    await post('state', { state: 'shipped', carrier: 'GLS', tracking_number: 'G7' })
    const changes = await changesSince(database(), 0, 10_000)
    const change = changes.findLast(({ collection, item }) => collection === 'ecommerce_order' && Number(item) === id)
    const news = change ? await newsOfOrder(database(), change) : []
    const told = news.filter(({ event }) => event === 'order.parcel_sent' || event === 'order.shipped')
    expect(told).toMatchObject([
      {
        event: 'order.parcel_sent',
        data: { parcel: { tracking_number: '0034', lines: [{ name: 'ring', count: 1 }] } },
      },
      { event: 'order.parcel_sent', data: { parcel: { tracking_number: '0035' } } },
      { event: 'order.shipped', data: { order: { parcels: [{}, {}, { tracking_number: 'G7' }] } } },
    ])
    expect(new Set(told.map(({ source }) => source)).size).toBe(3)
    expect(JSON.stringify(told)).not.toContain('Werkstatt')
  })

  test('an order that is sent at once has no parcels of its own', async () => {
    const { post, view, order } = await start()
    await post('state', { state: 'shipped', tracking_number: '1' })
    expect(await order()).toMatchObject({ state: 'shipped', parcels: null })
    expect(await view()).toMatchObject({ parcels: [], to_come: [], shipping: { tracking_number: '1' } })
  })

  test('no more pieces go than were ordered and not given back, the last go by the state, and the field at fault is named', async () => {
    const { post, first, rings, chains, order } = await start()
    const wrong: [Json, string][] = [
      [{ pieces: [{ line: rings, count: 3 }] }, 'pieces.0'],
      [
        {
          pieces: [
            { line: chains, count: 1 },
            { line: chains, count: 1 },
          ],
        },
        'pieces.1',
      ],
      [{ pieces: [{ line: 999_999, count: 1 }] }, 'pieces.0'],
      [{ pieces: [] }, 'pieces'],
      [{ pieces: [{ line: rings, count: 0 }] }, 'pieces.0.count'],
      [
        {
          pieces: [
            { line: rings, count: 2 },
            { line: chains, count: 1 },
          ],
        },
        'pieces',
      ],
      [{ tracking_link: 'javascript:alert(1)' }, 'tracking_link'],
      [{ before: undefined }, 'before'],
    ]
    for (const [change, field] of wrong)
      expect(await post('parcels', first(change))).toMatchObject({ status: 422, body: { reason: 'invalid', field } })
    expect(await order()).toMatchObject({ parcels: null, lines_changed: 0 })
  })

  test('two clicks at one moment send one parcel, and so do two after each other', async () => {
    const { post, first, view, mails } = await start()
    const answers = await Promise.all([post('parcels', first()), post('parcels', first())])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await post('parcels', first())).status).toBe(409)
    expect((await view()).parcels).toHaveLength(1)
    expect(await mails('order_parcel')).toHaveLength(1)
  })

  test('what has left is not changed, readdressed or put back into stock when the rest is cancelled', async () => {
    const { post, first, rings, chains, stock } = await start()
    expect(await stock()).toEqual([1, 0])
    await post('parcels', first())
    const seen = [
      { line: rings, was: 2, count: 1 },
      { line: chains, was: 1, count: 1 },
    ]
    expect(await post('lines/quote', { lines: seen })).toMatchObject({ status: 409 })
    const to = { customerEmail: 'neu@example.org', shippingAddress: anna, invoiceAddress: null }
    expect(await post('addresses', to)).toMatchObject({ status: 409 })
    expect((await post('state', { state: 'cancelled' })).body.state).toBe('cancelled')
    expect(await stock()).toEqual([2, 1])
  })

  test('what comes back of the first parcel is refunded and put into stock, and the rest still goes', async () => {
    const { post, first, rings, chains, stock, view, order } = await start()
    await post('payment', { amount: 503.4 })
    await post('parcels', first())
    const back = {
      amount: 199,
      key: randomUUID(),
      pieces: [{ line: rings, count: 1, to_stock: true, from_parcel: true }],
    }
    const tooMany = {
      ...back,
      key: randomUUID(),
      pieces: [{ line: rings, count: 2, to_stock: true, from_parcel: true }],
    }
    expect(await post('refund', tooMany)).toMatchObject({ status: 422, body: { field: 'pieces.0.from_parcel' } })
    expect(await stock()).toEqual([1, 0])
    expect((await post('refund', back)).status).toBe(200)
    expect(await stock()).toEqual([2, 0])
    expect((await view()).to_come).toMatchObject([
      { display_name: 'ring', count: 1 },
      { display_name: 'kette', count: 1 },
    ])
    // Nothing but the one that is here can be sent with the rest, or come back without having left.
    const gone = { ...back, key: randomUUID(), pieces: [{ line: rings, count: 1, to_stock: true, from_parcel: true }] }
    expect(await post('refund', gone)).toMatchObject({ status: 422, body: { field: 'pieces.0.from_parcel' } })
    await post('state', { state: 'shipped' })
    expect((await view()).parcels).toMatchObject([
      { lines: [{ display_name: 'ring', count: 1 }] },
      {
        lines: [
          { display_name: 'ring', count: 1 },
          { display_name: 'kette', count: 1 },
        ],
      },
    ])
    const last = {
      amount: 298.5,
      key: randomUUID(),
      pieces: [rings, chains].map((line) => ({ line, count: 1, to_stock: true })),
    }
    expect((await post('refund', last)).status).toBe(200)
    expect(await stock()).toEqual([3, 1])
    expect(await order()).toMatchObject({ refunded: 49_750 })
  })

  test('of an order that is withdrawn from after its first parcel, exactly what staff tick goes into stock', async () => {
    const { call, headers, post, first, rings, chains, stock, order } = await start()
    await post('parcels', first())
    expect(await stock()).toEqual([1, 0])
    const declaration = { name: 'Anna Muster', contract_reference: String((await order())?.number), language: 'de' }
    await call('POST', '/ecom/withdrawal', { ...declaration, confirmation_email: 'anna@example.org' })
    const [task] = (await call('GET', '/ecom/withdrawals', undefined, headers)).body.data
    const pieces = [
      { line: rings, count: 2, to_stock: false },
      { line: chains, count: 1, to_stock: true },
    ]
    expect((await call('POST', `/ecom/withdrawals/${task.id}/settle`, { pieces }, headers)).status).toBe(200)
    expect([(await order())?.state, await stock()]).toEqual(['cancelled', [1, 1]])
  })

  test('each parcel has a packing slip of its own, and one that has not gone has none', async () => {
    const { id, first, post, backend, shop, headers } = await start()
    await post('parcels', first())
    const slip = (parcel: string) =>
      backend.fetch(
        new Request(`http://${shop.domain}/ecom/orders/${id}/packing-slip.pdf?parcel=${parcel}`, {
          headers: { ...headers, 'x-project-host': shop.domain },
        }),
      )
    const answer = await slip('1')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
      mergePages: true,
    })
    expect(text).toContain('0034')
    expect(text).toMatch(/1 ×\s+Teile insgesamt/)
    expect(text).not.toContain('kette')
    for (const parcel of ['0', '2', 'x']) expect((await slip(parcel)).status).toBe(422)
  })

  test('goods that wait for their money go in no parcel', async () => {
    const { post, first } = await start({ paymentMethod: 1 })
    expect(await post('parcels', first())).toMatchObject({ status: 409, body: { reason: 'not_possible' } })
  })
})
