import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

const DAY = 24 * 60

withDatabases((database) => {
  const start = (settings: Json = {}) => sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`, { settings })

  test('goods bought to order take the pieces in stock first, and a cancellation gives back what was taken', async () => {
    const shop = await start()
    const editor = await shop.staff('editor')
    await shop.call('PATCH', `/items/ecommerce_product/${shop.shop.toOrder}`, { stock: 2 }, editor)
    const lines = [{ product: shop.shop.toOrder, count: 5 }]
    await shop.order({ lines, total: 755.9 })
    expect(await shop.stock(shop.shop.toOrder)).toBe(0)
    const [first] = await shop.placed()
    await shop.order({ lines: [{ product: shop.shop.toOrder, count: 1 }], total: 155.9 })
    const staff = await shop.staff()
    await shop.call('POST', `/ecom/orders/${first?.id}/state`, { state: 'cancelled' }, staff)
    expect(await shop.stock(shop.shop.toOrder)).toBe(2)
  })

  test('what was to be bought to order and never left the house does not come into stock with a refund', async () => {
    const shop = await start()
    await shop.call('PATCH', `/items/ecommerce_product/${shop.shop.toOrder}`, { stock: 2 }, await shop.staff('editor'))
    await shop.order({ lines: [{ product: shop.shop.toOrder, count: 5 }], total: 755.9, paymentMethod: 1 })
    const [order] = await shop.placed()
    const line = await database()
      .selectFrom('ecommerce_order_line')
      .select('id')
      .where('order', '=', Number(order?.id))
      .executeTakeFirst()
    const staff = await shop.staff()
    const post = (path: string, body: Json) => shop.call('POST', `/ecom/orders/${order?.id}/${path}`, body, staff)
    await post('payment', { amount: 755.9 })
    const pieces = (count: number) => [{ line: Number(line?.id), count, to_stock: true }]
    for (const [count, amount, stock] of [
      [1, 150, 1],
      [3, 450, 2],
      [1, 155.9, 2],
    ] as const) {
      expect((await post('refund', { amount, pieces: pieces(count) })).status).toBe(200)
      expect(await shop.stock(shop.shop.toOrder)).toBe(stock)
    }
  })

  test('an order paid later that nobody accepts in time is cancelled, gives its stock back and tells the customer why', async () => {
    const shop = await start({ acceptance_days: 3 })
    await shop.order()
    await shop.order()
    const [first, second] = await shop.placed()
    const staff = await shop.staff()
    await shop.call('POST', `/ecom/orders/${first?.id}/state`, { state: 'in_preparation' }, staff)
    shop.pass(2 * DAY)
    await shop.orders.releaseUnpaid()
    expect(await shop.stock(shop.shop.ring)).toBe(1)
    shop.pass(2 * DAY)
    await shop.orders.releaseUnpaid()
    expect((await shop.placed()).map(({ state }) => state)).toEqual(['in_preparation', 'cancelled'])
    expect(await shop.stock(shop.shop.ring)).toBe(2)
    await shop.orders.writeMails()
    const mails = await shop.mails('order_cancelled')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(String(second?.number))
    expect(mails[0]?.text).toContain('nicht rechtzeitig annehmen')
  })

  test('a shop can bound the pieces of an article in an order, over all of its lines', async () => {
    const shop = await start({ most_pieces: 2 })
    const line = { product: shop.shop.ring, count: 1 }
    const { body } = await shop.quote({ lines: [line, line, line] })
    expect(body.lines.map(({ problem }: Json) => problem)).toEqual([undefined, undefined, 'not_enough'])
    const three = await shop.order({ lines: [{ ...line, count: 3 }], total: 602.9 })
    expect([three.status, three.body.reason]).toEqual([409, 'not_enough'])
    expect((await shop.order({ lines: [{ ...line, count: 2 }], total: 403.9 })).status).toBe(200)
  })

  test('a shop can bound the orders of one customer that are open', async () => {
    const shop = await start({ most_open_orders: 1 })
    expect((await shop.order()).status).toBe(200)
    const more = await shop.order({ customerEmail: 'ANNA@example.org' })
    expect([more.status, more.body.reason, more.body.field]).toEqual([429, 'too_many', 'customerEmail'])
    expect((await shop.order({ customerEmail: 'ÉLISE@example.org' })).status).toBe(200)
    expect((await shop.order({ customerEmail: 'élise@example.org' })).status).toBe(429)
    const staff = await shop.staff()
    const [first] = await shop.placed()
    await shop.call('POST', `/ecom/orders/${first?.id}/state`, { state: 'in_preparation' }, staff)
    expect((await shop.order()).status).toBe(200)
  })

  test('refusals for the same reason stand in the log once a minute, with how many there were', async () => {
    const shop = await start()
    const refusals = () => shop.logged.filter((line) => line.includes(' refused: '))
    const refuse = () => shop.order({ customerEmail: 'x' })
    for (let tries = 0; tries < 20; tries++) expect((await refuse()).status).toBe(422)
    expect(refusals()).toHaveLength(1)
    shop.pass(2)
    await refuse()
    expect(refusals()).toHaveLength(2)
    expect(refusals()[1]).toContain('19 times more')
  })

  test('refused orders do not use up the orders that one sender may place, and floods stay limited', async () => {
    const shop = await start()
    const sender = { 'x-test-address': '203.0.113.9' }
    const post = (change: Json) =>
      shop.call(
        'POST',
        '/ecom/order',
        {
          project: shop.shop.domain,
          language: 'de',
          lines: [{ product: shop.shop.ring, count: 1 }],
          customerEmail: 'anna@example.org',
          total: 1,
          ...change,
        },
        sender,
      )
    for (let tries = 0; tries < 60; tries++) expect((await post({ customerEmail: 'x' })).status).toBe(422)
    const answers = []
    for (let tries = 0; tries < 260; tries++) answers.push((await post({})).status)
    expect(new Set(answers.slice(0, 240))).toEqual(new Set([422]))
    expect(answers.at(-1)).toBe(429)
  })

  test('the branch where goods are collected is told of the order too, when it has an address of its own', async () => {
    const shop = await start()
    const editor = await shop.staff('administrator')
    const collected = { shippingMethod: shop.shop.pickup, paymentMethod: 3, branch: shop.shop.branch, total: 199 }
    const told = async () => {
      await shop.orders.writeMails()
      const mails = await shop.mails('order_shop')
      return mails.map(({ recipient_address }) => recipient_address)
    }
    await shop.order(collected)
    expect(await told()).toEqual(['laden@muster.example'])
    await shop.call('PATCH', `/items/branch/${shop.shop.branch}`, { email: 'city@muster.example' }, editor)
    await shop.order(collected)
    expect(await told()).toEqual(['laden@muster.example', 'laden@muster.example', 'city@muster.example'])
  })

  test('a parcel is told to the branch whose pieces it takes and its people, and the head office gets what it asked for', async () => {
    const shop = await start()
    const administrator = await shop.staff('administrator')
    const recipients = [
      { name: 'Mareike', email: 'mareike@muster.example', requests: false },
      { name: 'Jon', email: 'jon@muster.example', orders: false },
    ]
    const told = async () => {
      await shop.orders.writeMails()
      const mails = await shop.mails('order_shop')
      return mails.map(({ recipient_address }) => recipient_address)
    }
    const set = (path: string, body: object) => shop.call('PATCH', `/items/${path}`, body, administrator)
    expect((await set(`branch/${shop.shop.branch}`, { recipients })).status).toBe(200)
    const { body } = await shop.call('GET', '/items/company?fields=id', undefined, administrator)
    await set(`company/${body.data[0].id}`, { mail_orders: 'rest' })
    await shop.order()
    expect(await told()).toEqual(['mareike@muster.example'])
    const all = await database()
      .selectFrom('mail_recipient')
      .select('id')
      .where('branch', '=', shop.shop.branch)
      .execute()
    await set(`branch/${shop.shop.branch}`, { recipients: all.map(({ id }) => ({ id, $delete: true })) })
    await shop.order()
    expect(await told()).toEqual(['mareike@muster.example', 'laden@muster.example'])
  })
})
