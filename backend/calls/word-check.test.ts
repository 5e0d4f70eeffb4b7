import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
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
})
