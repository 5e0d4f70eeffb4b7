import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { schemaProblems } from '../invoices/sample-schema.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

const plain = (text: string) => text.replace(/[^\S\n]/g, ' ')

const words = {
  de: {
    note: 'Storniert oder zurückgenommen: 1',
    sums: ['Widerrufen, nicht mehr zu zahlen: -199,00 €', 'Noch zu zahlen: 204,90 €'],
    due: 'Davon nimmt eine Rechnungskorrektur vom selben Tag 199,00 € zurück. Bitte überweisen Sie die übrigen 204,90 €',
  },
  en: {
    note: 'Cancelled or taken back: 1',
    sums: ['Withdrawn from, no longer to be paid: -€199.00', 'Still to be paid: €204.90'],
    due: 'A credit note of the same day takes back €199.00 of it. Please transfer the remaining €204.90',
  },
  fr: {
    note: 'Annulé ou repris : 1',
    sums: ['Rétracté, n’est plus à payer : -199,00 €', 'Reste à payer : 204,90 €'],
    due: 'Un avoir du même jour en retire 199,00 €. Merci de virer les 204,90 € restants',
  },
} as const

withDatabases((database) => {
  for (const language of ['de', 'en', 'fr'] as const)
    test(`what was withdrawn from before it left is not packed, and order page, mails and invoice say what remains: ${language}`, async () => {
      const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
      const staff = await shop.staff()
      const lines = [{ product: shop.shop.ring, variant: null, count: 2, personalization: {} }]
      const { body } = await shop.order({ language, lines, total: 403.9, paymentMethod: 2 })
      const [row] = await shop.placed()
      const post = async (path: string, data: Json) => {
        const { status } = await shop.call('POST', `/ecom/orders/${row?.id}/${path}`, data, staff)
        expect(status).toBe(200)
      }
      const declaration = { name: 'Anna Muster', contract_reference: body.order_number, language }
      await shop.call('POST', '/ecom/withdrawal', { ...declaration, confirmation_email: 'anna@example.org' })
      const [task] = (await shop.call('GET', '/ecom/withdrawals', undefined, staff)).body.data
      const pieces = [{ line: task.order.proposal.pieces[0].line, count: 1, to_stock: true }]
      expect((await shop.call('POST', `/ecom/withdrawals/${task.id}/settle`, { pieces }, staff)).status).toBe(200)

      const paper = async (path: string) => {
        const request = new Request(`http://${shop.shop.domain}/ecom/orders/${row?.id}/${path}`, {
          headers: { 'x-project-host': shop.shop.domain, ...staff },
        })
        const answer = await shop.backend.fetch(request)
        const bytes = new Uint8Array(await answer.arrayBuffer())
        expect([answer.status, new TextDecoder().decode(bytes.slice(0, 300))]).toEqual([
          200,
          expect.stringContaining('%PDF'),
        ])
        const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })
        return { bytes, text: plain(text).replace(/\s+/g, ' ') }
      }
      const slip = await paper('packing-slip.pdf')
      expect(slip.text).toMatch(/1 × ring|1 × Ring \(en\)/)
      expect(slip.text).not.toContain('2 ×')

      for (const state of ['in_preparation', 'shipped']) await post('state', { state })
      const view = (await shop.call('GET', `/ecom/order/${String(body.status_path).split('/').at(-1)}`)).body
      expect(plain(view.lines[0].returned_note)).toBe(words[language].note)
      const shown = view.totals.balance.map((one: Json) =>
        plain(`${one.label}${language === 'fr' ? ' ' : ''}: ${one.amount}`),
      )
      expect(shown).toEqual(words[language].sums)

      await shop.orders.writeMails()
      for (const kind of ['order_accepted', 'order_shipped']) {
        const [mail] = await shop.mails(kind)
        for (const said of [words[language].note, ...words[language].sums])
          expect(plain(String(mail?.text))).toContain(said)
      }
      const [receipt] = await shop.mails('order_receipt')
      expect(plain(String(receipt?.text))).not.toContain(words[language].note)

      const issued = await database()
        .selectFrom('ecommerce_invoice')
        .select('id')
        .where('order', '=', Number(row?.id))
        .where('kind', '=', 'invoice')
        .executeTakeFirstOrThrow()
      const invoice = await paper(`invoices/${issued.id}.pdf`)
      expect(invoice.text).toContain(words[language].due)
      const files = (await PDFDocument.load(invoice.bytes)).getAttachments()
      const xml = Buffer.from(files.find(({ name }) => name === 'factur-x.xml')?.data ?? []).toString('utf8')
      expect(schemaProblems(xml)).toEqual([])
      expect(plain(xml)).toContain(words[language].due)

      await post('payment', { amount: 204.9 })
    })
})
