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
})
