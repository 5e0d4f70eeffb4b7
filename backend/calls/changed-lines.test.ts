import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  const start = async (change: Json = {}) => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const headers = await shop.staff()
    const ordered = await shop.order(change)
    expect(ordered).toMatchObject({ status: 200 })
    const page = `/ecom/order/${String(ordered.body.status_path).split(/[/=]/).at(-1)}`
    const [order] = await shop.placed()
    const id = Number(order?.id)
    const lines = () =>
      database().selectFrom('ecommerce_order_line').selectAll().where('order', '=', id).orderBy('sort').execute()
    const post = (path: string, body: Json) => shop.call('POST', `/ecom/orders/${id}/${path}`, body, headers)
    const [line] = await lines()
    const of = (count: number, more: Json = {}) => [{ line: Number(line?.id), was: 1, count, ...more }]
    const pay = (amount: number) => post('payment', { amount })
    const now = async () => (await shop.placed())[0]
    return { ...shop, page, id, headers, lines, post, of, pay, now }
  }

  test('more pieces and other goods are added at the price of today, what stays keeps its price, and stock moves by the difference', async () => {
    const { call, headers, shop, stock, of, post, lines, now } = await start()
    await call('PATCH', `/items/ecommerce_product/${shop.ring}`, { price_brutto: 210 }, headers)
    const added = [{ product: shop.engraved, variant: null, count: 1, personalization: {} }]
    const quote = await post('lines/quote', { lines: of(2), added })
    expect(quote).toMatchObject({
      status: 200,
      body: {
        totals: { goods: 647.9, shipping: 5.9, total: 653.8 },
        lines: [{ price_brutto: 199, price_today: 210 }, { price_brutto: 249.9 }],
        owed: 653.8,
      },
    })
    expect(await stock(shop.ring)).toBe(2)
    expect(await post('lines', { lines: of(2), added, total: 653.8 })).toMatchObject({ status: 200 })
    expect([await stock(shop.ring), await stock(shop.engraved)]).toEqual([1, 4])
    expect(await lines()).toMatchObject([
      { count: 2, price_brutto: 19900, total_brutto: 39800, stock_taken: 2 },
      { count: 1, price_brutto: 24990, total_brutto: 24990, stock_taken: 1 },
    ])
    const order = await now()
    expect(order).toMatchObject({ goods: 64790, total: 65380, tax: 10439, net: 54941, lines_changed: 1 })
    const today = await post('lines/quote', {
      lines: [
        { ...of(2)[0], was: 2, today: true },
        { line: Number((await lines())[1]?.id), was: 1, count: 0 },
      ],
    })
    expect(today).toMatchObject({ status: 200, body: { totals: { goods: 420 } } })
  })

  test('the customer is told what has changed and what is to be paid, in their language, and the log keeps both', async () => {
    const { orders, mails, of, post } = await start({ language: 'fr' })
    expect(await post('lines', { lines: of(2), total: 403.9 })).toMatchObject({ status: 200 })
    await orders.writeMails()
    const [mail] = await mails('order_changed')
    expect(String(mail?.text)).toMatch(/Ce qui a changé[\s\S]*1 × → 2 ×/)
    expect(String(mail?.text)).toMatch(/403,90/)
    const events = await database().selectFrom('ecommerce_order_event').selectAll().where('kind', '=', 'note').execute()
    expect(String(events.at(-1)?.message)).toMatch(/1 → 2 ×\n204,90.€ → 403,90.€/)
  })

  test('of an order that was paid the rest is asked for before it is sent, and what was paid too much goes back without a correction', async () => {
    const { of, post, pay, now, stock, shop, orders, mails, call, page } = await start({ paymentMethod: 1 })
    expect(await pay(204.9)).toMatchObject({ body: { state: 'paid' } })
    expect(await post('lines', { lines: of(2), total: 403.9 })).toMatchObject({
      body: { state: 'paid', next: ['cancelled', 'refunded'] },
    })
    await orders.writeMails()
    expect(String((await mails('order_changed'))[0]?.text)).toMatch(/199,00.€ zu zahlen[\s\S]*DE89/)
    const { body: view } = await call('GET', page)
    expect(view).toMatchObject({ is_paid: false, payment: { kind: 'prepayment', amount: 199, due_on: null } })
    expect(view.totals.balance).toMatchObject(
      [{ amount: /-204,90/ }, { amount: /199,00/ }].map(({ amount }) => ({ amount: expect.stringMatching(amount) })),
    )
    expect((await post('state', { state: 'in_preparation' })).status).toBe(409)
    expect(await pay(199)).toMatchObject({ body: { next: ['in_preparation', 'refunded'] } })
    const fewer = [{ ...of(1)[0], was: 2 }]
    expect(await post('lines', { lines: fewer, total: 204.9 })).toMatchObject({ status: 200 })
    expect(await stock(shop.ring)).toBe(2)
    expect(await post('refund', { amount: 199 })).toMatchObject({
      status: 200,
      body: { state: 'paid', paid: 204.9, refunded: 0 },
    })
    for (const state of ['in_preparation', 'shipped']) expect((await post('state', { state })).status).toBe(200)
    const invoices = await database()
      .selectFrom('ecommerce_invoice')
      .select(['kind', 'total'])
      .where('order', '=', Number((await now())?.id))
      .execute()
    expect(invoices).toEqual([{ kind: 'invoice', total: 20490 }])
    expect((await post('lines', { lines: of(1), total: 204.9 })).status).toBe(409)
  })

  test('an order that was paid and costs more now has an invoice that says what is left to pay', async () => {
    const { id, of, pay, post, now } = await start({ paymentMethod: 2 })
    expect(await pay(204.9)).toMatchObject({ status: 200 })
    expect(await post('lines', { lines: of(2), total: 403.9 })).toMatchObject({ status: 200 })
    for (const state of ['in_preparation', 'shipped']) expect((await post('state', { state })).status).toBe(200)
    const [paper] = await database().selectFrom('ecommerce_invoice').select('data').where('order', '=', id).execute()
    expect(JSON.parse(String(paper?.data))).toMatchObject({ total: 40_390, paidOn: null, prepaid: 20_490 })
    expect((await pay(199)).status).toBe(200)
    expect(await now()).toMatchObject({ paid: 40_390 })
  })

  test('what was paid too much can go back in parts, also without keys', async () => {
    const { of, post, pay, now } = await start({ paymentMethod: 1 })
    await post('lines', { lines: of(2), total: 403.9 })
    await pay(403.9)
    expect(await post('lines', { lines: [{ ...of(1)[0], was: 2 }], total: 204.9 })).toMatchObject({ status: 200 })
    for (const [amount, paid, refunded] of [
      [100, 30390, 0],
      [99, 20490, 0],
      [4.9, 20490, 490],
    ] as const) {
      expect((await post('refund', { amount })).status).toBe(200)
      expect(await now()).toMatchObject({ paid, refunded })
    }
  })

  test('who has seen other lines, another total or too little stock is refused, and nothing is written', async () => {
    const { of, post, now, stock, shop, call, staff, id } = await start()
    const before = await now()
    for (const [body, status, field] of [
      [{ lines: of(2), total: 1 }, 409, 'total'],
      [{ lines: [{ ...of(2)[0], was: 5 }], total: 403.9 }, 409, 'lines'],
      [{ lines: of(9), total: 1796.9 }, 409, 'lines.0'],
      [{ lines: of(0), total: 5.9 }, 422, 'lines'],
      [{ lines: [{ line: 999_999, was: 1, count: 1 }], total: 5.9 }, 422, 'lines.0.line'],
      [{ lines: of(-1), total: 5.9 }, 422, 'lines.0.count'],
      [{ lines: [], total: 5.9 }, 422, 'lines'],
      [{ lines: of(1), added: [{ product: shop.draft, count: 1 }], total: 214.9 }, 409, 'lines.1'],
      [{ lines: of(1), added: [{ product: shop.chain, count: 1 }], total: 293.9 }, 422, 'lines.1'],
    ] as const)
      expect(await post('lines', body as Json)).toMatchObject({ status, body: { field } })
    expect((await call('POST', `/ecom/orders/${id}/lines`, { lines: of(2), total: 403.9 })).status).toBe(401)
    expect(
      (await call('POST', `/ecom/orders/${id}/lines`, { lines: of(2), total: 403.9 }, await staff('editor'))).status,
    ).toBe(403)
    expect(await now()).toEqual(before)
    expect(await stock(shop.ring)).toBe(2)
    // Of two who change the same order at once, one is told that it has moved on.
    const both = await Promise.all([2, 3].map((count) => post('lines', { lines: of(count), total: 199 * count + 5.9 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { goods } = (await now()) ?? {}
    expect(await stock(shop.ring)).toBe(3 - Number(goods) / 19900)
  })
})
