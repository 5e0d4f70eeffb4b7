import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { testClient } from './test-client.ts'

withDatabases((database) => {
  test('when another language becomes the first, every text stays in its language', async () => {
    const domain = `${randomUUID().slice(0, 8)}.example`
    const { project } = await sampleShop(database(), domain)
    const other = await sampleShop(database(), `${randomUUID().slice(0, 8)}.example`)
    const client = testClient(database(), { defaultDomain: domain })
    const login = await client.signedInAs({ email: `a@${domain}`, role: 'administrator', project: Number(project) })
    const texts = { display_name: 'Brillen', slug: 'brillen' }
    const translations = [{ language: 'en', display_name: 'Spectacles', slug: 'spectacles' }]
    const both = await insertTree(database(), 'ecommerce_category', { project, ...texts, translations })
    const german = await insertTree(database(), 'ecommerce_category', { project, display_name: 'Etuis', slug: 'etuis' })
    const elsewhere = await insertTree(database(), 'ecommerce_category', {
      project: other.project,
      ...texts,
      translations,
    })
    const fields = 'fields=display_name,slug,translations.language,translations.display_name,translations.slug'
    const told = async (id: unknown) => {
      const { body } = await client.call('GET', `/items/ecommerce_category/${id}?${fields}`, undefined, login)
      return body.data
    }
    const untouched = () =>
      database().selectFrom('ecommerce_category').select('display_name').where('id', '=', Number(elsewhere)).execute()

    const { status, body } = await client.call('PATCH', `/items/project/${project}`, { languages: ['en', 'de'] }, login)
    expect([status, body.error]).toEqual([200, undefined])
    expect(await told(both)).toEqual({
      display_name: 'Spectacles',
      slug: 'brillen',
      translations: [
        { language: 'en', display_name: 'Spectacles', slug: 'spectacles' },
        { language: 'de', display_name: 'Brillen', slug: 'brillen' },
      ],
    })
    expect(await told(german)).toEqual({
      display_name: 'Etuis',
      slug: 'etuis',
      translations: [{ language: 'de', display_name: 'Etuis', slug: 'etuis' }],
    })
    expect(await untouched()).toEqual([{ display_name: 'Brillen' }])
    const back = await client.call('PATCH', `/items/project/${project}`, { languages: ['de', 'en'] }, login)
    expect(back.status).toBe(200)
    expect(await told(both)).toMatchObject({ display_name: 'Brillen' })
  })
})
