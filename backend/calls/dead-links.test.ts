import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleOrders } from './sample-orders.ts'

type Finding = { rule: string; word: string; place: { field: string }; item: { collection: string; id: number } }

withDatabases((database) => {
  async function start() {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const editor = await shop.staff('editor')
    const call = (method: string, path: string, body?: unknown) => shop.call(method, path, body, editor)
    const dead = async () => {
      const { body } = await call('GET', '/duties/words')
      return (body.data as Finding[]).filter(({ rule }) => rule === 'dead_link').map(({ word }) => word)
    }
    const state = async (path: string) =>
      (await call('GET', `/duties/links?path=${encodeURIComponent(path)}`)).body.data
    return { shop, call, dead, state }
  }

  const page = (path: string, status = 'published') => ({
    name: path.slice(1),
    status,
    translations: [{ language: 'de', path, title: 'Weihnachten', heading: 'Zum Fest' }],
  })

  test('a link is followed while its page moves, and told as dead once the page is gone', async () => {
    const { call, dead, state } = await start()
    const made = await call('POST', '/items/page?fields=*,translations.*', page('/weihnachten'))
    expect(made.status).toBe(200)
    const { id, translations } = made.body.data
    const other = {
      ...page('/geschenke'),
      sections: [
        {
          kind: 'cta',
          path: '/weihnachten',
          translations: [{ language: 'de', heading: 'Hin', body: '<p><a href="/weihnachten?x=1#y">Fest</a></p>' }],
        },
      ],
    }
    expect((await call('POST', '/items/page', other)).status).toBe(200)
    expect(await dead()).toEqual([])
    const moved = { translations: [{ id: translations[0].id, path: '/advent' }] }
    expect((await call('PATCH', `/items/page/${id}`, moved)).status).toBe(200)
    expect(await dead()).toEqual([])
    expect(await state('/weihnachten')).toEqual({ live: true, known: true })
    expect((await call('DELETE', `/items/page/${id}`)).status).toBe(204)
    expect((await dead()).sort()).toEqual(['/advent', '/weihnachten', '/weihnachten?x=1#y'])
  })

  test('what is a draft is known and not live; what there is not is neither, and another server is nobody’s business', async () => {
    const { call, state } = await start()
    expect((await call('POST', '/items/page', page('/advent', 'draft'))).status).toBe(200)
    expect(await state('/advent')).toEqual({ live: false, known: true })
    for (const nowhere of ['/nirgends', '/uhren/niemand', '/haeuser/niemand', '/aktuelles/niemand', '/en/nowhere'])
      expect([nowhere, await state(nowhere)]).toEqual([nowhere, { live: false, known: false }])
    for (const somewhere of [
      '/impressum',
      '/en/imprint',
      '#newsletter',
      'https://example.org/x',
      '/feeds/google.de.xml',
    ])
      expect([somewhere, (await state(somewhere)).known]).toEqual([somewhere, true])
    expect((await state('x'.repeat(5000))).live).toBe(false)
  })

  test('what links can lead to is told to who writes texts, by its name in the first language', async () => {
    const { shop, call } = await start()
    await call('POST', '/items/page', page('/weihnachten'))
    const news = { display_name: 'Neue Zeiten', slug: 'neue-zeiten', day: '2026-01-01', status: 'published' }
    expect((await call('POST', '/items/news', news)).status).toBe(200)
    const { body } = await call('GET', '/duties/links')
    expect(body.data).toContainEqual({ path: '/weihnachten', name: 'Weihnachten', kind: 'page' })
    expect(body.data).toContainEqual({ path: '/aktuelles/neue-zeiten', name: 'Neue Zeiten', kind: 'news' })
    expect((await shop.call('GET', '/duties/links')).status).toBe(401)
  })
})
