import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { complianceProfiles } from '#domain/goods/compliance.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  const start = async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const editor = await shop.staff('editor')
    const { project } = shop.shop
    const manufacturer = Number(
      await insertTree(database(), 'ecommerce_manufacturer', {
        ...{ project, display_name: 'Brennhöfer', slug: 'brennhoefer', postal_address: 'Hauptstraße 1, 20095 Hamburg' },
        e_address: 'mail@brennhoefer.example',
      }),
    )
    const file = randomUUID()
    await database()
      .insertInto('files')
      .values({
        ...{ id: file, project, filename: 'a.png', type: 'image/png', size: 1, width: 10, height: 10, hash: file },
      })
      .execute()
    const whole = {
      ...{ display_name: 'Bahnzeit', status: 'published', price_brutto: 199, reference_number: 'BZ-1', manufacturer },
      images: [{ file }],
    }
    const sell = (change: Json) =>
      shop.call('POST', '/items/ecommerce_product', { ...whole, slug: randomUUID(), ...change }, editor)
    const lacks = async (change: Json) => {
      const { status, body } = await sell(change)
      expect(status).toBe(422)
      return body.error.fields as { field: string; message: string }[]
    }
    return { ...shop, editor, manufacturer, sell, lacks }
  }

  test('what is published for sale without a duty of its kind is refused by the name of what is missing', async () => {
    const shop = await start()
    const asked: Partial<Record<(typeof complianceProfiles)[number], string[]>> = {
      mechanical_watch: ['attributes'],
      leather: ['leather'],
      bicycle: ['road_equipment', 'warnings'],
      quartz_watch: ['attributes', 'has_battery', 'manufacturer.weee_reg_no'],
      jewellery: ['fineness'],
      pearls: ['pearl_kind'],
      home_textile: ['fibre_composition'],
      fragrance: ['content_amount', 'hazard_statements'],
      optics: ['warnings'],
    }
    for (const profile of complianceProfiles) {
      const { status, body } = await shop.sell({ compliance_profile: profile })
      const told = (body.error?.fields ?? []).map(({ message }: { message: string }) => message)
      expect([profile, told]).toEqual([profile, (asked[profile] ?? []).map((duty) => `cannot be sold without ${duty}`)])
      expect(status).toBe(asked[profile] ? 422 : 200)
    }
    expect(await shop.lacks({ manufacturer: null, images: [], garan_years: 5 })).toMatchObject([
      { field: 'manufacturer' },
      { field: 'images' },
      { field: 'garan_label' },
    ])
  })

  test('a text that its profile asks for is asked for in each language of the site', async () => {
    const shop = await start()
    const warned = { compliance_profile: 'optics', warnings: 'Nicht in die Sonne sehen.' }
    expect(await shop.lacks(warned)).toEqual([
      { field: 'warnings', message: 'cannot be sold without warnings.en' },
      { field: 'warnings', message: 'cannot be sold without warnings.fr' },
    ])
    const translations = ['en', 'fr'].map((language) => ({ language, warnings: `Told in ${language}.` }))
    expect((await shop.sell({ ...warned, translations })).status).toBe(200)
  })

  test('a draft, and what is only shown or asked for, needs none of it', async () => {
    const shop = await start()
    const bare = { manufacturer: null, images: [], price_brutto: null }
    expect((await shop.sell({ ...bare, status: 'draft' })).status).toBe(200)
    expect((await shop.sell({ ...bare, sales_mode: 'request' })).status).toBe(200)
  })

  test('goods that were for sale before stay, can be changed, and cannot lose more', async () => {
    const shop = await start()
    const path = `/items/ecommerce_product/${shop.shop.ring}`
    expect((await shop.call('PATCH', path, { price_brutto: 189 }, shop.editor)).status).toBe(200)
    const worse = await shop.call('PATCH', path, { reference_number: null }, shop.editor)
    expect(worse.body.error.fields).toEqual([
      { field: 'reference_number', message: 'cannot be sold without reference_number' },
    ])
  })

  test('an import reports what is missing by its line, and writes the others', async () => {
    const shop = await start()
    const data = { display_name: 'Neu', status: 'published', price_brutto: 10, reference_number: 'N' }
    const lines = [
      { line: 2, data: { ...data, slug: 'neu' } },
      { line: 3, data: { ...data, slug: 'entwurf-neu', status: 'draft' } },
    ]
    const { body } = await shop.call(
      'POST',
      '/items/ecommerce_product/import',
      { key: 'slug', mode: 'good', lines },
      shop.editor,
    )
    expect(body.data.lines).toMatchObject([
      { line: 2, outcome: 'refused', problems: [{ field: 'manufacturer' }, { field: 'images' }] },
      { line: 3, outcome: 'create' },
    ])
  })

  test('what the law wants told of goods stands in the quote and is frozen with the order; batteries have a page', async () => {
    const shop = await start()
    await database()
      .updateTable('ecommerce_product')
      .set({ has_battery: true, fineness: '750' })
      .where('id', '=', shop.shop.ring)
      .execute()
    expect((await shop.order()).status).toBe(200)
    const [order] = await shop.placed()
    const line = await database()
      .selectFrom('ecommerce_order_line')
      .select('characteristics')
      .where('order', '=', Number(order?.id))
      .executeTakeFirst()
    expect(JSON.parse(String(line?.characteristics))).toMatchObject([
      { name: 'Feingehalt', value: '750' },
      { name: 'Batterie', value: expect.stringContaining('nicht in den Hausmüll') },
    ])
    for (const [language, words] of [
      ['de', 'durchgestrichenen Abfalltonne'],
      ['en', 'crossed-out wheeled bin'],
      ['fr', 'poubelle sur roues barrée'],
    ])
      expect((await shop.call('GET', `/ecom/batteries?language=${language}`)).body).toContain(words)
  })

  test('what is for sale without a duty, and a language without its texts, are listed for who can mend them', async () => {
    const shop = await start()
    const { body } = await shop.call('GET', '/duties', undefined, shop.editor)
    expect(body.data.products).toContainEqual({
      id: shop.shop.ring,
      name: 'ring',
      missing: ['manufacturer', 'images'],
    })
    expect(body.data.languages).toContain('de privacy')
    expect((await shop.call('GET', '/duties')).status).toBe(401)
  })
})
