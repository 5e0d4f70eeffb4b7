import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Row } from '../db/database.ts'
import { jsonOf } from '../db/stored-json.ts'
import { withDatabases } from '../db/with-databases.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

/** Pieces of the first three lines. */
const counts = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 })

const step = fc.oneof(
  fc.record({
    kind: fc.constant('lines' as const),
    counts,
    today: fc.boolean(),
    added: fc.option(fc.record({ goods: fc.nat({ max: 2 }), count: fc.integer({ min: 1, max: 3 }) })),
  }),
  fc.record({ kind: fc.constant('refund' as const), counts, cents: fc.integer({ min: 1, max: 30_000 }) }),
  fc.record({ kind: fc.constant('pay' as const) }),
  fc.record({ kind: fc.constant('prepare' as const) }),
  fc.record({ kind: fc.constant('price' as const), cents: fc.integer({ min: 100, max: 30_000 }) }),
)

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const ENDED = ['cancelled', 'refunded']

const placesOf = jsonOf<'ecommerce_order_line'>()

withDatabases((database) => {
  /** An order of two pieces from stock and of three of which two are in stock and one is to be bought. */
  async function start(paymentMethod: number) {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const { ring, engraved, toOrder } = shop.shop
    const goods = [ring, engraved, toOrder]
    const editor = await shop.staff('editor')
    const headers = await shop.staff()
    await shop.call('PATCH', `/items/ecommerce_product/${toOrder}`, { stock: 2 }, editor)
    const stock = () => Promise.all(goods.map((one) => shop.stock(one)))
    const before = await stock()
    const lines = [
      { product: ring, count: 2 },
      { product: toOrder, count: 3 },
    ]
    expect((await shop.order({ paymentMethod, lines, total: 853.9 })).status).toBe(200)
    const order = async () => (await shop.placed())[0] as Row
    const id = Number((await order()).id)
    const linesNow = () =>
      database().selectFrom('ecommerce_order_line').selectAll().where('order', '=', id).orderBy('sort').execute()
    async function post(path: string, body: Json) {
      const answer = await shop.call('POST', `/ecom/orders/${id}/${path}`, body, headers)
      expect(answer.status, `${path} ${JSON.stringify(body)}`).toBeLessThan(500)
      return answer
    }
    const reprice = (cents: number) =>
      shop.call('PATCH', `/items/ecommerce_product/${ring}`, { price_brutto: cents / 100 }, editor)
    return { goods, before, stock, order, lines: linesNow, post, reprice }
  }

  type Order = Awaited<ReturnType<typeof start>>

  const backFrom = (lines: readonly Row[], pieces: (line: Row, index: number) => number) =>
    lines.flatMap((line, index) => {
      const count = pieces(line, index)
      return count > 0 ? [{ line: Number(line.id), count, to_stock: true }] : []
    })

  async function take({ goods, order, lines, post, reprice }: Order, one: Step): Promise<void> {
    const now = await lines()
    if (one.kind === 'price') await reprice(one.cents)
    else if (one.kind === 'prepare') await post('state', { state: 'in_preparation' })
    else if (one.kind === 'pay') {
      const { total, paid } = await order()
      if (Number(total) > Number(paid)) await post('payment', { amount: (Number(total) - Number(paid)) / 100 })
    } else if (one.kind === 'refund')
      await post('refund', { amount: one.cents / 100, pieces: backFrom(now, (_, index) => one.counts[index] ?? 0) })
    else {
      const kept = now.map(({ id, count }, index) => ({
        ...{ line: Number(id), was: Number(count), count: one.counts[index] ?? 1, today: one.today },
      }))
      const added = one.added ? [{ product: goods[one.added.goods], count: one.added.count, personalization: {} }] : []
      const quote = await post('lines/quote', { lines: kept, added })
      if (quote.status === 200) await post('lines', { lines: kept, added, total: quote.body.totals.total })
    }
  }

  async function check({ goods, before, stock, order, lines }: Order): Promise<void> {
    const { goods: sum, total, shipping, wrap, tax, net, margin, paid, refunded, state } = await order()
    const all = await lines()
    expect(Number(sum)).toBe(all.reduce((cents, line) => cents + Number(line.total_brutto), 0))
    expect(Number(total)).toBe(Number(sum) + Number(shipping) + Number(wrap))
    expect(Number(total)).toBe(Number(tax) + Number(net) + Number(margin))
    expect(Number(refunded)).toBeLessThanOrEqual(Number(paid))
    for (const line of all) {
      const places = placesOf(line, 'stock_places') ?? []
      expect(places.reduce((pieces, place) => pieces + place.pieces, 0)).toBe(Number(line.stock_taken))
    }
    const held = (product: number) =>
      all.reduce(
        (pieces, line) =>
          pieces + (line.product === product ? Math.max(0, Number(line.stock_taken) - Number(line.returned)) : 0),
        0,
      )
    if (!ENDED.includes(String(state)))
      expect((await stock()).map((pieces, index) => Number(pieces) + held(goods[index] ?? 0))).toEqual(before)
  }

  /** Cancels it, or gives back all money for all pieces. */
  async function end({ order, lines, post }: Order): Promise<void> {
    if (ENDED.includes(String((await order()).state))) return
    if ((await post('state', { state: 'cancelled' })).status === 200) return
    const { paid, refunded } = await order()
    const pieces = backFrom(await lines(), ({ count, returned }) => Number(count) - Number(returned))
    expect((await post('refund', { amount: (Number(paid) - Number(refunded)) / 100, pieces })).status).toBe(200)
  }

  test('whatever is done to an order before it leaves, its sums add up, no piece is lost or made, and it can be ended', async () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom(1, 2), async (taken, paymentMethod) => {
        const one = await start(paymentMethod)
        for (const next of taken) {
          await take(one, next)
          await check(one)
        }
        const state = String((await one.order()).state)
        await end(one)
        if (!ENDED.includes(state)) expect(await one.stock()).toEqual(one.before)
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 40) },
    )
  }, 600_000)
})
