import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeSignature } from '../changes/signature.ts'
import { withDatabases } from '../db/with-databases.ts'
import { sampleOrders } from './sample-orders.ts'
import { testClient } from './test-client.ts'

const SECRET = 'a secret of the tests'

withDatabases((database) => {
  const now = new Date('2026-11-23T23:30:00Z')
  const client = () => testClient(database(), { now: () => now })

  async function send(body: unknown, { secret = SECRET, signed = body } = {}) {
    const hash = createHash('sha256').update(JSON.stringify(signed)).digest('hex')
    const target = `/changes/visits?body=${hash}`
    return client().call('POST', target, body, { authorization: changeSignature(secret, target, now) })
  }

  const countedOf = (domain: string) => ({
    domain,
    pages: [
      ['/', 4],
      ['/shop/ring', 3],
      ['/shop/warenkorb', 1],
    ],
    sources: [
      ['search.example', 2],
      ['', 1],
    ],
    programs: 9,
  })

  test('what servers have counted is added up by the German day and told to the shop alone', async () => {
    const domain = `${randomUUID().slice(0, 8)}.example`
    const office = await sampleOrders(database(), domain)
    for (const one of [countedOf(domain), countedOf(domain), countedOf('unknown.example')])
      expect((await send([one])).status).toBe(200)
    const ask = (query: string, headers: Record<string, string>) =>
      office.call('GET', `/ecom/reports/visits?${query}`, undefined, headers)
    const staff = await office.staff()
    expect((await ask('from=2026-11-23&until=2026-11-23', staff)).body.data).toMatchObject({ visits: 0, seen: 0 })
    const { body } = await ask('from=2026-11-24&until=2026-11-24', staff)
    expect(body.data).toMatchObject({
      visits: 6,
      seen: 16,
      programs: 18,
      steps: [
        { step: 'product', times: 6 },
        { step: 'cart', times: 2 },
        { step: 'checkout', times: 0 },
        { step: 'ordered', times: 0 },
      ],
      pages: [{ name: '/', times: 8 }, { name: '/shop/ring' }, { name: '/shop/warenkorb' }],
      sources: [
        { name: 'search.example', times: 4 },
        { name: '', times: 2 },
      ],
    })
    expect((await ask('from=2026-11-24&until=2026-11-24', {})).status).toBe(401)
    expect((await ask('from=2026-11-24&until=2026-11-24', await office.staff('editor'))).status).toBe(403)
    expect((await ask('from=2026-11-24&until=x', staff)).status).toBe(422)
  })

  test('the page of an order is counted without the name that opens it', async () => {
    const domain = `${randomUUID().slice(0, 8)}.example`
    const { shop } = await sampleOrders(database(), domain)
    const pages = [
      ['/shop/bestellung/anna.secret', 2],
      ['/shop/bestellung/otto.secret', 1],
    ]
    expect((await send([{ domain, pages, sources: [], programs: 0 }])).status).toBe(200)
    const kept = database().selectFrom('visit_count').select(['name', 'times']).where('project', '=', shop.project)
    expect(await kept.execute()).toEqual([{ name: '/shop/bestellung', times: 3 }])
  })

  test('nobody counts who does not know the secret, or changes what was signed', async () => {
    const domain = `${randomUUID().slice(0, 8)}.example`
    const { shop } = await sampleOrders(database(), domain)
    expect((await send([countedOf(domain)], { secret: 'another secret' })).status).toBe(401)
    expect((await send([countedOf(domain)], { signed: [] })).status).toBe(422)
    for (const wrong of [{}, [{ ...countedOf(domain), programs: -1 }], [{ ...countedOf(domain), pages: [['/', 0]] }]])
      expect((await send(wrong)).status).toBe(422)
    expect(
      await database().selectFrom('visit_count').select('id').where('project', '=', shop.project).execute(),
    ).toEqual([])
  })

  test('two servers that tell of the same pages at the same moment are both added up', async () => {
    const domain = `${randomUUID().slice(0, 8)}.example`
    const { shop } = await sampleOrders(database(), domain)
    const pages = Array.from({ length: 400 }, (_, at) => [`/page-${at}`, 1] as [string, number])
    const told = { domain, pages, sources: [], programs: 1 }
    await send([told])
    const answers = await Promise.all([send([told]), send([{ ...told, pages: pages.toReversed() }])])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const rows = await database()
      .selectFrom('visit_count')
      .select('times')
      .where('project', '=', shop.project)
      .execute()
    expect(rows.map(({ times }) => Number(times))).toEqual(Array(401).fill(3))
  })

  test('made-up hosts count together once a day has more than any shop', async () => {
    const domain = `${randomUUID().slice(0, 8)}.example`
    const { shop } = await sampleOrders(database(), domain)
    const many = Array.from({ length: 320 }, (_, at) => [`host-${at}.example`, 1])
    await send([{ domain, pages: [], sources: many, programs: 0 }])
    const rows = await database()
      .selectFrom('visit_count')
      .select(['name', 'times'])
      .where('project', '=', shop.project)
      .execute()
    expect(rows).toHaveLength(301)
    expect(rows.find(({ name }) => name === '')?.times).toBe(20)
  })
})
