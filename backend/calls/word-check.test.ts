import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  test('word lint: a text with the ODR address, a green claim, a vague delivery time or a boast of guarantees is saved, and told with its reason and place', async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const other = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const editor = await shop.staff('editor')
    const texts = [
      ['de', '<p>Streit? https://ec.europa.eu/consumers/odr</p><p>Wir liefern in der Regel in drei Wochen.</p>'],
      ['en', '<p>A sustainable choice.</p>'],
      ['fr', '<p>Garantie à vie.</p>'],
    ]
    const saved = await shop.call(
      'POST',
      '/items/page',
      { name: 'workshop', translations: texts.map(([language, body]) => ({ language, title: 'A', body })) },
      editor,
    )
    expect(saved.status).toBe(200)
    const { status, body } = await shop.call('GET', '/duties/words', undefined, editor)
    expect(status).toBe(200)
    const place = { collection: 'page_translation', field: 'body' }
    const item = { collection: 'page', id: saved.body.data.id }
    const found = (rule: string, word: string) => ({ item, title: 'workshop', place, rule, word })
    expect(body.data.toSorted((a: { rule: string }, b: { rule: string }) => a.rule.localeCompare(b.rule))).toEqual([
      found('delivery', 'in der Regel'),
      found('green', 'sustainable'),
      found('guarantee', 'Garantie à vie'),
      found('odr', 'ec.europa.eu/consumers/odr'),
    ])
    const elsewhere = await other.call('GET', '/duties/words', undefined, await other.staff('editor'))
    expect(elsewhere.body.data).toEqual([])
    expect((await shop.call('GET', '/duties/words')).status).toBe(401)
  })

  test('word lint reads what no visitor can read yet: answers by mail, legal texts to come, answers to ratings, cells of tables', async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const { project, ring } = shop.shop
    const admin = await shop.staff('administrator')
    const green = 'Wir sind klimaneutral.'
    const rating = { product: ring, name: 'Anna', rating: 5, text: green, shop_answer: green, status: 'published' }
    await insertTree(database(), 'ecommerce_product_rating', rating)
    const later = { type: 'terms', language: 'de', content: `<p>${green}</p>`, starts_on: '2099-01-01T00:00:00Z' }
    const table = [
      ['Lieferung', 'meist'],
      ['drei Tage', 'klimaneutral'],
    ]
    for (const [collection, record] of [
      ['ecommerce_legal_version', later],
      [
        'answer_template',
        { display_name: 'Dank', message: green, translations: [{ language: 'fr', message: 'Garantie à vie.' }] },
      ],
      ['ecommerce_size_guide', { display_name: 'Ringe', table }],
    ] as const)
      expect([
        collection,
        (await shop.call('POST', `/items/${collection}`, { project, ...record }, admin)).status,
      ]).toEqual([collection, 200])
    const { body } = await shop.call('GET', '/duties/words', undefined, admin)
    const places = body.data.map(({ place, word }: { place: { collection: string; field: string }; word: string }) =>
      [place.collection, place.field, word].join(' '),
    )
    expect(places.toSorted()).toEqual([
      'answer_template message klimaneutral',
      'answer_template_translation message Garantie à vie',
      'ecommerce_legal_version content klimaneutral',
      'ecommerce_product_rating shop_answer klimaneutral',
      'ecommerce_size_guide table klimaneutral',
    ])
  })
})
