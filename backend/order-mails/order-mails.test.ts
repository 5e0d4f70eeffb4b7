import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, onTestFinished, test } from 'vitest'
import { anna, sampleOrders } from '../calls/sample-orders.ts'
import type { Row } from '../db/database.ts'
import { withDatabases } from '../db/with-databases.ts'
import { createDiskStorage } from '../files/disk-storage.ts'
import { createFiles } from '../files/files.ts'
import { samplePicture } from '../files/sample-picture.ts'
import { updateRow } from '../items/update.ts'
import type { AttachmentSource } from '../mail/mail.ts'
import { orderAttachments } from './order-attachments.ts'

const domain = () => `${randomUUID().slice(0, 8)}.example`

/** Amounts have spaces at which no line ends. */
const readable = (row: Row): Row => ({
  ...row,
  subject: String(row.subject).replace(/\s/g, ' '),
  text: String(row.text).replace(/[^\S\n]/g, ' '),
})

const pdfText = async (bytes: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

withDatabases((database) => {
  const start = async () => {
    const shop = await sampleOrders(database(), domain())
    const mails = async () => {
      await shop.orders.writeMails()
      const rows = await shop.mails()
      return rows.map(readable)
    }
    const folder = mkdtempSync(join(tmpdir(), 'schaufenster-orders-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const storage = createDiskStorage(folder)
    const papers = (mail: Row | undefined) =>
      orderAttachments(database(), storage)(JSON.parse(String(mail?.attachments ?? '[]')) as AttachmentSource[])
    const { project } = shop.shop
    const files = createFiles({ db: database(), storage, projectOf: async () => project })
    return { ...shop, mails, papers, files }
  }

  test('the receipt goes to customer and shop at once, in the language of each, with the whole order', async () => {
    const shop = await start()
    const { body } = await shop.order({
      language: 'en',
      lines: [{ product: shop.shop.engraved, count: 1, personalization: { [shop.shop.field]: 'A & B' } }],
      total: 255.8,
      comment: 'Bitte <klingeln>',
    })
    const [receipt, toShop, ...more] = await shop.mails()
    expect(more).toEqual([])
    expect(receipt).toMatchObject({ recipient_address: 'anna@example.org', subject: `Your order ${body.order_number}` })
    expect(receipt?.text).toContain('The contract is concluded when we accept your order')
    expect(receipt?.text).toContain('1 × gravurring   €249.90')
    expect(receipt?.text).toContain('Gravur: A & B'.replace('Gravur', 'Text'))
    expect(receipt?.text).toContain('no right of withdrawal for this item')
    expect(receipt?.text).toContain(`http://${shop.shop.domain}/en/shop/order/${body.order_uuid}.`)
    expect(receipt?.html).toContain('<html')
    expect(receipt?.html).toContain('A &amp; B')
    expect(toShop).toMatchObject({ recipient_address: 'laden@muster.example', reply_to_address: 'anna@example.org' })
    expect(toShop?.subject).toBe(`Neue Bestellung ${body.order_number}: 255,80 €`)
    expect(toShop?.html).toContain('Bitte &lt;klingeln&gt;')
    expect(toShop?.text).toMatch(/Zahlung\W+Rechnung\n/)
    expect(toShop?.text).not.toMatch(/Invoice/)
    expect(toShop?.html).not.toContain('<klingeln>')
  })

  test('the legal texts that were valid come as PDF, with the model form where the shop has none of its own', async () => {
    const shop = await start()
    await shop.order()
    const [receipt] = await shop.mails()
    const texts = await database()
      .selectFrom('ecommerce_legal_page')
      .select('id')
      .where('settings', '=', shop.shop.shop)
      .execute()
    await updateRow(database(), 'ecommerce_settings', shop.shop.shop, {
      legal_pages: texts.map(({ id }) => ({ id, content: '<p>Die Fassung von morgen</p>' })),
    })
    const [paper, ...more] = await shop.papers(receipt)
    expect(more).toEqual([])
    expect(paper).toMatchObject({ filename: 'AGB und Widerrufsbelehrung.pdf', type: 'application/pdf' })
    const text = await pdfText(paper?.content as Uint8Array)
    expect(text).toContain('Die Fassung von heute – für 1 €.')
    expect(text).not.toContain('morgen')
    expect(text).toContain('Muster-Widerrufsformular')
    expect(text).toContain('An Juwelier Muster GmbH, Hauptstraße 1, 20095 Hamburg')
  })

  test('the guarantee notice comes as it was uploaded, to the pixel, in the order’s language, as it was when the order was placed', async () => {
    const shop = await start()
    const { project, shop: settings } = shop.shop
    const put = async (width: number) => {
      const bytes = await samplePicture(width, 60, 'png')
      return { bytes, ...(await shop.files.put({ project, bytes, filename: 'notice.png' })) }
    }
    const pixels = (bytes: Uint8Array = new Uint8Array()) => sharp(bytes).raw().toBuffer()
    const [german, english, newer] = [await put(40), await put(50), await put(70)]
    const show = (notices: object[]) =>
      updateRow(database(), 'ecommerce_settings', settings, { guarantee_notices: notices })
    await show([
      { language: 'de', file: german.id },
      { language: 'en', file: english.id },
    ])
    await shop.order({ language: 'en' })
    await shop.order({ language: 'fr' })
    const [row] = await database()
      .selectFrom('ecommerce_guarantee_notice')
      .select('id')
      .where('file', '=', english.id)
      .execute()
    await show([{ id: row?.id, file: newer.id }])
    const receipts = (await shop.mails()).filter(({ kind }) => kind === 'order_receipt')
    const [inEnglish, inFrench] = (await Promise.all(receipts.map(shop.papers))).map(([, notice]) => notice)
    expect(inEnglish).toMatchObject({ filename: 'Your legal guarantee rights.png', type: 'image/png' })
    expect(await pixels(inEnglish?.content)).toEqual(await pixels(english.bytes))
    expect(inFrench).toMatchObject({ filename: 'Vos droits de garantie légale.png' })
    expect(await pixels(inFrench?.content)).toEqual(await pixels(german.bytes))
  })

  test('without a notice, and when its file has been deleted since, the mail goes all the same', async () => {
    const shop = await start()
    const { project, shop: settings } = shop.shop
    await shop.order()
    const file = await shop.files.put({ project, bytes: await samplePicture(40, 60, 'png'), filename: 'notice.png' })
    await updateRow(database(), 'ecommerce_settings', settings, {
      guarantee_notices: [{ language: 'de', file: file.id }],
    })
    await shop.order()
    await shop.files.forget(file)
    const receipts = (await shop.mails()).filter(({ kind }) => kind === 'order_receipt')
    for (const receipt of receipts) expect(await shop.papers(receipt)).toHaveLength(1)
    expect(receipts).toHaveLength(2)
  })

  test('prepayment is asked for with all that a transfer needs', async () => {
    const shop = await start()
    const { body } = await shop.order({ paymentMethod: 1 })
    const [receipt] = await shop.mails()
    for (const words of [
      'DE89 3704 0044 0532 0130 00',
      'COBADEFFXXX',
      '204,90 €',
      body.order_number,
      '27. November 2026',
    ])
      expect(receipt?.text).toContain(words)
    expect(receipt?.text).toContain('Wir nehmen Ihre Bestellung hiermit an.')
  })

  test('every step of an order is told once, and the goods leave with an invoice of all that the law asks for', async () => {
    const shop = await start()
    await shop.order({
      paymentMethod: 1,
      invoiceAddress: {
        ...anna,
        company: 'Łódź & Söhne KG',
        first_name: 'Žofie',
        city: 'Αθήνα',
        country_code: 'GR',
        zip_code: '10431',
      },
    })
    const [row] = await shop.placed()
    const id = Number(row?.id)
    const staff = await shop.staff()
    const move = (state: string, more = {}) => shop.call('POST', `/ecom/orders/${id}/state`, { state, ...more }, staff)
    expect((await shop.call('POST', `/ecom/orders/${id}/payment`, { amount: 204.9 }, staff)).body).toMatchObject({
      state: 'paid',
      paid: 204.9,
    })
    expect((await move('in_preparation')).body.next).toEqual(['shipped', 'refunded'])
    shop.pass(5)
    const link = { tracking_number: '00340434', tracking_link: 'https://dhl.example/00340434' }
    expect((await move('shipped', link)).body).toMatchObject({ state: 'shipped' })
    const mails = await shop.mails()
    expect(mails.map(({ kind }) => kind)).toEqual(['order_receipt', 'order_shop', 'order_paid', 'order_shipped'])
    expect(mails[3]?.text).toContain('00340434')
    expect(mails[3]?.html).toContain('https://dhl.example/00340434')
    const [paper] = await shop.papers(mails[3])
    expect(paper?.filename).toBe('Rechnung RE-2026-00001.pdf')
    const text = await pdfText(paper?.content as Uint8Array)
    for (const words of [
      'Rechnung RE-2026-00001',
      'Juwelier Muster GmbH · Hauptstraße 1 · 20095 Hamburg',
      'Łódź & Söhne KG Žofie Muster Elbchaussee 12 b 10431 Αθήνα Griechenland',
      'USt-IdNr. DE123456789',
      '20. November 2026',
      'ring',
      '172,18 €',
      'Umsatzsteuer 19 % 32,72 €',
      'Gesamtbetrag 204,90 €',
      'Bezahlt per Überweisung am',
    ])
      expect(text).toContain(words)
    const again = await shop.papers(mails[3])
    expect(Buffer.compare(Buffer.from(again[0]?.content ?? []), Buffer.from(paper?.content ?? []))).toBe(0)
    const pdf = await shop.call('GET', `/ecom/orders/${id}/invoices/invoice.pdf`, undefined, staff)
    expect(pdf.status).toBe(200)
    expect((await shop.call('GET', `/ecom/orders/${id}/invoices/invoice.pdf`)).status).toBe(401)
  })

  test('goods that are collected and paid in cash get their invoice when they are handed over', async () => {
    const shop = await start()
    await shop.order({ shippingMethod: shop.shop.pickup, paymentMethod: 3, branch: shop.shop.branch, total: 199 })
    const [row] = await shop.placed()
    const id = Number(row?.id)
    const staff = await shop.staff()
    const move = (state: string) => shop.call('POST', `/ecom/orders/${id}/state`, { state }, staff)
    await move('in_preparation')
    expect((await move('shipped')).body.reason).toBe('not_possible')
    await move('ready_for_collection')
    await shop.mails()
    expect((await move('completed')).body.reason).toBe('not_possible')
    await shop.call('POST', `/ecom/orders/${id}/payment`, { amount: 199 }, staff)
    expect((await move('completed')).body.state).toBe('completed')
    const mails = await shop.mails()
    const kinds = ['order_receipt', 'order_shop', 'order_accepted', 'order_ready', 'order_completed']
    expect(mails.map(({ kind }) => kind)).toEqual(kinds)
    expect(mails[3]?.text).toContain('Bitte bezahlen Sie')
    const [paper] = await shop.papers(mails[4])
    expect(await pdfText(paper?.content as Uint8Array)).toContain('Abgeholt in: Innenstadt, Hauptstraße 1')
  })

  test('a mail that cannot be written is tried again, and then left to a person', async () => {
    const shop = await start()
    await shop.order()
    const company = await database()
      .selectFrom('company')
      .select('id')
      .where('project', '=', shop.shop.project)
      .executeTakeFirstOrThrow()
    await database()
      .deleteFrom('company_email')
      .where('company', '=', company.id as number)
      .execute()
    for (let tries = 0; tries < 9; tries++) {
      expect(await shop.mails()).toEqual([])
      shop.pass(60 * 24)
    }
    const tasks = await database()
      .selectFrom('ecommerce_order_mail')
      .selectAll()
      .where('order', '=', Number((await shop.placed())[0]?.id))
      .execute()
    expect(tasks).toMatchObject([
      { state: 'failed', attempts: 8 },
      { state: 'failed', attempts: 8 },
    ])
    expect(shop.logged.join()).toContain('waits for a person')
  })

  test('several processes that write mails at the same time write each once', async () => {
    const shop = await start()
    for (let count = 0; count < 3; count++) await shop.order()
    await Promise.all([shop.orders.writeMails(), shop.orders.writeMails(), shop.orders.writeMails()])
    expect(await shop.mails()).toHaveLength(6)
  })
})
