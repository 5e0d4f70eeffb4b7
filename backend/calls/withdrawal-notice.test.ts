import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  const start = async (settings: Json = {}) => {
    const domain = `${randomUUID().slice(0, 8)}.example`
    const shop = await sampleOrders(database(), domain, { settings })
    /** The notice that an order placed now is bound to. */
    const bound = async (language = 'de') => {
      expect((await shop.order({ language })).status).toBe(200)
      const order = (await shop.placed()).at(-1)
      const { withdrawal } = JSON.parse(String(order?.legal_versions))
      const row = await database()
        .selectFrom('ecommerce_legal_text')
        .select('content')
        .where('project', '=', shop.shop.project)
        .where('hash', '=', withdrawal)
        .executeTakeFirstOrThrow()
      return String(row.content)
    }
    return { ...shop, domain, bound }
  }

  test('an order is bound to the official notice in its language, with the address of the online function written out', async () => {
    const shop = await start()
    expect(await shop.bound()).toContain(`>https://${shop.domain}/vertrag-widerrufen</a> ausüben.`)
    expect(await shop.bound('en')).toContain(
      `online at <a href="/en/withdraw-from-contract">https://${shop.domain}/en/`,
    )
    expect(await shop.bound('fr')).toContain(
      'Vous avez le droit de vous rétracter du présent contrat sans donner de motif',
    )
  })

  test('a change of the settings or of the company is in the notice of the next order', async () => {
    const shop = await start()
    const editor = await shop.staff('administrator')
    expect(await shop.bound()).toContain('Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.')
    await shop.call('PATCH', `/items/ecommerce_settings/${shop.shop.shop}`, { return_costs: 'shop' }, editor)
    expect(await shop.bound()).toContain('Wir tragen die Kosten der Rücksendung der Waren.')
    const company = await database()
      .selectFrom('company')
      .select('id')
      .where('project', '=', shop.shop.project)
      .executeTakeFirstOrThrow()
    const renamed = { company_name: 'Muster Uhren GmbH' }
    expect((await shop.call('PATCH', `/items/company/${company.id}`, renamed, editor)).status).toBe(200)
    expect(await shop.bound()).toContain(
      'müssen Sie uns (Muster Uhren GmbH, Hauptstraße 1, 20095 Hamburg, Telefon: +49 40 123456,',
    )
  })

  test('a shop that wants its own text has that alone', async () => {
    const shop = await start({ withdrawal_text: 'own' })
    expect(await shop.bound()).toBe('<h2>withdrawal</h2><p>Die Fassung von heute – für 1 €.</p>')
  })
})
