import { beforeEach, expect, test } from 'vitest'
import { type SampleProductForms, sampleProductForms } from '../calls/sample-product-forms.ts'
import { testClient } from '../calls/test-client.ts'
import { withDatabases } from '../db/with-databases.ts'
import { purgeExpired } from '../forms/retention.ts'
import { honeypotField } from '../forms/suspicion.ts'

const filled = { rating: 4, name: 'Anna', title: 'Schön', text: 'Sitzt <i>wunderbar</i>.', language: 'de' }

let domains = 0

withDatabases((database) => {
  let shop: SampleProductForms
  let domain: string

  beforeEach(async () => {
    domain = `ratings-${domains++}.example`
    shop = await sampleProductForms(database(), domain)
  })

  const rate = (change: Record<string, unknown> = {}, headers = {}) =>
    shop.json('/ecom/rating', { ...filled, product: shop.ring, ...change }, headers)

  const publicly = async () => {
    const client = testClient(database())
    const path = `/items/ecommerce_product_rating?filter[product.id]=${shop.ring}`
    return (await client.call('GET', path, undefined, { 'x-directus-project': domain })).body.data
  }

  async function placeOrder(number: string, product: number, state = 'received') {
    const money = { goods: 0, shipping: 0, wrap: 0, total: 0, tax: 0, net: 0 }
    const { id } = await database()
      .insertInto('ecommerce_order')
      .values({
        project: shop.project,
        uuid: crypto.randomUUID(),
        number,
        state,
        language: 'de',
        ...money,
        customer_email: 'a@b.example',
        shipping_address: '{}',
        legal_versions: '{}',
        tax_percent: 19,
        payment_method: 1,
        payment_name: 'x',
        shipping_method: 1,
        shipping_name: 'x',
        origin: 'https://muster.example',
        created_on: shop.now().toISOString(),
        expires_on: '2099-01-01T00:00:00.000Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database()
      .insertInto('ecommerce_order_line')
      .values({
        order: id as number,
        product,
        display_name: 'x',
        personalization: '{}',
        count: 1,
        price_brutto: 0,
        total_brutto: 0,
        tax_percent: 19,
      })
      .execute()
  }

  test('a rating is mailed to the shop and seen by nobody else until staff publish it', async () => {
    const answer = await rate()
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', public: true }])
    expect(await shop.ratings()).toMatchObject([{ ...filled, status: 'draft', product: shop.ring }])
    expect(await publicly()).toEqual([])
    const [mail] = await shop.mails()
    expect(mail).toMatchObject({
      kind: 'rating',
      recipient_address: 'laden@muster.example',
      subject: 'Neue Bewertung: Ring Elbe (4 von 5)',
    })
    expect(mail?.text).toContain('> Sitzt <i>wunderbar</i>.')
    expect(mail?.html).toContain('Sitzt &lt;i&gt;wunderbar&lt;/i&gt;.')
  })

  test('a published rating tells visitors neither its order number nor anything about its mail', async () => {
    await rate({ order_number: '2026-00001' })
    await database().updateTable('ecommerce_product_rating').set({ status: 'published' }).execute()
    const [rating] = await publicly()
    expect(rating).toMatchObject({ rating: 4, text: filled.text, verified: false })
    expect(JSON.stringify(rating)).not.toMatch(/order_number|mail|expires_on/)
  })

  test('a rating is verified only by number and e-mail address of a paid or completed order of this product, once for each line', async () => {
    await placeOrder('2026-00001', shop.ring, 'completed')
    await placeOrder('2026-00002', shop.watch, 'completed')
    await placeOrder('2026-00003', shop.ring, 'cancelled')
    await placeOrder('2026-00004', shop.ring)
    const tries = [
      ['2026-00001', ''],
      ['2026-00001', 'eve@example.org'],
      ['2026-00001', 'A@B.example'],
      ['2026-00001', 'a@b.example'],
      ['2026-00002', 'a@b.example'],
      ['2026-00003', 'a@b.example'],
      ['2026-00004', 'a@b.example'],
      ["' or 1=1 --", 'a@b.example'],
    ]
    for (const [order_number, email] of tries) await rate({ order_number, email })
    const verified = (await shop.ratings()).map((rating) => Boolean(rating.verified))
    expect(verified).toEqual([false, false, true, false, false, false, false, false])
    const mails = await shop.mails()
    expect(mails[2]?.text).toContain('Bestellnummer: 2026-00001 – passt zu einer Bestellung dieses Produkts')
    expect(mails[0]?.text).toContain('keine Bestellung dieses Produkts gefunden')
    await database().deleteFrom('ecommerce_order').where('project', '=', shop.project).execute()
  })

  test('every field that does not fit is named, and nothing is kept', async () => {
    const answer = await shop.json('/ecom/rating', { product: shop.ring, rating: 6, title: 'x'.repeat(121) })
    const { error } = (await answer.json()) as { error: { fields: { field: string; problem: string }[] } }
    expect([answer.status, ...error.fields.map(({ field, problem }) => `${field} ${problem}`)]).toEqual([
      422,
      'rating invalid',
      'name missing',
      'title tooLong',
      'text missing',
    ])
    expect((await rate({ product: shop.draft })).status).toBe(422)
    expect(await shop.ratings()).toEqual([])
  })

  test('a shop that takes no ratings refuses them, and so does one without settings', async () => {
    await database()
      .updateTable('ecommerce_settings')
      .set({ allow_ratings: false })
      .where('project', '=', shop.project)
      .execute()
    expect((await rate()).status).toBe(403)
    await database().deleteFrom('ecommerce_settings').where('project', '=', shop.project).execute()
    expect((await rate()).status).toBe(403)
    expect(await shop.ratings()).toEqual([])
  })

  test('a browser without a script is sent to a page that thanks, and gets its form again when something is missing', async () => {
    const fields = { ...filled, rating: '4', product: String(shop.ring) }
    const answer = await shop.plain('/ecom/rating', fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ecom/rating/thanks?language=de'])
    const thanks = await shop.call('GET', '/ecom/rating/thanks?language=de')
    expect([thanks.status, await thanks.text()]).toEqual([
      200,
      expect.stringContaining('Vielen Dank für Ihre Bewertung'),
    ])
    const again = await shop.plain('/ecom/rating', { ...fields, rating: '', name: '"><script>' })
    const page = await again.text()
    expect(again.status).toBe(422)
    expect(page).toContain('Bitte wählen Sie ein bis fünf Sterne')
    expect(page).toContain('Sitzt &lt;i&gt;wunderbar&lt;/i&gt;.</textarea>')
    expect(page).not.toContain('<script')
  })

  test('what seems automatic is answered like everything else, put away and not mailed', async () => {
    expect((await rate({ [honeypotField]: 'x' })).status).toBe(200)
    expect(await shop.ratings()).toMatchObject([{ status: 'archived' }])
    expect(await shop.mails()).toEqual([])
  })

  test('one sender is stopped after five ratings', async () => {
    const headers = { 'x-test-address': '203.0.113.7' }
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push((await rate({}, headers)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('when its time is over an unpublished rating is deleted, and a published one loses its order number', async () => {
    await rate({ order_number: '2026-00001', name: 'Published' })
    await rate({ order_number: '2026-00001', name: 'Draft' })
    await database()
      .updateTable('ecommerce_product_rating')
      .set({ status: 'published' })
      .where('product', '=', shop.ring)
      .where('name', '=', 'Published')
      .execute()
    await purgeExpired(database(), shop.now())
    expect(await shop.ratings()).toHaveLength(2)
    shop.pass(181 * 24 * 60)
    await purgeExpired(database(), shop.now())
    expect(await shop.ratings()).toMatchObject([{ name: 'Published', order_number: null, expires_on: null }])
  })
})
