import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { purgeExpired } from '../forms/retention.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  const start = async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const rate = async (status: string) => {
      const values = { product: Number(shop.shop.ring), name: 'Bert', rating: 1, text: 'Alles <b>falsch</b>', status }
      const row = await database()
        .insertInto('ecommerce_product_rating')
        .values({ ...values, created_on: shop.clock.now().toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return Number(row.id)
    }
    const report = (rating: number, change: Json = {}) =>
      shop.call('POST', '/ecom/rating/report', {
        ...{
          rating,
          name: 'Anna',
          email: 'anna@example.org',
          message: 'Nie gekauft.',
          good_faith: true,
          language: 'fr',
        },
        ...change,
      })
    const mails = () => shop.mails()
    const reports = () =>
      database().selectFrom('ecommerce_rating_report').selectAll().where('project', '=', shop.shop.project).execute()
    return { ...shop, rate, report, mails, reports }
  }

  test.each([
    ['de', 'Bewertung melden', 'Nach bestem Wissen'.toLowerCase()],
    ['en', 'Report a review', 'in good faith'],
    ['fr', 'Signaler un avis', 'de bonne foi'],
  ])('in %s a published rating leads to a form that reports it', async (language, heading, faith) => {
    const shop = await start()
    const page = await shop.call(
      'GET',
      `/ecom/rating/report?rating=${await shop.rate('published')}&language=${language}`,
    )
    expect(page.status).toBe(200)
    expect(page.body).toContain(heading)
    expect(page.body.toLowerCase()).toContain(faith)
    expect(page.body).toContain('Alles &lt;b&gt;falsch&lt;/b&gt;')
  })

  test('a reported rating reaches the shop by mail and list, and who reported it gets a receipt in their language', async () => {
    const shop = await start()
    const rating = await shop.rate('published')
    expect((await shop.report(rating)).status).toBe(200)
    expect(await shop.reports()).toMatchObject([
      { rating, state: 'new', name: 'Anna', email: 'anna@example.org', message: 'Nie gekauft.', language: 'fr' },
    ])
    const [told, receipt] = await shop.mails()
    expect(told).toMatchObject({ kind: 'rating_report', reply_to_address: 'anna@example.org' })
    expect(told?.text).toContain('Alles <b>falsch</b>')
    expect(receipt).toMatchObject({ kind: 'rating_report_receipt', recipient_address: 'anna@example.org' })
    expect(receipt?.subject).toBe('Nous avons reçu votre signalement d’un avis')
    expect(receipt?.text).not.toContain('Nie gekauft')
    const clerk = await shop.staff('shop_staff')
    const [{ id } = { id: 0 }] = await shop.reports()
    const decided = { state: 'stays', decision: 'Der Kauf ist belegt.' }
    expect((await shop.call('PATCH', `/items/ecommerce_rating_report/${id}`, decided, clerk)).status).toBe(200)
    expect((await shop.call('GET', `/items/ecommerce_rating_report/${id}`)).status).not.toBe(200)
  })

  test('a rating that visitors do not see cannot be reported, nor without name, address, reason and good faith', async () => {
    const shop = await start()
    const hidden = await shop.rate('draft')
    expect((await shop.call('GET', `/ecom/rating/report?rating=${hidden}`)).status).toBe(404)
    expect((await shop.report(hidden)).status).toBe(422)
    const shown = await shop.rate('published')
    for (const field of ['name', 'email', 'message', 'good_faith']) {
      const { status, body } = await shop.report(shown, { [field]: '' })
      expect([status, body.error.fields.map((one: { field: string }) => one.field)]).toEqual([422, [field]])
    }
    expect(await shop.reports()).toEqual([])
  })

  test('reports go when their time is over', async () => {
    const shop = await start()
    const rating = await shop.rate('published')
    await shop.report(rating)
    const later = new Date(shop.clock.now().getTime() + 181 * 86_400_000)
    await purgeExpired(database(), later)
    expect(await shop.reports()).toEqual([])
  })
})
