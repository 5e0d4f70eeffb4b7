import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleReservations } from './sample-reservations.ts'

withDatabases((database) => {
  async function start() {
    const shop = await sampleReservations(database())
    const { main, other, shop: ids } = shop
    const bound = await shop.signIn()
    const { body: own } = await shop.call('GET', '/users/me', undefined, bound)
    await database().updateTable('users').set({ branch: other }).where('id', '=', own.data.id).execute()
    const collect = (branch: number) => shop.order({ shippingMethod: ids.pickup, paymentMethod: 3, branch, total: 199 })
    const as = (method: string, path: string, body?: unknown) => shop.call(method, path, body, bound)
    const numbers = async () => (await as('GET', '/items/ecommerce_order?fields=id,collect_branch')).body.data
    return { ...shop, main, other, bound, userId: Number(own.data.id), collect, as, numbers }
  }

  test('the log of an order says by name who of the staff did what, to those who may see the order', async () => {
    const { collect, other, as, placed, userId } = await start()
    await collect(other)
    const [row] = await placed()
    const standing = async () => (await as('GET', `/ecom/orders/${row?.id}/next`)).body
    expect(await standing()).toMatchObject({ staff: [] })
    await as('POST', `/ecom/orders/${row?.id}/state`, { state: 'in_preparation' })
    await database()
      .updateTable('users')
      .set({ first_name: 'Erika', last_name: 'Muster' })
      .where('id', '=', userId)
      .execute()
    expect(await standing()).toMatchObject({ staff: [{ id: userId, name: 'Erika Muster' }] })
    const { body } = await as('GET', `/items/ecommerce_order_event?filter[order][eq]=${row?.id}&sort=-id&limit=1`)
    expect(body.data).toMatchObject([{ actor: 'staff', user: userId }])
  })

  test('staff of a branch see and move its orders, and those of others do not exist for them, by no way', async () => {
    const { order, collect, main, other, as, numbers, placed } = await start()
    for (const placing of [await order(), await collect(main), await collect(other)]) expect(placing.status).toBe(200)
    const [parcel, elsewhere, here] = (await placed()).map(({ id }) => Number(id))
    expect(await numbers()).toEqual([{ id: here, collect_branch: other }])
    expect((await as('GET', '/items/ecommerce_order?fields=id&meta=filter_count&limit=1')).body.meta.filter_count).toBe(
      1,
    )
    for (const hidden of [parcel, elsewhere]) {
      expect((await as('GET', `/items/ecommerce_order/${hidden}`)).status).toBe(404)
      expect((await as('PATCH', `/items/ecommerce_order/${hidden}`, { staff_note: 'x' })).status).toBe(404)
      expect((await as('GET', `/ecom/orders/${hidden}/next`)).status).toBe(404)
      expect((await as('POST', `/ecom/orders/${hidden}/state`, { state: 'cancelled' })).status).toBe(404)
      expect((await as('POST', `/ecom/orders/${hidden}/payment`, { amount: 1 })).status).toBe(404)
      expect((await as('POST', `/ecom/orders/${hidden}/refund`, { amount: 1 })).status).toBe(404)
      for (const part of ['line', 'event', 'mail', 'payment_attempt']) {
        const { body } = await as('GET', `/items/ecommerce_order_${part}?filter[order][eq]=${hidden}`)
        expect(body.data ?? []).toEqual([])
      }
    }
    expect((await as('PATCH', `/items/ecommerce_order/${here}`, { collect_branch: main })).status).toBe(403)
    expect((await as('POST', `/ecom/orders/${here}/state`, { state: 'in_preparation' })).status).toBe(200)
    for (const path of [
      '/ecom/bookkeeping/2026-11/datev.csv',
      '/items/ecommerce_withdrawal',
      '/items/newsletter_subscription',
    ])
      expect((await as('GET', path)).status, path).toBe(403)
  })

  test('staff of a branch see its reservations and questions alone, and answer no others', async () => {
    const { reserve, shop, main, other, as, reservations, call, staff, domain } = await start()
    const chain = { product: shop.chain, variant: shop.short, branch: main, email: 'bert@example.org' }
    expect([(await reserve(chain)).status, (await reserve()).status]).toEqual([200, 200])
    const [elsewhere, here] = (await reservations()).map(({ id }) => Number(id))
    expect((await as('GET', '/items/ecommerce_reservation?fields=id')).body.data).toEqual([{ id: here }])
    expect((await as('POST', `/ecom/reservations/${elsewhere}/state`, { state: 'ready' })).status).toBe(404)
    expect((await as('POST', `/ecom/reservations/${here}/state`, { state: 'ready' })).status).toBe(200)
    const ask = {
      project: domain,
      product: shop.watch,
      name: 'A',
      email: 'a@example.org',
      message: 'Guten Tag',
      privacy: true,
    }
    for (const branch of [main, other, null])
      await database()
        .insertInto('contact_request')
        .values({
          ...{ project: shop.project, branch, language: 'de', name: ask.name, email: ask.email, message: ask.message },
          ...{ created_on: '2026-11-20T12:00:00.000Z', expires_on: '2027-11-20T12:00:00.000Z' },
        })
        .execute()
    expect((await as('GET', '/items/contact_request?fields=branch')).body.data).toEqual([{ branch: other }])
    expect((await call('GET', '/items/contact_request?fields=branch', undefined, staff)).body.data).toHaveLength(3)
  })

  test('staff of a branch count and carry away its pieces alone, and the sum of all is not theirs', async () => {
    const { main, other, ring, as, at } = await start()
    const goods = { product: ring }
    expect((await as('POST', '/ecom/stock', { ...goods, branch: main, pieces: 9, was: 2 })).status).toBe(403)
    expect((await as('POST', '/ecom/stock/move', { ...goods, branch: main, to: other, pieces: 1 })).status).toBe(403)
    expect((await as('PATCH', `/items/ecommerce_product/${ring}`, { stock: 9 })).status).toBe(403)
    expect((await as('PATCH', `/items/ecommerce_product/${ring}`, { description: 'Neu' })).status).toBe(200)
    expect((await as('POST', '/ecom/stock', { ...goods, branch: other, pieces: 2, was: 1 })).status).toBe(200)
    expect((await as('POST', '/ecom/stock/move', { ...goods, branch: other, to: main, pieces: 1 })).status).toBe(200)
    expect([await at(main), await at(other)]).toEqual([3, 1])
  })

  test('who was bound to a branch that is gone sees nothing, not everything', async () => {
    const { collect, main, other, numbers } = await start()
    await collect(main)
    await collect(other)
    await database().deleteFrom('opening_period').where('branch', '=', other).execute()
    await database().deleteFrom('branch').where('id', '=', other).execute()
    expect(await numbers()).toEqual([])
  })

  test('an account is bound by administrators alone, to a branch of its own website, and no administrator is', async () => {
    const { shop, staff, other, userId, call, as } = await start()
    const foreign = await sampleReservations(database())
    const administrator = await foreign.signIn('administrator')
    const set = (id: number, branch: number | null, headers: Record<string, string>, at = foreign.call) =>
      at('PATCH', `/users/${id}`, { branch }, headers)
    const { body: me } = await foreign.call('GET', '/users/me', undefined, administrator)
    const { body: one } = await foreign.call('GET', '/users/me', undefined, foreign.staff)
    const refused = await set(one.data.id, other, administrator)
    expect(refused).toMatchObject({ status: 422, body: { error: { fields: [{ field: 'branch' }] } } })
    expect((await set(me.data.id, foreign.other, administrator)).status).toBe(422)
    expect((await set(one.data.id, foreign.other, administrator)).status).toBe(200)
    expect((await set(one.data.id, null, administrator)).status).toBe(200)
    expect((await set(userId, null, staff, call)).status).toBe(403)
    expect((await as('PATCH', '/users/me', { branch: null })).status).toBe(403)
    expect(shop.project).toBeGreaterThan(0)
  })
})
