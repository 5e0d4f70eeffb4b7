import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { collectionCode } from '#domain/orders/collection-code.ts'
import { withDatabases } from '../db/with-databases.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

const DAY = 24 * 60

withDatabases((database) => {
  /** A shop with an order that lies ready to be collected. */
  async function start({
    settings = {},
    language = 'de',
    paymentMethod = 3,
    hasMainHouse = false,
  }: {
    settings?: Json
    language?: string
    paymentMethod?: number
    hasMainHouse?: boolean
  } = {}) {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`, { settings })
    const { pickup, branch } = shop.shop
    await database()
      .insertInto('opening_period')
      .values({ branch, day: 4, time_open: '10:00:00', time_close: '18:30:00', sort: 1 })
      .execute()
    if (hasMainHouse) await addMainHouse(shop.shop)
    const placed = await shop.order({ language, shippingMethod: pickup, paymentMethod, branch, total: 199 })
    expect(placed.status).toBe(200)
    const staff = await shop.staff()
    const [{ id = 0 } = {}] = await shop.placed()
    const move = (state: string) => shop.call('POST', `/ecom/orders/${id}/state`, { state }, staff)
    const pay = () => shop.call('POST', `/ecom/orders/${id}/payment`, { amount: 199 }, staff)
    if (paymentMethod === 1) await pay()
    await move('in_preparation')
    const order = async () => (await shop.placed())[0] as Json
    return { ...shop, placed: placed.body, id, staff, move, pay, order }
  }

  /** Another house, which comes before the one where orders are collected. */
  async function addMainHouse({ project, branch }: { project: number; branch: number }) {
    const db = database()
    const house = {
      display_name: 'Stammhaus',
      slug: 'stammhaus',
      street: 'Jungfernstieg 1',
      zip: '20354',
      city: 'Hamburg',
    }
    const main = await db
      .insertInto('branch')
      .values({ ...house, project, sort: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('branch').set({ sort: 1 }).where('id', '=', branch).execute()
    await db
      .insertInto('opening_period')
      .values({ branch: Number(main.id), day: 4, time_open: '09:00:00', time_close: '17:00:00', sort: 1 })
      .execute()
  }

  test('goods that staff lay ready have a code, which mail and order page show, and which finds them until they are handed over', async () => {
    const shop = await start()
    expect((await shop.order()).collection_code).toBeNull()
    await shop.move('ready_for_collection')
    const { uuid, collection_code: code } = await shop.order()
    expect(code).toBe(collectionCode(String(uuid)))
    const token = String(shop.placed.status_path).split('/').pop()
    const { body: view } = await shop.call('GET', `/ecom/order/${token?.replace(/^\?order=/, '')}`)
    expect(view.shipping?.collection?.code).toBe(code)
    expect(view.shipping.collection.qr_svg).toContain('<svg')
    const read = `/items/ecommerce_order?filter[collection_code]=${code}&filter[state]=ready_for_collection&fields=number`
    expect((await shop.call('GET', read, undefined, shop.staff)).body.data).toHaveLength(1)
    expect((await shop.call('GET', read)).status).toBe(403)
    await shop.orders.writeMails()
    const [mail] = await shop.mails('order_ready')
    expect(mail?.text).toContain(String(code))
    expect(mail?.text).toContain('in „Innenstadt“, ab sofort (Freitag, 20. November bis 18:30 geöffnet).')
    expect(mail?.text).toContain('199,00')
    expect(JSON.parse(String(mail?.attachments))).toEqual([expect.objectContaining({ name: `Abholcode ${code}.gif` })])
    expect((await shop.move('completed')).status).toBe(409)
    await shop.pay()
    expect((await shop.move('completed')).body.state).toBe('completed')
    expect((await shop.call('GET', read, undefined, shop.staff)).body.data).toEqual([])
    const { body: after } = await shop.call('GET', `/ecom/order/${token?.replace(/^\?order=/, '')}`)
    expect(after.shipping.collection).toBeNull()
  })

  test.each([
    [
      'de',
      'Wir bewahren sie bis zum 4. Dezember 2026 für Sie auf.',
      'ab sofort (Freitag, 20. November bis 18:30 geöffnet)',
    ],
    ['en', 'We keep it for you until 4 December 2026.', 'from now on (open on Friday 20 November until 18:30)'],
    [
      'fr',
      'Nous la gardons pour vous jusqu’au 4 décembre 2026.',
      'dès maintenant (ouvert le vendredi 20 novembre jusqu’à 18:30)',
    ],
  ])(
    'in %s the mail that calls goods ready names dates, and until when they are kept',
    async (language, kept, when) => {
      const shop = await start({ language, settings: { collection_days: 14 } })
      await shop.move('ready_for_collection')
      await shop.orders.writeMails()
      const [mail] = await shop.mails('order_ready')
      expect(mail?.text).toContain(kept)
      expect(mail?.text).toContain(when)
    },
  )

  test('mails about what is collected in another house say when that one is open, and no other', async () => {
    const shop = await start({ hasMainHouse: true })
    await shop.move('ready_for_collection')
    await shop.orders.writeMails()
    const [mail] = await shop.mails('order_ready')
    expect(mail?.text).toMatch(/Innenstadt, Hauptstraße 1, 20095 Hamburg\nGeöffnet: Mo - Fr 10:00/)
    expect(mail?.text).not.toContain('09:00')
  })

  test('goods that were handed over before the mail was written are not called ready, and no mail comes without its code', async () => {
    const shop = await start({ paymentMethod: 1 })
    await shop.move('ready_for_collection')
    expect((await shop.move('completed')).status).toBe(200)
    await shop.orders.writeMails()
    expect(await shop.mails('order_ready')).toEqual([])
    expect(await shop.mails('order_completed')).toHaveLength(1)
  })

  test('the mail that calls goods ready is not sent once more when they were handed over', async () => {
    const shop = await start({ paymentMethod: 1 })
    const again = () => shop.call('POST', `/ecom/orders/${shop.id}/mails`, { kind: 'ready' }, shop.staff)
    await shop.move('ready_for_collection')
    await shop.orders.writeMails()
    expect((await again()).status).toBe(200)
    await shop.move('completed')
    expect(await again()).toMatchObject({ status: 409, body: { reason: 'not_possible' } })
    const texts = (await shop.mails('order_ready')).map(({ text }) => String(text))
    expect(texts).toHaveLength(2)
    const { collection_code: code } = await shop.order()
    for (const text of texts) expect(text).toContain(`Abholcode: ${code}`)
  })

  test.each([
    ['de', 'Erinnerung', 'Danach wird die Bestellung storniert.'],
    ['en', 'Reminder', 'After that the order is cancelled.'],
    ['fr', 'Rappel', 'Ensuite, la commande est annulée.'],
  ])(
    'in %s who does not come is reminded once after three days, and told until when the goods wait',
    async (language, subject, end) => {
      const shop = await start({ language, settings: { collection_days: 14 } })
      await shop.move('ready_for_collection')
      shop.pass(3 * DAY - 1)
      await shop.orders.waitForCollection()
      await shop.orders.writeMails()
      expect(await shop.mails('order_collect_reminder')).toEqual([])
      shop.pass(2)
      for (const _ of [1, 2]) await shop.orders.waitForCollection()
      await shop.orders.writeMails()
      const [mail, ...others] = await shop.mails('order_collect_reminder')
      expect(others).toEqual([])
      expect(mail?.subject).toContain(subject)
      expect(mail?.text).toContain(end)
      expect(mail?.text).toContain(String((await shop.order()).collection_code))
    },
  )

  test('what is not collected in the time that the shop has set is cancelled, its stock is free again, and the customer learns why', async () => {
    const shop = await start({ settings: { collection_days: 14 } })
    await shop.move('ready_for_collection')
    expect(await shop.stock(shop.shop.ring)).toBe(2)
    shop.pass(15 * DAY)
    await shop.orders.waitForCollection()
    await shop.orders.waitForCollection()
    expect((await shop.order()).state).toBe('cancelled')
    expect(await shop.stock(shop.shop.ring)).toBe(3)
    await shop.orders.writeMails()
    const [mail] = await shop.mails('order_cancelled')
    expect(mail?.text).toContain('nicht rechtzeitig abgeholt')
  })

  test('money for what is not collected goes back once, and the goods into stock', async () => {
    const shop = await start({ settings: { collection_days: 14 }, paymentMethod: 1 })
    await shop.move('ready_for_collection')
    shop.pass(15 * DAY)
    await Promise.all([shop.orders.waitForCollection(), shop.orders.waitForCollection()])
    const order = await shop.order()
    expect([order.state, Number(order.refunded)]).toEqual(['refunded', 19900])
    expect(await shop.stock(shop.shop.ring)).toBe(3)
    await shop.orders.writeMails()
    const [mail, ...others] = await shop.mails('order_refunded')
    expect(others).toEqual([])
    expect(mail?.text).toContain('Ihre Bestellung wurde nicht rechtzeitig abgeholt.')
  })

  test('at the counter no more cash is taken than the shop may, and any sum by card', async () => {
    const shop = await start({ paymentMethod: 2, settings: { cash_limit: 150 } })
    await shop.move('ready_for_collection')
    const pay = (in_cash: boolean) =>
      shop.call('POST', `/ecom/orders/${shop.id}/payment`, { amount: 199, in_cash }, shop.staff)
    expect(await pay(true)).toMatchObject({ status: 422, body: { field: 'amount' } })
    expect((await shop.order()).paid).toBe(0)
    expect((await pay(false)).status).toBe(200)
  })

  test('cash that comes in parts is counted together, and what comes by card is not', async () => {
    const shop = await start({ paymentMethod: 2, settings: { cash_limit: 150 } })
    await shop.move('ready_for_collection')
    const pay = (amount: number, in_cash: boolean) =>
      shop.call('POST', `/ecom/orders/${shop.id}/payment`, { amount, in_cash }, shop.staff)
    expect((await pay(20, false)).status).toBe(200)
    expect((await pay(100, true)).status).toBe(200)
    expect(await pay(79, true)).toMatchObject({ status: 422, body: { field: 'amount' } })
    expect((await pay(50, true)).status).toBe(200)
    expect((await pay(29, false)).status).toBe(200)
    expect(await shop.order()).toMatchObject({ paid: 19_900, paid_in_cash: 15_000 })
  })

  test('without such a time the goods wait on', async () => {
    const shop = await start()
    await shop.move('ready_for_collection')
    shop.pass(80 * DAY)
    await shop.orders.waitForCollection()
    expect((await shop.order()).state).toBe('ready_for_collection')
  })
})
