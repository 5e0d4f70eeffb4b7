import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { evenStock } from '../shop/even-stock.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 3)

withDatabases((database) => {
  async function start() {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`, {
      settings: { reservations: 'beside' },
    })
    const address = { street: 'Weg 2', zip: '22587', city: 'Hamburg', sort: 1 }
    const other = Number(
      await insertTree(database(), 'branch', {
        project: shop.shop.project,
        display_name: 'Blankenese',
        slug: 'blankenese',
        ...address,
      }),
    )
    for (const branch of [other, shop.shop.branch])
      await insertTree(database(), 'opening_period', { branch, day: 10, time_open: '10:00:00', time_close: '16:00:00' })
    const staff = await shop.staff()
    const editor = await shop.staff('editor')
    const { branch: main, ring } = shop.shop
    const rowsOf = (product: number, variant: number | null) =>
      database()
        .selectFrom('ecommerce_stock')
        .select(['branch', 'pieces'])
        .where('product', '=', product)
        .where('variant', variant === null ? 'is' : '=', variant)
        .orderBy('id')
        .execute()
    /** Pieces by place: `0` is the stock of parcels. */
    const places = async (product = ring, variant: number | null = null) => {
      const found: Record<number, number> = {}
      for (const { branch, pieces } of await rowsOf(product, variant))
        if (Number(pieces) > 0) found[Number(branch)] = (found[Number(branch)] ?? 0) + Number(pieces)
      return found
    }
    const count = (body: Json, as = staff) => shop.call('POST', '/ecom/stock', { product: ring, ...body }, as)
    const move = (body: Json, as = staff) => shop.call('POST', '/ecom/stock/move', { product: ring, ...body }, as)
    const collect = (branch: number, change: Json = {}) =>
      shop.order({ shippingMethod: shop.shop.pickup, paymentMethod: 3, branch, total: 199, ...change })
    let visitors = 0
    const reserve = (branch: number, change: Json = {}) => {
      const email = `v${visitors++}@example.org`
      const visit = { product: ring, branch, at: '2026-11-21T11:00', name: 'V', email, privacy: true, language: 'de' }
      return shop.call('POST', '/ecom/reservation', { ...visit, ...change })
    }
    const reserved = () =>
      database()
        .selectFrom('ecommerce_reservation')
        .selectAll()
        .where('project', '=', shop.shop.project)
        .orderBy('id')
        .execute()
    return { ...shop, main, other, ring, staff, editor, places, count, move, collect, reserve, reserved }
  }

  test('goods that are made lie at the main branch, and whoever writes stock writes their sum', async () => {
    const { call, staff, places, ring, main, other, move, stock } = await start()
    expect(await places()).toEqual({ [main]: 3 })
    await move({ branch: main, to: other, pieces: 2 })
    const write = (pieces: number) => call('PATCH', `/items/ecommerce_product/${ring}`, { stock: pieces }, staff)
    await write(5)
    expect(await places()).toEqual({ [main]: 3, [other]: 2 })
    await write(4)
    expect(await places()).toEqual({ [main]: 2, [other]: 2 })
    await write(1)
    expect(await places()).toEqual({ [other]: 1 })
    expect(await stock(ring)).toBe(1)
    const { body } = await call('GET', `/items/ecommerce_product/${ring}?fields=stock,places.branch,places.pieces`)
    expect(body.data.stock).toBe(1)
    expect(body.data.places).toContainEqual({ branch: other, pieces: 1 })
  })

  test('a parcel takes the stock of parcels first, then the branches in the retailer’s order', async () => {
    const { call, order, places, main, other, move, editor } = await start()
    await move({ branch: main, to: null, pieces: 1 })
    await move({ branch: main, to: other, pieces: 1 })
    await call('PATCH', `/items/branch/${main}`, { parcel_order: 2 }, editor)
    await order()
    expect(await places()).toEqual({ [main]: 1, [other]: 1 })
    await order()
    expect(await places()).toEqual({ [main]: 1 })
    await order()
    expect(await places()).toEqual({})
    expect((await order()).body.reason).toBe('sold_out')
  })

  test('who collects takes from that branch; what it lacks is brought from the others', async () => {
    const { places, main, other, move, collect } = await start()
    await move({ branch: main, to: other, pieces: 1 })
    expect((await collect(other)).status).toBe(200)
    expect(await places()).toEqual({ [main]: 2 })
    expect((await collect(other)).status).toBe(200)
    expect(await places()).toEqual({ [main]: 1 })
  })

  test('what is cancelled or comes back lies again where it was taken, or at the main branch where that one is gone', async () => {
    const { call, placed, places, main, other, move, collect, staff } = await start()
    const cancelLast = async () =>
      call('POST', `/ecom/orders/${(await placed()).at(-1)?.id}/state`, { state: 'cancelled' }, staff)
    await move({ branch: main, to: other, pieces: 1 })
    await collect(other)
    expect(await places()).toEqual({ [main]: 2 })
    await cancelLast()
    expect(await places()).toEqual({ [main]: 2, [other]: 1 })
    await collect(other)
    await database().deleteFrom('branch').where('id', '=', other).execute()
    await cancelLast()
    expect(await places()).toEqual({ [main]: 3 })
  })

  test('a piece that comes back with a refund lies again where it was taken', async () => {
    const { call, placed, places, main, other, move, staff, ring, order, shop } = await start()
    await move({ branch: main, to: other, pieces: 3 })
    await order({ lines: [{ product: ring, count: 2 }], paymentMethod: 1, total: 403.9 })
    const [{ id } = { id: 0 }] = await placed()
    await call('POST', `/ecom/orders/${id}/payment`, { amount: 403.9 }, staff)
    const [line] = await database().selectFrom('ecommerce_order_line').selectAll().where('order', '=', id).execute()
    expect(JSON.parse(String(line?.stock_places))).toEqual([{ branch: other, pieces: 2 }])
    const pieces = [{ line: Number(line?.id), count: 1, to_stock: true }]
    expect((await call('POST', `/ecom/orders/${id}/refund`, { amount: 199, pieces }, staff)).status).toBe(200)
    expect(await places()).toEqual({ [other]: 2 })
    expect(await call('GET', `/items/ecommerce_product/${shop.ring}?fields=stock`)).toMatchObject({
      body: { data: { stock: 2 } },
    })
  })

  test('who counts or carries pieces is logged with the reason, and a number that others have changed is refused', async () => {
    const { call, count, move, main, other, places, staff, stock, ring } = await start()
    const counted = await count({ branch: other, pieces: 4, was: 0, reason: ' Inventur ' })
    expect(counted).toMatchObject({ status: 200, body: { data: { pieces: 4, stock: 7 } } })
    expect((await count({ branch: other, pieces: 1, was: 2 })).status).toBe(409)
    expect((await move({ branch: other, to: main, pieces: 9 })).status).toBe(409)
    expect((await move({ branch: other, to: main, pieces: 1, reason: 'für Frau Muster' })).status).toBe(200)
    expect(await places()).toEqual({ [main]: 4, [other]: 3 })
    expect(await stock(ring)).toBe(7)
    const fields = 'kind,pieces,branch,to_branch,reason,user'
    const log = await call(
      'GET',
      `/items/ecommerce_stock_move?fields=${fields}&filter[product][eq]=${ring}`,
      undefined,
      staff,
    )
    expect(log.body.data).toMatchObject([
      { kind: 'correction', pieces: 4, branch: other, reason: 'Inventur', user: expect.any(Number) },
      { kind: 'move', pieces: 1, branch: other, to_branch: main, reason: 'für Frau Muster' },
    ])
    const told = await call('GET', `/ecom/stock/log/${ring}`, undefined, staff)
    const by = expect.stringMatching(/@muster\.example$/)
    expect(told.body.data).toMatchObject([
      { kind: 'move', pieces: 1, branch: other, to_branch: main, reason: 'für Frau Muster', by },
      { kind: 'correction', pieces: 4, branch: other, reason: 'Inventur', by },
    ])
    const foreign = await start()
    expect((await foreign.call('GET', `/ecom/stock/log/${ring}`, undefined, foreign.staff)).status).toBe(404)
    expect((await call('GET', `/ecom/stock/log/${ring}`)).status).toBe(401)
  })

  test('the list finds what is at once in a branch, with true counts, and follows each sale', async () => {
    const { call, main, other, move, ring, collect, shop } = await start()
    const found = async (branches: number) => {
      const { body } = await call('GET', `/ecom/facets?branches=${branches}`)
      return { ids: body.data.products, count: body.meta.filter_count, branches: body.data.branches }
    }
    await move({ branch: main, to: other, pieces: 1 })
    await move({ product: shop.chain, variant: shop.short, branch: main, to: other, pieces: 2 })
    await move({ product: shop.chain, variant: shop.inactive, branch: main, to: other, pieces: 9 })
    const there = await found(other)
    expect(there.ids.toSorted()).toEqual([ring, shop.chain].toSorted())
    expect(there.count).toBe(2)
    expect(there.branches).toContainEqual({ id: other, count: 2 })
    await collect(other)
    expect((await found(other)).ids).toEqual([shop.chain])
    expect((await call('GET', '/ecom/facets?branches=x')).status).toBe(422)
  })

  test('pieces are counted by who may, for goods and branches of their own shop, with numbers that can be', async () => {
    const { count, move, main, staff, call, ring, shop, editor } = await start()
    const foreign = await start()
    const body = { branch: main, pieces: 1, was: 3 }
    expect((await call('POST', '/ecom/stock', { product: ring, ...body })).status).toBe(401)
    expect((await count({ ...body, product: foreign.ring })).status).toBe(404)
    const refused = [
      { ...body, branch: foreign.main },
      { ...body, variant: shop.short },
      { ...body, pieces: -1 },
      { ...body, pieces: 1.5 },
      { ...body, reason: 'x'.repeat(501) },
      { ...body, more: 1 },
    ]
    for (const wrong of refused) expect((await count(wrong)).status, JSON.stringify(wrong)).toBe(422)
    expect((await move({ branch: main, to: main, pieces: 1 })).status).toBe(422)
    for (const as of [staff, editor]) {
      const written = await call('POST', '/items/ecommerce_stock', { product: ring, branch: main, pieces: 9 }, as)
      expect(written.status).toBe(403)
    }
    const nested = { places: [{ branch: main, pieces: 9 }] }
    expect((await call('PATCH', `/items/ecommerce_product/${ring}`, nested, staff)).status).toBe(403)
  })

  test('what a process of the version before has changed beside this one is evened out, and sells nothing twice', async () => {
    const { order, places, ring, main, other, move, collect, clock, stock } = await start()
    await move({ branch: main, to: other, pieces: 2 })
    const asBefore = (stock: number) =>
      database().updateTable('ecommerce_product').set({ stock }).where('id', '=', ring).execute()
    await asBefore(1)
    expect((await collect(other)).status).toBe(200)
    expect((await order()).status).toBe(409)
    await evenStock(database(), clock.now())
    expect(await places()).toEqual({})
    await asBefore(2)
    expect((await order()).status).toBe(200)
    await evenStock(database(), clock.now())
    expect(await places()).toEqual({ [main]: 1 })
    expect(await stock(ring)).toBe(1)
  })

  test('the last piece of a branch goes once, to a parcel, a collection, a reservation or over the counter, though 200 want it at once', async () => {
    const { order, collect, count, move, reserve, main, other, places, ring, stock, placed, reserved } = await start()
    await count({ branch: main, pieces: 1, was: 3 })
    await move({ branch: main, to: other, pieces: 1 })
    const counter = () => count({ branch: other, pieces: 0, was: 1 })
    const ways = [() => order(), () => reserve(other), () => collect(other), counter]
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => ways[n % ways.length]?.()))
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1)
    const refusals = answers.map((answer) => answer?.status).filter((status) => status !== 200)
    expect(refusals.filter((status) => ![409, 429, 503].includes(Number(status)))).toEqual([])
    expect(await stock(ring)).toBe(0)
    expect(await places()).toEqual({})
    expect((await placed()).length + (await reserved()).length).toBeLessThanOrEqual(1)
  }, 60_000)

  test('whatever moves pieces in whatever order, the places always hold the stock and nothing is sold twice', async () => {
    const shop = await start()
    const { main, other, ring, staff, call, placed, reserve } = shop
    const { short, chain } = shop.shop
    const branch = fc.constantFrom(main, other, null)
    const small = fc.integer({ min: 0, max: 4 })
    const goods = fc.constantFrom({ product: ring, variant: null }, { product: chain, variant: short })
    const step = fc.record({ kind: fc.nat(8), goods, branch, to: branch, pieces: small, at: fc.nat(100) })
    const held = async (product: number, variant: number | null) =>
      Object.values(await shop.places(product, variant)).reduce((sum, pieces) => sum + pieces, 0)
    const priceOf = (product: number) => (product === ring ? 199 : 89)
    type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
    async function run({ kind, goods: { product, variant }, branch: from, to, pieces, at }: Step) {
      const lines = [{ product, variant, count: Math.max(1, pieces) }]
      const total = priceOf(product) * Math.max(1, pieces)
      if (kind === 0) await shop.order({ lines, total: Math.round(total * 100 + 590) / 100 })
      if (kind === 1) await shop.collect(from ?? main, { lines, total })
      if (kind === 2) await shop.move({ product, variant, branch: from, to, pieces })
      if (kind === 3) {
        const was = (await shop.places(product, variant))[Number(from)] ?? 0
        await shop.count({ product, variant, branch: from, pieces, was })
      }
      const written = variant ? { product_variants: [{ id: variant, stock: pieces }] } : { stock: pieces }
      if (kind === 4) await call('PATCH', `/items/ecommerce_product/${product}`, written, staff)
      const orders = await placed()
      const one = orders[at % Math.max(1, orders.length)]
      if (kind === 5 && one) await call('POST', `/ecom/orders/${one.id}/state`, { state: 'cancelled' }, staff)
      if (kind === 7) await reserve(from ?? main, { product, variant, pieces: Math.max(1, pieces) })
      const reservations = await shop.reserved()
      const kept = reservations[at % Math.max(1, reservations.length)]
      const state = (['ready', 'unavailable', 'collected', 'cancelled'] as const)[pieces % 4]
      if (kind === 8 && kept)
        await call('POST', `/ecom/reservations/${kept.id}/state`, { state, are_there: at % 2 === 0 }, staff)
      if (kind === 6)
        await Promise.all([
          reserve(from ?? main, { product, variant }),
          shop.order({ lines, total: Math.round(total * 100 + 590) / 100 }),
          shop.collect(main, { lines, total }),
        ])
    }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
        for (const one of steps) {
          await run(one)
          expect(await held(ring, null)).toBe(await shop.stock(ring))
          expect(await held(chain, short)).toBe(await shop.stock(short, 'ecommerce_product_variant'))
        }
      }),
      { numRuns: RUNS },
    )
  }, 60_000)
})
