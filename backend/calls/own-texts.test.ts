import { beforeAll, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, type Json, testClient } from './test-client.ts'

withDatabases((database) => {
  let client: Client
  let editor: Record<string, string>

  beforeAll(async () => {
    const shop = await sampleShop(database(), 'texte.example')
    client = testClient(database(), { defaultDomain: 'texte.example' })
    editor = await client.signedInAs({ email: 'eva@texte.example', role: 'editor', project: Number(shop.project) })
  })

  const send = async (method: string, path: string, record: Json) => {
    const { status, body } = await client.call(method, path, record, editor)
    expect([status, body.error]).toEqual([200, undefined])
    return body.data as unknown as Json & { id: number; translations: (Json & { id: number })[] }
  }
  const FIELDS = 'fields=id,display_name,slug,translations.id,translations.language,translations.display_name'
  const category = (record: Json) => send('POST', `/items/ecommerce_category?${FIELDS}`, record)
  const told = (path: string) => send('GET', `${path}?${FIELDS}`, undefined as never)
  const german = ({ display_name, translations }: Json & { translations: Json[] }) => [
    display_name,
    translations.find(({ language }) => language === 'de')?.display_name,
  ]

  test('a new record is called what its translation in the first language says', async () => {
    const translations = [
      { language: 'de', display_name: 'Ringe' },
      { language: 'en', display_name: 'Rings' },
    ]
    const made = await category({ display_name: 'Ring', slug: 'ringe-neu', translations })
    expect(german(made)).toEqual(['Ringe', 'Ringe'])
  })

  test('its own text and the translation in the first language follow each other, whichever is written', async () => {
    const translations = [{ language: 'de', display_name: 'Uhren' }]
    const made = await category({ display_name: 'Uhren', slug: 'uhrwerk', translations })
    const path = `/items/ecommerce_category/${made.id}`
    await send('PATCH', path, { display_name: 'Armbanduhren' })
    expect(german(await told(path))).toEqual(['Armbanduhren', 'Armbanduhren'])
    const id = made.translations[0]?.id ?? 0
    await send('PATCH', path, { translations: [{ id, display_name: 'Taschenuhren' }] })
    expect(german(await told(path))).toEqual(['Taschenuhren', 'Taschenuhren'])
    await send('PATCH', `/items/ecommerce_category_translation/${id}`, { display_name: 'Wanduhren' })
    expect(german(await told(path))).toEqual(['Wanduhren', 'Wanduhren'])
  })

  test('a translation added later names the record only in the first language, and an empty one never', async () => {
    const { id } = await category({ display_name: 'Perlen', slug: 'perlen-neu' })
    const path = `/items/ecommerce_category/${id}`
    await send('PATCH', path, { translations: [{ language: 'en', display_name: 'Beads' }] })
    await send('PATCH', path, { translations: [{ language: 'de', description: 'Aus Glas.' }] })
    expect(german(await told(path))).toEqual(['Perlen', null])
    await send('POST', '/items/ecommerce_subcategory', { category: id, display_name: 'Glas', slug: 'glas' })
    const name = {
      category: id,
      display_name: 'Holz',
      slug: 'holz',
      translations: [{ language: 'de', display_name: 'Holzperlen' }],
    }
    expect(await send('POST', '/items/ecommerce_subcategory?fields=display_name', name)).toEqual({
      display_name: 'Holzperlen',
    })
  })
})
