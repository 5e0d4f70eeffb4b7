import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { testClient } from './test-client.ts'

withDatabases((database) => {
  test('two categories cannot have one address in a language: the refusal names the other', async () => {
    const { project, rings } = await sampleShop(database(), 'juwelier.example')
    const client = testClient(database(), { defaultDomain: 'juwelier.example' })
    const editor = await client.signedInAs({ email: 'e@juwelier.example', role: 'editor', project: Number(project) })
    const english = (slug: string) => [{ language: 'en', display_name: 'English', slug }]
    const make = async (slug: string, translations: object[] = []) => {
      const category = { display_name: slug, slug, translations }
      const { status, body } = await client.call('POST', '/items/ecommerce_category', category, editor)
      return [status, body.error?.message]
    }
    const named = await client.call(
      'PATCH',
      `/items/ecommerce_category/${rings}`,
      { translations: english('rings') },
      editor,
    )
    expect(named.status).toBe(200)
    const other = 'is the address of the category "Ringe" (en)'
    expect(await make('trauringe', english('rings'))).toEqual([
      422,
      expect.stringContaining(`translations.en.slug ${other}`),
    ])
    expect(await make('rings')).toEqual([422, expect.stringContaining(`slug ${other}`)])
    expect(await make('trauringe', english('wedding-rings'))).toEqual([200, undefined])
    const text = '/items/ecommerce_category_translation?filter[slug]=wedding-rings'
    const [translation] = (await client.call('GET', text, undefined, editor)).body.data
    const change = { translations: [{ id: translation?.id, slug: 'rings' }] }
    const path = `/items/ecommerce_category/${translation?.ecommerce_category}`
    expect((await client.call('PATCH', path, change, editor)).body.error?.message).toContain(other)
  })

  test('a category keeps the addresses that it had in any language, the latest first, and none that it has again', async () => {
    const domain = `${crypto.randomUUID().slice(0, 8)}.example`
    const { project } = await sampleShop(database(), domain)
    const client = testClient(database(), { defaultDomain: domain })
    const editor = await client.signedInAs({ email: `e@${domain}`, role: 'editor', project: Number(project) })
    const call = async (method: string, path: string, body?: object) => {
      const answer = await client.call(method, path, body, editor)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body.data
    }
    const translations = [{ language: 'en', display_name: 'Clocks', slug: 'clocks' }]
    const made = { display_name: 'Wecker', slug: 'wecker', translations }
    const { id } = await call('POST', '/items/ecommerce_category', made)
    const path = `/items/ecommerce_category/${id}`
    const former = async () => (await client.call('GET', `${path}?fields=former_slugs`)).body.data.former_slugs
    const [text] = await call('GET', `/items/ecommerce_category_translation?filter[ecommerce_category]=${id}`)
    await call('PATCH', path, { display_name: 'Der Wecker' })
    expect(await former()).toBeNull()
    await call('PATCH', path, { slug: 'uhren-zum-wecken' })
    await call('PATCH', path, { translations: [{ id: text?.id, slug: 'alarm-clocks' }] })
    expect(await former()).toBe('clocks\nwecker')
    await call('PATCH', path, { slug: 'wecker' })
    expect(await former()).toBe('uhren-zum-wecken\nclocks')
  })
})
