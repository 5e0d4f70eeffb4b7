import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

const languages = ['de', 'en', 'fr'] as const

const TEXT = `<p>{{lieferlaender}}</p><p>{{versandarten}}</p><p>{{zahlungsarten}}</p>
<p>{{geschenkverpackung}} | {{vorkasse_tage}} | {{annahme_tage}} | {{rechnung_bis}} | {{ bar_bis }} | {{umsatzsteuer}}</p>`

const plain = (text: string) => text.replace(/[^\S\n]/g, ' ')

withDatabases((database) => {
  const start = async () => {
    const api = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`, {
      settings: {
        prepayment_days: 11,
        acceptance_days: 13,
        legal_pages: ['terms', 'shipping_and_payment'].map((type) => ({
          type,
          translations: languages.map((language) => ({ language, content: TEXT })),
        })),
      },
    })
    const staff = await api.staff('administrator')
    let asked = 0
    /** The words that an order of this moment is made under, all kinds together. */
    const texts = async (language: string) => {
      const lines = [{ product: api.shop.ring, variant: null, count: 1, personalization: {} }]
      const { body } = await api.quote({ language, lines, country: 'DE', shippingMethod: api.shop.parcel })
      const customerEmail = `${asked++}@example.org`
      expect((await api.order({ language, customerEmail, total: body.totals.total })).status).toBe(200)
      const rows = await api.placed()
      const versions = JSON.parse(String(rows.at(-1)?.legal_versions)) as Record<string, string>
      const kept = await database()
        .selectFrom('ecommerce_legal_text')
        .select('content')
        .where('project', '=', api.shop.project)
        .where('hash', 'in', Object.values(versions))
        .execute()
      return plain(kept.map(({ content }) => content).join('\n'))
    }
    const one = async (table: string, where: Json) => {
      let query = database().selectFrom(table).select('id').where('settings', '=', api.shop.shop)
      for (const [name, value] of Object.entries(where)) query = query.where(name, '=', value as number)
      return Number((await query.executeTakeFirstOrThrow()).id)
    }
    return { ...api, staff, texts, one }
  }

  test('each setting that is changed stands in every text that orders are made under, in three languages, and its old figure in none', async () => {
    const { call, staff, texts, shop, one, stock } = await start()
    expect(await stock(shop.ring)).toBe(3)
    await database().updateTable('ecommerce_product').set({ stock: 1000 }).where('id', '=', shop.ring).execute()
    const settings = `/items/ecommerce_settings/${shop.shop}`
    const parcel = `/items/ecommerce_shipping_method/${shop.parcel}`
    expect((await call('PATCH', parcel, { max_order_value: 321 }, staff)).status).toBe(200)
    const abroad = `/items/ecommerce_shipping_method/${shop.abroad}`
    expect((await call('PATCH', abroad, { additional_days: 5 }, staff)).status).toBe(200)
    const invoice = `/items/ecommerce_settings_payment/${await one('ecommerce_settings_payment', { payment_id: 2 })}`
    const country = `/items/ecommerce_shipping_country/${await one('ecommerce_shipping_country', { country_code: 'AT' })}`
    const cases: [path: string, change: Json, old: RegExp, now: RegExp][] = [
      [settings, { present_wrapping_price: 6.75 }, /3[.,]50/, /6[.,]75/],
      [settings, { prepayment_days: 17 }, /\b11 (Tage|days|jours)/, /\b17 (Tage|days|jours)/],
      [settings, { acceptance_days: 19 }, /\b13 (Tage|days|jours)/, /\b19 (Tage|days|jours)/],
      [settings, { cash_limit: 777 }, /500[.,]00/, /777[.,]00/],
      [
        settings,
        { small_business: true },
        /gesetzliche Umsatzsteuer|statutory VAT|comprennent la TVA/,
        /§ 19 UStG|section 19/,
      ],
      [invoice, { max_order_value: 1234 }, /ohne Obergrenze|without a limit|sans plafond/, /1[., ]234[.,]00/],
      [parcel, { price_brutto: 8.15 }, /\b5[.,]90/, /8[.,]15/],
      [parcel, { max_order_value: 432 }, /321[.,]00/, /432[.,]00/],
      [
        abroad,
        { additional_days: 9 },
        /\b3 (Werktage|working days|jours ouvrés)/,
        /\b7 (Werktage|working days|jours ouvrés)/,
      ],
      [parcel, { name: 'Kurier' }, /Paket \(/, /Kurier \(/],
      [
        country,
        { country_code: 'DK', display_name: 'Dänemark' },
        /Österreich|Austria|Autriche/,
        /Dänemark|Denmark|Danemark/,
      ],
    ]
    for (const [path, change, old, now] of cases) {
      const what = JSON.stringify(change)
      for (const language of languages) {
        const before = (await texts(language)).replaceAll('Paket nach Österreich', '')
        expect(before, `${what} before, ${language}`).toMatch(old)
        expect(before, `${what} before, ${language}`).not.toMatch(now)
      }
      expect((await call('PATCH', path, change, staff)).status, what).toBe(200)
      for (const language of languages) {
        const after = (await texts(language)).replaceAll('Paket nach Österreich', '')
        expect(after, `${what} after, ${language}`).toMatch(now)
        expect(after, `${what} after, ${language}`).not.toMatch(old)
      }
    }
  }, 60_000)

  test('a placeholder that does not exist is refused at saving and named, and nothing is written', async () => {
    const { call, staff, one } = await start()
    const id = await one('ecommerce_legal_page', { type: 'terms' })
    const text = { translations: [{ language: 'de', content: '<p>{{versandkosten_fidschi}}</p>' }] }
    for (const change of [text, { content: '<p>{{versandkosten_fidschi}}</p>' }]) {
      const { status, body } = await call('PATCH', `/items/ecommerce_legal_page/${id}`, change, staff)
      expect(status).toBe(422)
      expect(body.error.message).toMatch(/content.*\{\{versandkosten_fidschi\}\}.*versandarten/)
    }
  })
})
