import { expect, test } from 'vitest'
import { noteMissedSearch } from '../catalogue/missed-searches.ts'
import { withDatabases } from '../db/with-databases.ts'
import { purgeExpired } from '../forms/retention.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { testClient } from './test-client.ts'

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

type MissedRow = { id: number; said: string; times: number; last_on: string; language: string }

let shops = 0

withDatabases((database) => {
  async function shop() {
    const domain = `vermisst-${++shops}.example`
    await sampleShop(database(), domain)
    const client = testClient(database())
    const host = { 'x-directus-project': domain }
    const staff = { ...host, ...(await client.signedInAs({ email: `a${shops}@${domain}`, role: 'administrator' })) }
    const tell = (body: unknown, headers: Record<string, string> = {}) =>
      client.call('POST', '/ecom/search/missed', body, {
        ...host,
        'user-agent': BROWSER,
        'content-type': 'application/json',
        ...headers,
      })
    const report = async () => {
      const path = '/items/ecommerce_missed_search?sort=-times&fields=*'
      return (await client.call<MissedRow[]>('GET', path, undefined, staff)).body.data
    }
    const project = await database().selectFrom('project').select('id').where('domain', '=', domain).executeTakeFirst()
    return { client, host, staff, tell, report, project: Number(project?.id) }
  }

  test('what was searched for and not found is counted, each wish once, with its day and nothing else', async () => {
    const { tell, report } = await shop()
    expect((await tell({ q: 'Smartwatch', language: 'de' })).status).toBe(200)
    await tell({ q: ' smartwatch ', language: 'de' })
    const [first, ...others] = await report()
    expect(others).toEqual([])
    expect(first).toMatchObject({ said: 'smartwatch', times: 2, language: 'de' })
    expect(first?.last_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('what is found, what programs ask, and what may be about a person is not noted', async () => {
    const { tell, report } = await shop()
    await tell({ q: 'Spirit', language: 'de' })
    await tell({ q: 'Smartwatch', language: 'de' }, { 'user-agent': 'Googlebot/2.1' })
    await tell({ q: 'erika@example.org', language: 'de' })
    expect(await report()).toEqual([])
  })

  test.each([
    [{ language: 'de' }, 'q'],
    [{ q: '', language: 'de' }, 'q'],
    [{ q: 'x'.repeat(500), language: 'de' }, 'q'],
    [{ q: 'Smartwatch', language: 'xx' }, 'language'],
  ])('%j is refused, and the answer names what is wrong', async (body, name) => {
    const { tell } = await shop()
    const { status, body: answer } = await tell(body)
    expect(status).toBe(422)
    expect(answer.error?.message).toContain(name)
  })

  test('another site’s page may not tell of searches, and an address tells of few at once', async () => {
    const { tell } = await shop()
    expect((await tell({ q: 'Wecker' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    for (let n = 0; n < 10; n++) await tell({ q: 'Wecker' })
    expect((await tell({ q: 'Wecker' })).status).toBe(429)
  })

  test('staff take entries away, nobody writes them, and strangers do not read them', async () => {
    const { client, host, staff, tell, report } = await shop()
    await tell({ q: 'Smartwatch' })
    const [entry] = await report()
    const path = `/items/ecommerce_missed_search/${entry?.id}`
    expect((await client.call('PATCH', path, { said: 'x' }, staff)).status).toBe(403)
    expect((await client.call('GET', '/items/ecommerce_missed_search', undefined, host)).status).toBe(403)
    expect((await client.call('DELETE', path, undefined, staff)).status).toBeLessThan(300)
    expect(await report()).toEqual([])
  })

  test('entries are kept for 180 days after they were last asked for, and the rarest make room for new ones', async () => {
    const { report, project } = await shop()
    const note = (said: string, now: string) =>
      noteMissedSearch(database(), { project, language: 'de', said, now: new Date(now) }, 3)
    for (const said of ['wecker', 'wecker', 'barren', 'standuhr', 'kuckucksuhr'])
      await note(said, '2026-01-01T10:00:00Z')
    expect((await report()).map(({ said }) => said).sort()).toEqual(['kuckucksuhr', 'standuhr', 'wecker'])
    await purgeExpired(database(), new Date('2026-06-29T10:00:00Z'))
    expect(await report()).toHaveLength(3)
    await purgeExpired(database(), new Date('2026-07-01T10:00:00Z'))
    expect(await report()).toEqual([])
  })
})
