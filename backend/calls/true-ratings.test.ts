import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { purgeOrders } from '../orders/retention.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  /** An order of a ring that was collected, and the link of the mail that says so. */
  const start = async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`, {
      settings: { allow_ratings: true },
    })
    const collected = { shippingMethod: shop.shop.pickup, paymentMethod: 3, branch: shop.shop.branch, total: 199 }
    await shop.order(collected)
    const id = Number((await shop.placed())[0]?.id)
    const headers = await shop.staff()
    const staff = (path: string, body: Json) => shop.call('POST', `/ecom/orders/${id}/${path}`, body, headers)
    for (const state of ['in_preparation', 'ready_for_collection']) await staff('state', { state })
    await staff('payment', { amount: 199 })
    await staff('state', { state: 'completed' })
    await shop.orders.writeMails()
    const mail = await database()
      .selectFrom('mail')
      .selectAll()
      .where('project', '=', shop.shop.project)
      .where('kind', '=', 'order_completed')
      .executeTakeFirstOrThrow()
    const stop =
      /Keine Einladungen zu Bewertungen mehr: http:\/\/[^/]+(\/ecom\/rating\S+)/.exec(String(mail.text))?.[1] ?? ''
    const link = /ring bewerten: http:\/\/[^/]+(\/ecom\/rating\S+)/.exec(String(mail.text))?.[1] ?? ''
    const purchase = new URLSearchParams(link.split('?')[1]).get('purchase') ?? ''
    const rate = (change: Json = {}) =>
      shop.call('POST', '/ecom/rating', {
        product: shop.shop.ring,
        rating: 5,
        name: 'Anna',
        text: 'Sitzt wunderbar.',
        language: 'de',
        ...change,
      })
    const ratings = () =>
      database().selectFrom('ecommerce_product_rating').selectAll().where('product', '=', shop.shop.ring).execute()
    /** What the mail of another completed order says, of the same customer unless told otherwise. */
    const nextMail = async (own: Json = {}) => {
      await shop.order({ ...collected, ...own })
      const next = Number((await shop.placed()).at(-1)?.id)
      const step = (path: string, body: Json) => shop.call('POST', `/ecom/orders/${next}/${path}`, body, headers)
      for (const state of ['in_preparation', 'ready_for_collection']) await step('state', { state })
      await step('payment', { amount: 199 })
      await step('state', { state: 'completed' })
      await shop.orders.writeMails()
      const mails = await shop.mails('order_completed')
      return String(mails.at(-1)?.text)
    }
    /** The desk of persons, to whom only administrators come. */
    const desk = async () => {
      const admin = await shop.staff('administrator')
      return {
        admin,
        persons: async (path: string, body: Json) => (await shop.call('POST', `/persons/${path}`, body, admin)).body,
      }
    }
    return { ...shop, link, stop, nextMail, desk, purchase, rate, ratings }
  }

  test('the mail of a completed order leads to a form that verifies the purchase, once for each line', async () => {
    const shop = await start()
    const page = await shop.call('GET', shop.link)
    expect(page.status).toBe(200)
    expect(page.body).toContain(`name="purchase" value="${shop.purchase}"`)
    expect(page.body).toContain('ring bewerten')
    expect((await shop.rate({ purchase: shop.purchase })).status).toBe(200)
    const again = await shop.rate({ purchase: shop.purchase })
    expect([again.status, JSON.stringify(again.body)]).toEqual([409, expect.stringContaining('schon bewertet')])
    expect((await shop.ratings()).map(({ verified }) => Boolean(verified))).toEqual([true])
    expect((await shop.call('GET', shop.link)).body).toContain('schon bewertet')
  })

  test('mail programs end the invitations with one click', async () => {
    const shop = await start()
    const [mail] = await shop.mails('order_completed')
    const heads = JSON.parse(String(mail?.headers))
    expect(heads['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const href = /^<http:\/\/[^/]+(\/ecom\/rating\/stop\S+)>$/.exec(heads['List-Unsubscribe'])?.[1]
    expect(href).toBe(shop.stop)
    expect((await shop.call('POST', String(href), 'List-Unsubscribe=One-Click')).status).toBe(200)
    expect(await shop.nextMail()).not.toContain('bewerten')
  })

  test('the mail that invites to ratings says how to object, and who has objected is invited no more', async () => {
    const shop = await start()
    expect((await shop.call('GET', shop.stop)).body).toContain('Keine Einladungen mehr')
    expect(await shop.nextMail()).toContain('widersprechen')
    expect((await shop.call('POST', `${shop.stop}x`)).status).toBe(404)
    expect((await shop.call('POST', shop.stop)).body).toContain('Wir laden Sie nicht mehr ein')
    const mail = await shop.nextMail()
    expect(mail).toContain('Rechnung')
    expect(mail).not.toMatch(/bewerten|Bewertungen/)
  })

  test('nobody is invited to rate what they gave back', async () => {
    const shop = await start()
    const lines = ['ring', 'engraved'].map((name) => ({
      product: shop.shop[name as 'ring'],
      variant: null,
      count: 1,
      personalization: {},
    }))
    const way = { shippingMethod: shop.shop.pickup, branch: shop.shop.branch }
    const { body: quote } = await shop.quote({ lines, country: 'DE', ...way })
    const { body: placed } = await shop.order({ lines, ...way, paymentMethod: 3, total: quote.totals.total })
    expect(placed.status).toBe('ok')
    const order = (await shop.placed()).at(-1)
    const headers = await shop.staff()
    const step = (path: string, body: Json) => shop.call('POST', `/ecom/orders/${order?.id}/${path}`, body, headers)
    for (const state of ['in_preparation', 'ready_for_collection']) await step('state', { state })
    await step('payment', { amount: Number(order?.total) / 100 })
    const line = await database()
      .selectFrom('ecommerce_order_line')
      .select('id')
      .where('order', '=', Number(order?.id))
      .where('product', '=', shop.shop.ring)
      .executeTakeFirstOrThrow()
    const refund = { amount: 199, key: 'ring-came-back', pieces: [{ line: Number(line.id), count: 1, to_stock: true }] }
    expect((await step('refund', refund)).status).toBe(200)
    await step('state', { state: 'completed' })
    await shop.orders.writeMails()
    const mail = String((await shop.mails('order_completed')).at(-1)?.text)
    expect(mail.match(/.* bewerten: /g)).toEqual(['gravurring bewerten: '])
  })

  test('an objection to invitations outlives its order without the address, is handed out, and stays when its person is erased', async () => {
    const shop = await start()
    const [ordered] = await shop.placed()
    const email = String(ordered?.customer_email)
    const { admin, persons } = await shop.desk()
    await shop.call('POST', shop.stop)
    const file = await persons('file', { email: email.toUpperCase() })
    expect(file.places.objection).toMatchObject([{ created_on: expect.any(String) }])
    const { data } = await persons('erase', { email, reason: 'Antrag' })
    expect(data).toContainEqual(expect.objectContaining({ place: 'objection', action: 'keep', reason: 'objection' }))
    await purgeOrders(database(), new Date('2036-01-05T12:00:00Z'))
    expect(await shop.placed()).toEqual([])
    const own = ['ecommerce_rating_objection', 'settings'] as const
    for (const table of own) {
      const rows = await database().selectFrom(table).selectAll().where('project', '=', shop.shop.project).execute()
      expect([table, rows.length]).toEqual([table, 1])
      expect(JSON.stringify(rows)).not.toContain(email)
      if (table === 'settings') expect(String(rows[0]?.value)).toMatch(/^sealed:/)
    }
    expect((await shop.call('GET', '/settings', undefined, admin)).body.data).toEqual([])
    expect(await shop.nextMail({ customerEmail: email.toUpperCase() })).not.toMatch(/bewerten|Bewertungen/)
    expect(await shop.nextMail({ customerEmail: 'jemand.anders@example.org' })).toContain('ring bewerten')
  })

  test('an objection that only an order knew is kept before that order is erased', async () => {
    const shop = await start()
    const [ordered] = await shop.placed()
    const [id, email] = [Number(ordered?.id), String(ordered?.customer_email)]
    const { persons } = await shop.desk()
    await database().updateTable('ecommerce_order').set({ no_invitation: true }).where('id', '=', id).execute()
    await persons('erase', { email, reason: 'Antrag' })
    await purgeOrders(database(), new Date('2036-01-05T12:00:00Z'))
    expect(await shop.nextMail()).not.toMatch(/bewerten|Bewertungen/)
  })

  test('a link that was not made here, or is for other goods, verifies nothing', async () => {
    const shop = await start()
    const [line = ''] = shop.purchase.split('.')
    for (const purchase of [line, `${line}.${'x'.repeat(32)}`, `${Number(line) + 1}.${shop.purchase.split('.')[1]}`])
      await shop.rate({ purchase })
    await shop.rate({ purchase: shop.purchase, product: shop.shop.engraved })
    expect((await shop.ratings()).map(({ verified }) => Boolean(verified))).toEqual([false, false, false])
  })

  test('a rating is written and read by the field that the specification names', async () => {
    const shop = await start()
    expect((await shop.rate({ rating: undefined, stars: 5 })).status).toBe(422)
    await shop.rate()
    const editor = await shop.staff('editor')
    const [rating] = await shop.ratings()
    const path = `/items/ecommerce_product_rating/${rating?.id}`
    expect((await shop.call('PATCH', path, { status: 'published' }, editor)).status).toBe(200)
    const { body } = await shop.call('GET', `/items/ecommerce_product/${shop.shop.ring}?fields=ratings.rating`)
    expect(body.data.ratings).toEqual([{ rating: 5 }])
  })

  test('a rating is refused with a reason only, which no visitor reads', async () => {
    const shop = await start()
    await shop.rate()
    const editor = await shop.staff('editor')
    const [rating] = await shop.ratings()
    const path = `/items/ecommerce_product_rating/${rating?.id}`
    const refuse = (refusal_reason?: string) =>
      shop.call('PATCH', path, { status: 'archived', ...(refusal_reason !== undefined && { refusal_reason }) }, editor)
    for (const empty of [undefined, '', '  '])
      expect(await refuse(empty)).toMatchObject({
        status: 422,
        body: { error: { fields: [{ field: 'refusal_reason' }] } },
      })
    expect((await shop.ratings())[0]?.status).toBe('draft')
    expect((await refuse('Nennt einen Namen.')).status).toBe(200)
    expect((await shop.call('PATCH', path, { refusal_reason: null }, editor)).status).toBe(422)
    expect((await shop.call('GET', `${path}?fields=refusal_reason`)).status).not.toBe(200)
  })

  test.each(['editor', 'shop_staff', 'administrator'] as const)(
    'as %s nobody writes what a customer said, nor that it is verified',
    async (role) => {
      const shop = await start()
      await shop.rate()
      const headers = await shop.staff(role)
      const [rating] = await shop.ratings()
      const path = '/items/ecommerce_product_rating'
      const invented = { product: shop.shop.ring, name: 'Eve', rating: 5, text: 'Toll', status: 'published' }
      for (const change of [
        { verified: true },
        { rating: 1 },
        { text: 'Anders' },
        { name: 'Eve' },
        { order_number: '1' },
      ])
        expect((await shop.call('PATCH', `${path}/${rating?.id}`, change, headers)).status).toBe(403)
      expect((await shop.call('POST', path, invented, headers)).status).toBe(403)
      const nested = { ratings: [{ name: 'Eve', rating: 5, status: 'published' }] }
      const product = `/items/ecommerce_product/${shop.shop.ring}`
      expect((await shop.call('PATCH', product, nested, headers)).status).toBe(403)
      expect(await shop.ratings()).toMatchObject([{ name: 'Anna', rating: 5, text: 'Sitzt wunderbar.' }])
    },
  )
})
