import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { fetchSources } from '../legal/fetch-sources.ts'
import { turnVersions } from '../legal/turn-versions.ts'
import type { Reach } from '../outside/public-address.ts'
import { sampleOrders } from './sample-orders.ts'

const words = (name: string) => `<p>${name}: ${'Es gilt deutsches Recht. '.repeat(20)}</p>`

withDatabases((database) => {
  const start = async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const staff = await shop.staff('administrator')
    /** The terms that the order placed last was made under. */
    const termsOfOrder = async () => {
      await shop.order()
      const order = (await shop.placed()).at(-1)
      const { terms } = JSON.parse(String(order?.legal_versions))
      const text = await database()
        .selectFrom('ecommerce_legal_text')
        .select('content')
        .where('project', '=', shop.shop.project)
        .where('hash', '=', String(terms))
        .executeTakeFirst()
      return String(text?.content)
    }
    const source = async (url: string) => {
      const body = { type: 'terms', language: 'de', url }
      return shop.call('POST', '/items/ecommerce_legal_source', body, staff)
    }
    const sources = () =>
      database().selectFrom('ecommerce_legal_source').selectAll().where('project', '=', shop.shop.project).execute()
    return { ...shop, admin: staff, termsOfOrder, source, sources }
  }

  test('a legal text that is written for a date comes into force by itself, and orders are bound to the one in force', async () => {
    const shop = await start()
    const { clock } = shop
    const starts_on = new Date(clock.now().getTime() + 3_600_000).toISOString()
    const version = { type: 'terms', language: 'de', content: words('Neue AGB'), starts_on }
    expect((await shop.call('POST', '/items/ecommerce_legal_version', version, shop.admin)).status).toBe(200)
    await turnVersions(database(), clock.now())
    expect(await shop.termsOfOrder()).not.toContain('Neue AGB')
    await turnVersions(database(), new Date(Date.parse(starts_on) + 1))
    expect(await shop.termsOfOrder()).toContain('Neue AGB')
    const [first, second] = await shop.placed()
    expect(first?.legal_versions).not.toBe(second?.legal_versions)
    const [row] = await database()
      .selectFrom('ecommerce_legal_version')
      .selectAll()
      .where('project', '=', shop.shop.project)
      .execute()
    expect(row?.begun_on).not.toBeNull()
    expect((await shop.call('GET', '/items/ecommerce_legal_version')).status).not.toBe(200)
  })

  test('privacy notice and imprint come into force like the other texts, and each says since when', async () => {
    const shop = await start()
    const starts_on = new Date(shop.clock.now().getTime() + 3_600_000).toISOString()
    for (const type of ['privacy', 'imprint']) {
      const version = { type, language: 'de', content: words(`Neu: ${type}`), starts_on }
      expect((await shop.call('POST', '/items/ecommerce_legal_version', version, shop.admin)).status).toBe(200)
    }
    const shown = async () => {
      const fields = 'legal_pages.type,legal_pages.valid_from,legal_pages.translations.content'
      const { body } = await shop.call('GET', `/items/ecommerce_settings?fields=${fields}`)
      return body.data[0].legal_pages.filter(({ type }: { type: string }) => ['privacy', 'imprint'].includes(type))
    }
    await turnVersions(database(), shop.clock.now())
    expect(await shown()).toEqual([])
    await turnVersions(database(), new Date(Date.parse(starts_on) + 1))
    expect(await shown()).toMatchObject([
      { type: 'privacy', valid_from: starts_on.slice(0, 10), translations: [{ content: words('Neu: privacy') }] },
      { type: 'imprint', valid_from: starts_on.slice(0, 10), translations: [{ content: words('Neu: imprint') }] },
    ])
    await shop.order()
    const order = (await shop.placed()).at(-1)
    expect(Object.keys(JSON.parse(String(order?.legal_versions)))).not.toContain('privacy')
  })

  test('a text of an outside service is fetched once a day, and one that fails keeps the text before and is told', async () => {
    const shop = await start()
    expect((await shop.source('https://recht.example/agb.html')).status).toBe(200)
    let answer = { status: 200, text: `<html><body>${words('Vom Dienst')}<script>x()</script></body></html>` }
    let asked = 0
    let later = shop.clock.now()
    const fetch = () =>
      fetchSources({
        db: database(),
        now: () => later,
        ask: async (url) => {
          if (url.hostname === 'recht.example') asked += 1
          return answer
        },
      })
    await fetch()
    await fetch()
    expect(asked).toBe(1)
    expect(await shop.termsOfOrder()).toContain('Vom Dienst')
    const [fetched] = await shop.sources()
    expect(fetched).toMatchObject({ problem: null, fetched_on: later.toISOString() })
    later = new Date(later.getTime() + 25 * 3_600_000)
    answer = { status: 503, text: 'Wartung' }
    await fetch()
    expect(await shop.termsOfOrder()).toContain('Vom Dienst')
    const [failed] = await shop.sources()
    expect(failed).toMatchObject({ problem: 'refused', fetched_on: fetched?.fetched_on })
    const told = await shop.call(
      'GET',
      '/items/ecommerce_legal_source?filter[problem][null]=false',
      undefined,
      shop.admin,
    )
    expect(told.body.data).toHaveLength(1)
  })

  test('an address of a private network is not asked, and only administrators set one', async () => {
    const shop = await start()
    await shop.source('https://innen.example/agb.html')
    const reach: Reach = { addressesOf: async () => ['10.0.0.7'] }
    await fetchSources({ db: database(), now: shop.clock.now, reach })
    expect((await shop.sources()).map(({ problem }) => problem)).toEqual(['private'])
    const body = { type: 'withdrawal', language: 'de', url: 'https://recht.example/a' }
    const editor = await shop.staff('editor')
    expect((await shop.call('POST', '/items/ecommerce_legal_source', body, editor)).status).toBeGreaterThanOrEqual(400)
    expect((await shop.source('http://recht.example/agb.html')).status).toBe(422)
  })
})
