import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderStates } from '#domain/orders/order-states.ts'
import { withDatabases } from '../db/with-databases.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 15)
const PIECES = 1000

const deed = fc.oneof(
  fc.record({ call: fc.constant('state' as const), state: fc.constantFrom(...orderStates), keep: fc.boolean() }),
  fc.record({ call: fc.constant('lines' as const), pieces: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ call: fc.constant('payment' as const), share: fc.constantFrom(0.3, 0.5, 1) }),
  fc.record({
    call: fc.constant('refund' as const),
    share: fc.constantFrom(0.2, 1),
    count: fc.nat(3),
    toStock: fc.boolean(),
  }),
)
const way = fc.record({
  price: fc.constantFrom(0, 1, 199.99),
  count: fc.integer({ min: 1, max: 3 }),
  paymentMethod: fc.constantFrom(1, 2, 3),
  collects: fc.boolean(),
  deeds: fc.array(deed, { maxLength: 8 }),
})

withDatabases((database) => {
  test('whatever staff do with an order, no stock and no money is lost, and it can always be brought to an end', async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`, {
      settings: { cash_limit: 2000 },
    })
    const headers = await shop.staff('administrator')
    const { ring, pickup, parcel, branch } = shop.shop
    await fc.assert(
      fc.asyncProperty(way, async ({ price, count: ordered, paymentMethod, collects, deeds }) => {
        const isCollection = collects || paymentMethod === 3
        const product = { price_brutto: price, stock: PIECES }
        await shop.call('PATCH', `/items/ecommerce_product/${ring}`, product, headers)
        const total = Math.round((price * ordered + (isCollection ? 0 : 5.9)) * 100) / 100
        const placed = await shop.order({
          lines: [{ product: ring, count: ordered }],
          customerEmail: `${randomUUID()}@example.org`,
          ...(isCollection ? { shippingMethod: pickup, branch } : { shippingMethod: parcel }),
          ...{ paymentMethod, total },
        })
        expect(placed.body.status).toBe('ok')
        const order = async () => {
          const rows = await shop.placed()
          return rows.at(-1)
        }
        const id = Number((await order())?.id)
        const [line] = await database()
          .selectFrom('ecommerce_order_line')
          .select('id')
          .where('order', '=', id)
          .execute()
        const staff = (path: string, body: Json) => shop.call('POST', `/ecom/orders/${id}/${path}`, body, headers)
        let [back, lost, count] = [0, 0, ordered]
        let here = 0
        for (const one of deeds) {
          const before = await order()
          const [paid, refunded] = [Number(before?.paid), Number(before?.refunded)]
          if (one.call === 'state') {
            const { status, body } = await staff('state', { state: one.state, keep_stock: one.keep })
            expect([200, 409, 422]).toContain(status)
            const isNew = status === 200 && body.state === 'cancelled'
            if (isNew && one.keep) lost = count - back
            else if (isNew) back = count - lost
          } else if (one.call === 'lines') {
            const lines = [{ line: Number(line?.id), was: count, count: one.pieces }]
            const { body } = await staff('lines/quote', { lines })
            const { status } = await staff('lines', { lines, total: body.totals?.total ?? 0 })
            expect([200, 409]).toContain(status)
            if (status === 200) count = one.pieces
          } else if (one.call === 'payment') {
            const amount = Math.round((Number(before?.total) - paid) * one.share) / 100
            const { status } = await staff('payment', { amount })
            expect([200, 422]).toContain(status)
            if (status === 200) here += Math.round(amount * 100)
          } else {
            const amount = Math.round((paid - refunded) * one.share) / 100
            const pieces = one.count > 0 ? [{ line: Number(line?.id), count: one.count, to_stock: one.toStock }] : []
            const { status } = await staff('refund', { amount, pieces, key: randomUUID() })
            expect([200, 422]).toContain(status)
            if (status === 200) here -= Math.round(amount * 100)
            if (status === 200 && one.toStock) back += one.count
            else if (status === 200) lost += one.count
          }
          expect(await shop.stock(ring)).toBe(PIECES - count + back)
          const after = await order()
          expect(Number(after?.refunded)).toBeLessThanOrEqual(Number(after?.paid))
          expect(Number(after?.paid) - Number(after?.refunded)).toBe(here)
          expect(Number(after?.total)).toBe(Math.round(price * 100) * count + (isCollection ? 0 : 590))
        }
        // The end: what money is here goes back, else the order is completed or cancelled.
        const now = await order()
        const left = Number(now?.paid) - Number(now?.refunded)
        if (left > 0) expect((await staff('refund', { amount: left / 100 })).body).toMatchObject({ state: 'refunded' })
        else if (!['cancelled', 'refunded', 'completed'].includes(String(now?.state)))
          expect((await staff('state', { state: 'cancelled' })).body.state).toBe('cancelled')
      }),
      { numRuns: RUNS, seed: Number(process.env.PROPERTY_SEED ?? 11) },
    )
  }, 60_000)

  /** Everything that happens to an order, whom it is told, and what goes with it. */
  const told: [string, number, boolean, [string, string[], string, string[]][]][] = [
    [
      'prepayment',
      1,
      false,
      [
        ['order_receipt', ['anna@example.org'], 'Wir nehmen Ihre Bestellung hiermit an', ['legal']],
        ['order_shop', ['laden@muster.example'], 'hat bestellt', []],
        ['order_paid', ['anna@example.org'], 'ist bei uns eingegangen', []],
        ['order_shipped', ['anna@example.org'], 'ist unterwegs zu Ihnen', ['invoice']],
        ['order_completed', ['anna@example.org'], 'ist abgeschlossen', []],
        ['order_refunded', ['anna@example.org'], 'wir erstatten Ihnen', ['invoice']],
      ],
    ],
    [
      'invoice',
      2,
      false,
      [
        ['order_receipt', ['anna@example.org'], 'bestätigen wir den Eingang', ['legal']],
        ['order_shop', ['laden@muster.example'], 'hat bestellt', []],
        ['order_accepted', ['anna@example.org'], 'Wir nehmen Ihre Bestellung hiermit an', []],
        ['order_shipped', ['anna@example.org'], 'ist unterwegs zu Ihnen', ['invoice']],
        ['order_completed', ['anna@example.org'], 'ist abgeschlossen', []],
        ['order_refunded', ['anna@example.org'], 'wir erstatten Ihnen', ['invoice']],
      ],
    ],
    [
      'cash on collection',
      3,
      true,
      [
        ['order_receipt', ['anna@example.org'], 'bestätigen wir den Eingang', ['legal']],
        ['order_shop', ['laden@muster.example'], 'hat bestellt', []],
        ['order_accepted', ['anna@example.org'], 'Wir nehmen Ihre Bestellung hiermit an', []],
        ['order_ready', ['anna@example.org'], 'liegt für Sie bereit', ['collection']],
        ['order_completed', ['anna@example.org'], 'Ihre Rechnung finden Sie im Anhang', ['invoice']],
        ['order_refunded', ['anna@example.org'], 'wir erstatten Ihnen', ['invoice']],
      ],
    ],
  ]

  test.each(told)(
    'an order by %s tells each of its events once, to the right people, with its papers',
    async (_, paymentMethod, isCollection, expected) => {
      const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
      const { pickup, branch } = shop.shop
      const total = isCollection ? 199 : 204.9
      await shop.order({ paymentMethod, total, ...(isCollection && { shippingMethod: pickup, branch }) })
      const id = Number((await shop.placed())[0]?.id)
      const headers = await shop.staff()
      const staff = (path: string, body: Json) => shop.call('POST', `/ecom/orders/${id}/${path}`, body, headers)
      if (paymentMethod === 1) await staff('payment', { amount: total })
      for (const state of ['in_preparation', isCollection ? 'ready_for_collection' : 'shipped'])
        await staff('state', { state })
      // Before the goods are handed over: that they lie ready would not be true afterwards.
      await shop.orders.writeMails()
      if (paymentMethod !== 1) await staff('payment', { amount: total })
      await staff('state', { state: 'completed' })
      await staff('refund', { amount: total })
      await shop.orders.writeMails()
      const mails = await shop.mails()
      const outbox = mails.map(({ kind, recipient_address, attachments }) => [
        kind,
        recipient_address,
        (JSON.parse(String(attachments ?? '[]')) as { paper: string }[]).map(({ paper }) => paper),
      ])
      expect(outbox).toEqual(expected.map(([kind, [to], , papers]) => [kind, to, papers]))
      for (const [index, [, , words]] of expected.entries()) expect(mails[index]?.text).toContain(words)
    },
  )
})
