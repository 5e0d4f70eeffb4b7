import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { updateRow } from '../items/update.ts'
import { anna, sampleOrders } from './sample-orders.ts'

const said = {
  de: ['Herstellergarantie: 5 Jahre, Tidewerk', 'Rechnungsadresse', 'USt-IdNr. DE123456789'],
  en: ['Producer’s guarantee: 5 years, Tidewerk', 'Invoice address', 'VAT ID DE123456789'],
  fr: ['Garantie du producteur : 5 ans, Tidewerk', 'Adresse de facturation', 'N° de TVA DE123456789'],
} as const

withDatabases((database) => {
  for (const language of ['de', 'en', 'fr'] as const)
    test(`the confirmation names the producer’s guarantee, where the invoice goes, and how to reach the seller: ${language}`, async () => {
      const { shop, order, orders } = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
      const guarantee = { garan_years: 5, garan_brand: 'Tidewerk', guarantee_terms_url: 'https://tidewerk.example/g' }
      await database().updateTable('ecommerce_product').set(guarantee).where('id', '=', shop.ring).execute()
      const shippingAddress = { ...anna, company: 'Muster AG', vat_id: 'DE123456789' }
      expect((await order({ language, shippingAddress })).status).toBe(200)
      await orders.writeMails()
      const { text, html } = await database()
        .selectFrom('mail')
        .select(['text', 'html'])
        .where('project', '=', shop.project)
        .where('kind', '=', 'order_receipt')
        .executeTakeFirstOrThrow()
      const mail = String(text).replace(/[^\S\n]/g, ' ')
      for (const words of said[language]) expect(mail.toLowerCase()).toContain(words.toLowerCase())
      expect(mail).toContain('https://tidewerk.example/g')
      expect(mail).toMatch(/--[\s\S]*\+49 40 123456 · laden@muster\.example/)
      expect(String(html)).toContain('+49 40 123456')
    })

  test('the shop reads of an order from abroad in its own language, and its mail leads to where the order is worked on', async () => {
    const { order, orders, mails, placed } = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    expect((await order({ language: 'en' })).status).toBe(200)
    await orders.writeMails()
    const [row] = await placed()
    const [told] = await mails('order_shop')
    expect(String(told?.text)).toContain('1 × ring ')
    expect(String(told?.text)).not.toContain('Ring (en)')
    expect(String(told?.text)).toMatch(
      new RegExp(`Bestellung bearbeiten:\\s+http\\S+/admin/ecommerce_order/${row?.id}\\s`),
    )
    expect(String((await mails('order_receipt'))[0]?.text)).toContain('Ring (en)')
  })

  test('the demonstration’s placeholder is never called the notice in a receipt', async () => {
    const { shop, order, orders, mails } = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const file = randomUUID()
    const picture = { title: null, type: 'image/svg+xml', size: 1, width: 10, height: 14, focal_x: 50, focal_y: 50 }
    const hash = '49099bdc25039f9c'.padEnd(64, '0')
    await database()
      .insertInto('files')
      .values({ id: file, project: shop.project, filename: 'notice.svg', ...picture, hash })
      .execute()
    await updateRow(database(), 'ecommerce_settings', shop.shop, { guarantee_notices: [{ language: 'de', file }] })
    for (const language of ['de', 'en', 'fr']) expect((await order({ language })).status).toBe(200)
    await orders.writeMails()
    const texts = (await mails('order_receipt')).map(({ text }) => String(text))
    for (const [index, words] of ['ein Platzhalter', 'A placeholder', 'un emplacement réservé'].entries()) {
      expect(texts[index]).toContain(words)
      expect(texts[index]).not.toMatch(/auch der Hinweis|The notice on|aussi l’avis/)
    }
  })
})
