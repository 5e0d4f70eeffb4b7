import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { daysAfter, germanDay } from '#domain/hours/calendar-day.ts'
import { dayInWords } from '#domain/hours/date-range-text.ts'
import { colonIn } from '#domain/texts/colon.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

const said = {
  de: { period: 'Lieferzeit: 4–6 Werktage', metal: 'Metall: Gelbgold 750', base: 'Grundpreis: 995,00 €/l' },
  en: { period: 'Delivery time: 4–6 working days', metal: 'Metal: 18 ct gold', base: 'Unit price: €995.00/l' },
  fr: {
    period: 'Délai de livraison : 4 à 6 jours ouvrés',
    metal: 'Métal : Or 750',
    base: 'Prix unitaire : 995,00 €/l',
  },
} as const

const plain = (text: string) => text.replace(/[^\S\n]/g, ' ')

withDatabases((database) => {
  const start = async () => {
    const api = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const { project, ring } = api.shop
    const staff = await api.staff('administrator')
    const group = await insertTree(database(), 'ecommerce_attribute_group', {
      project,
      display_name: 'Metall',
      essential: true,
      translations: [
        { language: 'en', display_name: 'Metal' },
        { language: 'fr', display_name: 'Métal' },
      ],
    })
    const colours = await insertTree(database(), 'ecommerce_attribute_group', { project, display_name: 'Farbe' })
    const value = async (attribute_group: unknown, display_name: string, translations: Json[] = []) =>
      Number(await insertTree(database(), 'ecommerce_attribute', { attribute_group, display_name, translations }))
    const gold = await value(group, 'Gelbgold 750', [
      { language: 'en', display_name: '18 ct gold' },
      { language: 'fr', display_name: 'Or 750' },
    ])
    const yellow = await value(colours, 'Gelb')
    const change = {
      attributes: [{ attribute: gold }, { attribute: yellow }],
      content_amount: 200,
      content_unit: 'ml',
      translations: [{ language: 'fr', shipping_time: '2 à 4 jours ouvrés' }],
    }
    await database()
      .updateTable('ecommerce_product_translation')
      .set({ shipping_time: '2–4 working days' })
      .where('ecommerce_product', '=', ring)
      .execute()
    expect((await api.call('PATCH', `/items/ecommerce_product/${ring}`, change, staff)).status).toBe(200)
    const lines = [{ product: ring, variant: null, count: 1, personalization: {} }]
    return { ...api, lines, staff, gold, group }
  }

  for (const language of ['de', 'en', 'fr'] as const) {
    const { period, metal, base } = said[language]

    test(`one delivery period and what the goods are stand in cart, order, status page and mail alike: ${language}`, async () => {
      const { call, order, quote, lines, shop, placed, orders, staff, backend } = await start()
      const asked = await quote({ language, lines, shippingMethod: shop.parcel, country: 'DE' })
      const [line] = asked.body.lines
      const told = line.characteristics.map(({ name, value }: Json) => plain(`${name}${colonIn[language]} ${value}`))
      expect(told).toEqual([metal, base])
      const parcel = asked.body.shipping_methods.find(({ id }: Json) => id === shop.parcel)
      expect(plain(parcel.delivery_period)).toBe(period)
      expect(`${plain(parcel.delivery_period)}`).toContain(line.shipping_time)

      const { body } = await order({ language })
      const [row] = await placed()
      const view = (await call('GET', `/ecom/order/${String(body.status_path).split('/').at(-1)}`)).body
      expect(plain(view.shipping.delivery_period)).toBe(period)
      expect(view.lines[0].characteristics).toEqual(line.characteristics)

      await orders.writeMails()
      const mails = await database().selectFrom('mail').selectAll().where('project', '=', shop.project).execute()
      const receipt = plain(
        String(mails.find(({ to_email }) => to_email === 'anna@example.org')?.text ?? mails[0]?.text),
      )
      expect(receipt).toContain(period)
      expect(receipt).toContain(metal)
      expect(receipt).toContain(base)
      expect(receipt).not.toContain('Gelb\n')

      const url = `http://${shop.domain}/ecom/orders/${row?.id}/packing-slip.pdf`
      const slip = await backend.fetch(new Request(url, { headers: { 'x-project-host': shop.domain, ...staff } }))
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(await slip.arrayBuffer())), {
        mergePages: true,
      })
      expect(plain(text)).toContain(period)
    })
  }

  test('a delivery period names its country while the shop’s others wait longer, the same in cart, order and mail', async () => {
    const { call, order, quote, lines, shop, orders, staff } = await start()
    const slow = { additional_days: 5 }
    expect((await call('PATCH', `/items/ecommerce_shipping_method/${shop.abroad}`, slow, staff)).status).toBe(200)
    const cart = (await quote({ lines })).body
    expect(cart.lines[0].shipping_time).toBe('4–6 Werktage (Deutschland)')
    const abroad = (await quote({ lines, country: 'AT' })).body
    expect(abroad.lines[0].shipping_time).toBe('7–9 Werktage')
    const { body } = await order()
    const view = (await call('GET', `/ecom/order/${String(body.status_path).split('/').at(-1)}`)).body
    expect(view.shipping.delivery_period).toBe('Lieferzeit: 4–6 Werktage (Deutschland)')
    expect(view.lines[0].shipping_time).toBeNull()
    await orders.writeMails()
    const mails = await database().selectFrom('mail').select('text').where('project', '=', shop.project).execute()
    expect(mails.map(({ text }) => plain(String(text))).join()).toContain('Lieferzeit: 4–6 Werktage (Deutschland)')
  })

  test('what was told stays on the order whatever the shop changes afterwards', async () => {
    const { call, order, shop, staff, gold } = await start()
    const { body } = await order()
    const token = String(body.status_path).split('/').at(-1)
    const before = (await call('GET', `/ecom/order/${token}`)).body
    const changes = [
      [`/items/ecommerce_product/${shop.ring}`, { shipping_time: 'ca. 3 Wochen' }],
      [`/items/ecommerce_shipping_method/${shop.parcel}`, { additional_days: 9 }],
      [`/items/ecommerce_attribute/${gold}`, { display_name: 'Blech' }],
    ] as const
    for (const [path, change] of changes) expect((await call('PATCH', path, change, staff)).status).toBe(200)
    const after = (await call('GET', `/ecom/order/${token}`)).body
    expect(after.lines).toEqual(before.lines)
    expect(after.shipping).toEqual(before.shipping)
  })

  test('while the shop is closed for a time, cart and order say from when on goods are sent, from the next quote on', async () => {
    const { quote, order, lines, shop, staff, call, clock, placed } = await start()
    const today = germanDay(clock.now())
    const open = { day: 4, time_open: '10:00:00', time_close: '18:00:00' }
    const always = [open, { ...open, day: 10 }, { ...open, day: 11 }]
    const { body: branches } = await call('GET', '/items/branch', undefined, staff)
    const opening_periods = always.map((period) => ({ ...period, sort: 1 }))
    const branch = `/items/branch/${branches.data[0].id}`
    expect((await call('PATCH', branch, { opening_periods }, staff)).status).toBe(200)
    const closure = { kind: 'closure', from_date: daysAfter(today, -1), until_date: daysAfter(today, 9) }
    const entered = await call('POST', '/items/opening_exception', closure, staff)
    expect(entered.status).toBe(200)
    const day = dayInWords(daysAfter(today, 10), today, 'de')
    const asked = await quote({ lines, shippingMethod: shop.parcel, country: 'DE' })
    const parcel = asked.body.shipping_methods.find(({ id }: Json) => id === shop.parcel)
    expect(parcel.delivery_period).toBe(`Lieferzeit: 4–6 Werktage, Versand ab ${day}`)
    await order()
    expect((await placed())[0]?.delivery_period).toBe(`4–6 Werktage, Versand ab ${day}`)
    expect((await call('DELETE', `/items/opening_exception/${entered.body.data.id}`, undefined, staff)).status).toBe(
      204,
    )
    const after = await quote({ lines, shippingMethod: shop.parcel, country: 'DE' })
    expect(after.body.shipping_methods.find(({ id }: Json) => id === shop.parcel).delivery_period).toBe(
      'Lieferzeit: 4–6 Werktage',
    )
    const backwards = await call('POST', '/items/opening_exception', { ...closure, until_date: '2020-01-01' }, staff)
    expect(JSON.stringify(backwards.body)).toContain('until_date')
    const half = await call('POST', '/items/opening_exception', { ...closure, time_open: '10:00:00' }, staff)
    expect(half.status).toBe(422)
    expect(JSON.stringify(half.body)).toContain('time_close')
    expect(backwards.status).toBe(422)
  })

  test('goods that are collected say until when they are ready, of the slowest of them', async () => {
    const { call, quote, lines, shop, staff } = await start()
    await call('PATCH', `/items/ecommerce_product/${shop.engraved}`, { shipping_time: 'ca. 3 Wochen' }, staff)
    const more = [...lines, { product: shop.engraved, variant: null, count: 1, personalization: {} }]
    const { body } = await quote({ lines: more, shippingMethod: shop.pickup })
    const pickup = body.shipping_methods.find(({ id }: Json) => id === shop.pickup)
    expect(pickup.delivery_period).toBe('Zeit bis zur Abholung: ca. 3 Wochen')
    const parcel = body.shipping_methods.find(({ id }: Json) => id === shop.parcel)
    expect(parcel.delivery_period).toBe('Lieferzeit: ca. 3–4 Wochen')
  })
})
