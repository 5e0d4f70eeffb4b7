import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  const start = async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const administrator = await shop.staff('administrator')
    const change = (languages: string[]) =>
      shop.call('PATCH', `/items/project/${shop.shop.project}`, { languages }, administrator)
    expect((await change(['de'])).status).toBe(200)
    return { ...shop, administrator, change }
  }

  test('a language without its legal texts cannot be shown, and the refusal names what is missing', async () => {
    const shop = await start()
    const refused = await shop.change(['de', 'fr'])
    expect(refused.status).toBe(422)
    for (const name of ['privacy', 'terms', 'shipping_and_payment'])
      expect(refused.body.error.fields).toContainEqual({
        field: 'languages',
        message: `lacks the text ${name} in fr`,
      })
  })

  test('once its texts are written it can, and what a site lacked before is no reason to refuse other changes', async () => {
    const shop = await start()
    const { project } = shop.shop
    await insertTree(database(), 'page', {
      project,
      name: 'privacy',
      status: 'published',
      translations: [{ language: 'fr', body: '<p>Responsable : Muster.</p>' }],
    })
    const pages = await database()
      .selectFrom('ecommerce_legal_page')
      .selectAll()
      .where('settings', '=', shop.shop.shop)
      .execute()
    for (const { id } of pages)
      await database()
        .insertInto('ecommerce_legal_page_translation')
        .values({ ecommerce_legal_page: Number(id), language: 'fr', content: '<p>Texte.</p>' })
        .execute()
    expect((await shop.change(['de', 'fr'])).status).toBe(200)
    const renamed = { display_name: 'Muster' }
    expect((await shop.call('PATCH', `/items/project/${project}`, renamed, shop.administrator)).status).toBe(200)
  })
})
