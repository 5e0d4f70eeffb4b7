import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { editableMails } from '#domain/company/mail-words.ts'
import { languages } from '#domain/texts/language.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  const start = async () => {
    const office = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const owner = await office.staff('administrator')
    const words = (kind: string, language: string, subject: string, message: string) =>
      insertTree(database(), 'mail_text', { project: office.shop.project, kind, language, subject, message })
    const preview = (body: object) => office.call('POST', '/ecom/mail-texts/preview', body, owner)
    return { ...office, owner, words, preview }
  }

  test('a shop’s own subject and first words go out in their language, and the program’s in the others', async () => {
    const { words, order, orders, mails } = await start()
    await words('order_receipt', 'de', 'Danke, {{name}}!', 'Liebe Kundschaft,\nIhre {{nummer}} über {{summe}} ist da.')
    await order()
    await order({ language: 'en' })
    await orders.writeMails()
    const [german, english] = await mails('order_receipt')
    expect(german?.subject).toBe('Danke, Anna Muster!')
    expect(german?.text).toMatch(/Liebe Kundschaft,\nIhre \S+ über 204,90\s€ ist da\./)
    expect(german?.html).toContain('Liebe Kundschaft,')
    expect(english?.subject).toMatch(/^Your order /)
  })

  test('what the law asks for stays in a mail whatever a shop writes', async () => {
    const { words, order, orders, mails } = await start()
    await words('order_receipt', 'de', 'Hallo', 'Hallo.')
    await order()
    await orders.writeMails()
    const [mail] = await mails('order_receipt')
    for (const part of [
      'Der Vertrag kommt zustande',
      'Widerrufsbelehrung',
      'Juwelier Muster GmbH',
      'Vertrag widerrufen',
    ])
      expect(mail?.text).toContain(part)
  })

  test('every mail is shown in every language as it would go out, and nothing of it stays', async () => {
    const { preview, mails, shop } = await start()
    for (const kind of editableMails)
      for (const language of languages) {
        const { status, body } = await preview({ kind, language, subject: '', message: '' })
        expect([kind, language, status]).toEqual([kind, language, 200])
        const { subject, text, html } = body.data
        expect(subject).not.toMatch(/[{}]|undefined|^$/)
        expect(text).not.toMatch(/[{}]|undefined/)
        expect(html).toContain(`lang="${language}"`)
        expect(text).toContain('Juwelier Muster GmbH')
      }
    expect(await mails()).toEqual([])
    for (const table of ['mail_text', 'ecommerce_withdrawal'])
      expect(await database().selectFrom(table).selectAll().where('project', '=', shop.project).execute()).toEqual([])
  })

  test('an unknown placeholder is refused with the name of its field, in the preview and when it is saved', async () => {
    const { preview, call, owner, shop } = await start()
    const wrong = { kind: 'order_refunded', language: 'de', subject: '{{vorname}}', message: 'Ihr Geld ist da.' }
    const fields = [
      { field: 'subject', message: 'must not name {{vorname}}, which this mail does not know' },
      { field: 'message', message: 'must name {{betrag}}' },
    ]
    for (const refused of [
      await preview(wrong),
      await call('POST', '/items/mail_text', { project: shop.project, ...wrong }, owner),
    ])
      expect([refused.status, refused.body.error.fields]).toEqual([422, fields])
    const kept = await call(
      'POST',
      '/items/mail_text',
      { project: shop.project, kind: 'order_paid', language: 'de', subject: 'Da', message: null },
      owner,
    )
    const changed = await call('PATCH', `/items/mail_text/${kept.body.data.id}`, { message: '{{betrag}}' }, owner)
    expect([changed.status, changed.body.error.fields[0].field]).toEqual([422, 'message'])
    expect((await preview({ ...wrong, kind: 'order_shop' })).status).toBe(422)
    expect((await preview({ ...wrong, language: 'it' })).status).toBe(422)
  })

  test('a test of a mail goes to whoever asks, and only who may write the words asks', async () => {
    const { call, owner, staff, mails } = await start()
    const body = { kind: 'event_waiting', language: 'fr', subject: 'Essai {{veranstaltung}}', message: '' }
    const sent = await call('POST', '/ecom/mail-texts/test', body, owner)
    const [mail] = await mails('test')
    expect(mail).toMatchObject({ subject: 'Essai Soirée alliances', recipient_address: sent.body.data.recipient })
    for (const as of [await staff('shop_staff'), await staff('editor'), {}]) {
      expect((await call('POST', '/ecom/mail-texts/preview', body, as)).status).toBeGreaterThan(400)
      expect((await call('GET', '/ecom/mail-texts', undefined, as)).status).toBeGreaterThan(400)
    }
    const { body: standard } = await call('GET', '/ecom/mail-texts', undefined, owner)
    expect(standard.data).toHaveLength(editableMails.length * languages.length)
  })
})
