import { beforeAll, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, testClient } from './test-client.ts'

withDatabases((database) => {
  let client: Client
  let editor: Record<string, string>
  let admin: Record<string, string>
  let company: number
  let branch: number

  beforeAll(async () => {
    const shop = await sampleShop(database(), 'vertrag.example')
    const project = Number(shop.project)
    const names = { company_name: 'Vertrag GmbH', display_name: 'Vertrag' }
    company = Number(await insertTree(database(), 'company', { project, ...names }))
    const place = { display_name: 'Laden', slug: 'laden', street: 'Weg 1', zip: '20355', city: 'Hamburg' }
    branch = Number(await insertTree(database(), 'branch', { project, ...place }))
    await insertTree(database(), 'consent', {
      ...{ project, function_id: 'matomo' },
      translations: [{ language: 'de', display_name: 'Statistik', description: 'Zählt' }],
    })
    client = testClient(database(), { defaultDomain: 'vertrag.example' })
    editor = await client.signedInAs({ email: 'eva@vertrag.example', role: 'editor', project })
    admin = await client.signedInAs({ email: 'anna@vertrag.example', role: 'administrator', project })
  })

  const get = (path: string) => client.call('GET', path, undefined, editor)
  const fieldsOf = (body: unknown) => (body as { error: { fields: { field: string; message: string }[] } }).error.fields

  test('a page without an address is not published, whether it is made or changed so', async () => {
    const made = await client.call(
      'POST',
      '/items/page',
      { name: 'trauring-konfigurator', status: 'published' },
      editor,
    )
    const address = 'translations.de.path'
    expect([made.status, fieldsOf(made.body)[0]?.field]).toEqual([422, address])
    const draft = await client.call('POST', '/items/page', { name: 'idee', status: 'draft' }, editor)
    const path = `/items/page/${draft.body.data?.id}`
    const published = await client.call('PATCH', path, { status: 'published' }, editor)
    expect([published.status, fieldsOf(published.body)[0]?.field]).toEqual([422, address])
    expect((await client.call('PATCH', path, { status: 'published', name: 'info' }, editor)).status).toBe(200)
    const renamed = await client.call('PATCH', path, { name: 'idee' }, editor)
    expect([renamed.status, fieldsOf(renamed.body)[0]?.field]).toEqual([422, address])
    const texts = [{ language: 'de', path: '/idee' }]
    expect((await client.call('PATCH', path, { name: 'idee', translations: texts }, editor)).status).toBe(200)
  })

  test.each(['single=0', 'single=1'])('a list that is asked with %s and has nothing is not found', async (single) => {
    const { status, body } = await get(`/items/ecommerce_tag?filter[slug]=gibt-es-nicht&${single}`)
    expect([status, body.error?.code]).toEqual([404, 203])
  })

  test('single=0 is a list where there is something', async () => {
    const { status, body } = await get('/items/ecommerce_category?single=0')
    expect([status, Array.isArray(body.data)]).toEqual([200, true])
  })

  test('stars that would follow too many relations are refused and say how many one answer follows', async () => {
    const { status, body } = await get('/items/ecommerce_product?fields=*.*.*')
    expect(status).toBe(422)
    expect(body.error?.message).toContain('more than 60 relations')
    expect((await get('/items/ecommerce_product?fields=*.*')).status).toBe(200)
  })

  test('texts that differ by language are read from the translations, and the record has no field of that name', async () => {
    const { status, body } = await get(
      '/items/consent?fields=function_id,translations.display_name,translations.description',
    )
    expect([status, body.data]).toEqual([
      200,
      [{ function_id: 'matomo', translations: [{ display_name: 'Statistik', description: 'Zählt' }] }],
    ])
    for (const path of ['consent?fields=display_name', 'company?fields=legal_authority'])
      expect(await get(`/items/${path}`)).toMatchObject({ status: 400, body: { error: { code: 209 } } })
  })

  test('shipping_methods_config is kept as it is given', async () => {
    const { body } = await get('/items/ecommerce_settings?fields=id&single=1')
    const path = `/items/ecommerce_settings/${(body.data as unknown as { id: number }).id}`
    const config = { free_from: 50 }
    expect((await client.call('PATCH', path, { shipping_methods_config: config }, admin)).status).toBe(200)
    expect((await get(`${path}?fields=shipping_methods_config`)).body.data).toEqual({ shipping_methods_config: config })
  })

  test('an opening time belongs to the company or to a branch, and the refusal names both', async () => {
    const send = (owners: object) => client.call('POST', '/items/opening_period', { day: 1, ...owners }, editor)
    const message = 'exactly one of company, branch must be given'
    for (const owners of [{}, { company, branch }]) {
      const { status, body } = await send(owners)
      expect([status, fieldsOf(body)]).toEqual([422, ['company', 'branch'].map((field) => ({ field, message }))])
    }
    const made = await send({ company })
    expect(made.status).toBe(200)
    const { id } = made.body.data as unknown as { id: number }
    const both = await client.call('PATCH', `/items/opening_period/${id}`, { branch }, editor)
    expect([both.status, both.body.error?.message]).toEqual([422, expect.stringContaining(message)])
    expect(both.body.error?.message).not.toMatch(/constraint/i)
  })
})
