import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  test('cart, order and mail show the variant that was chosen: its two values and its own picture', async () => {
    const api = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const { project, parcel } = api.shop
    const [gold, platinum] = [randomUUID(), randomUUID()]
    for (const id of [gold, platinum])
      await database()
        .insertInto('files')
        .values({
          ...{ id, project, filename: 'a.png', type: 'image/png', size: 1, width: 10, height: 10, hash: id },
        })
        .execute()
    const ring = {
      ...{ display_name: 'Trauring Kai', slug: 'kai', status: 'published', sales_mode: 'buy', price_brutto: 960 },
      ...{ variant_display_name: 'Metall', second_variant_name: 'Ringweite', reference_number: 'KA' },
      images: [
        { file: gold, sort: 1, shows: 'Gelbgold' },
        { file: platinum, sort: 2, shows: 'Platin' },
      ],
      product_variants: [
        { display_name: 'Gelbgold, 54', first_value: 'Gelbgold', second_value: '54', stock: 2 },
        { display_name: 'Platin, 54', first_value: 'Platin', second_value: '54', stock: 2 },
      ],
    }
    const maker = {
      project,
      display_name: 'Dornbach',
      slug: 'dornbach',
      postal_address: 'Hauptstraße 1, 20095 Hamburg',
    }
    const manufacturer = await insertTree(database(), 'ecommerce_manufacturer', {
      ...maker,
      e_address: 'mail@dornbach.example',
    })
    const staff = await api.staff('administrator')
    const made = await api.call(
      'POST',
      '/items/ecommerce_product',
      { ...ring, manufacturer: Number(manufacturer) },
      staff,
    )
    expect(made.body).toMatchObject({ data: { id: expect.any(Number) } })
    const product = made.body.data.id
    const variants = await database()
      .selectFrom('ecommerce_product_variant')
      .select(['id', 'first_value'])
      .where('product', '=', product)
      .orderBy('id')
      .execute()
    const lines = variants.map(({ id }) => ({ product, variant: Number(id), count: 1, personalization: {} }))
    const quoted = await api.quote({ lines, shippingMethod: parcel, country: 'DE' })
    const shown = quoted.body.lines.map((line: { image: string; variant_name: string }) => [
      line.image,
      line.variant_name,
    ])
    expect(shown).toEqual([
      [gold, 'Gelbgold, 54'],
      [platinum, 'Platin, 54'],
    ])
    expect((await api.order({ lines, shippingMethod: parcel, total: quoted.body.totals.total })).status).toBe(200)
    const kept = await database().selectFrom('ecommerce_order_line').select(['image', 'variant_name']).execute()
    expect(kept.map(({ image, variant_name }) => [image, variant_name])).toEqual(expect.arrayContaining(shown))
    await api.orders.writeMails()
    const [receipt] = await api.mails('order_receipt')
    expect(String(receipt?.text)).toContain('Platin, 54')
  })
})
