import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { pdfAProblems } from '../invoices/sample-pdf-a.ts'
import { ruleProblems } from '../invoices/sample-rules.ts'
import { schemaProblems } from '../invoices/sample-schema.ts'
import { anna, type Json } from './sample-orders.ts'
import { sampleRates } from './sample-rates.ts'

/** Texts of the elements of this name in their order. */
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(([, text]) => text)

const firm = { ...anna, company: 'Muster & Söhne AG', vat_id: 'atu 1234.5678', country_code: 'AT', zip_code: '1010' }

withDatabases((database) => {
  async function start(settings: Json = {}) {
    const { api, staff, line } = await sampleRates(database(), settings)
    const { ring, engraved, preowned, parcel } = api.shop

    /** Places an order, sends it, gives money back, and reads the XML of every paper as who downloads it would. */
    async function papers(change: Json, refund?: Json) {
      const { lines, ...rest } = change
      const asked = { lines, country: 'DE', shippingMethod: parcel, ...(rest.shippingMethod ? rest : {}) }
      const quoted = await api.quote({ presentWrap: rest.presentWrap ?? false, ...asked, ...(rest.quoted as Json) })
      delete rest.quoted
      const placed = await api.order({ ...rest, lines, total: quoted.body.totals.total })
      expect([placed.status, placed.body]).toEqual([200, expect.anything()])
      const row = (await api.placed()).at(-1)
      const post = (path: string, data: Json) => api.call('POST', `/ecom/orders/${row?.id}/${path}`, data, staff)
      if (Number(row?.payment_method) !== 2) await post('payment', { amount: Number(row?.total) / 100 })
      for (const state of ['in_preparation', 'shipped']) await post('state', { state })
      if (refund) {
        if (Number(row?.payment_method) === 2) await post('payment', { amount: Number(row?.total) / 100 })
        const { status, body } = await post('refund', refund)
        expect([status, body.error]).toEqual([200, undefined])
      }
      const invoices = await database()
        .selectFrom('ecommerce_invoice')
        .select('id')
        .where('order', '=', Number(row?.id))
        .orderBy('id')
        .execute()
      return Promise.all(invoices.map(({ id }) => paper(Number(row?.id), Number(id))))
    }

    async function paper(order: number, id: number) {
      const url = `http://${api.shop.domain}/ecom/orders/${order}/invoices/${id}.pdf`
      const headers = { 'x-project-host': api.shop.domain, ...staff }
      const answer = await api.backend.fetch(new Request(url, { headers }))
      const bytes = Buffer.from(await answer.arrayBuffer())
      const raw = bytes.toString('latin1')
      expect([answer.status, raw.slice(0, 8), api.logged]).toEqual([200, '%PDF-1.7', []])
      const files = (await PDFDocument.load(bytes)).getAttachments()
      const xml = Buffer.from(files.find(({ name }) => name === 'factur-x.xml')?.data ?? []).toString('utf8')
      expect(schemaProblems(xml)).toEqual([])
      expect(await pdfAProblems(bytes)).toEqual([])
      expect(ruleProblems(xml)).toEqual([])
      return { xml, raw }
    }
    return { ...api, line, papers, products: { ring, engraved, preowned } }
  }

  test('an invoice is a PDF/A-3 with its XML inside, which fits the official schema and the business rules', async () => {
    const { papers, line, products } = await start()
    const [invoice] = await papers({ lines: [line(products.ring, 3), line(products.engraved)], presentWrap: true })
    const { xml = '', raw = '' } = invoice ?? {}
    expect(xml).toContain('urn:cen.eu:en16931:2017')
    expect(all(xml, 'TypeCode')).toContain('380')
    expect(all(xml, 'RateApplicablePercent').toSorted()).toEqual(expect.arrayContaining(['19', '7']))
    expect(all(xml, 'Name')).toEqual(expect.arrayContaining(['ring', 'Juwelier Muster GmbH', 'Anna Muster']))
    expect(all(xml, 'IBANID')).toEqual(['DE89370400440532013000'])
    expect(all(xml, 'GrandTotalAmount')).toEqual(['856.30'])
    expect(raw).toMatch(/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B</)
    expect(raw).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(raw).toContain('/AFRelationship /Alternative')
    expect(raw).toContain('/OutputIntents')
    expect(raw).not.toContain('/BaseFont /Helvetica')
  })

  test('a company has its name and its VAT id on the invoice and in its XML', async () => {
    const { papers, line, products } = await start()
    const [invoice] = await papers({ lines: [line(products.ring)], invoiceAddress: firm, paymentMethod: 1 })
    const { xml = '' } = invoice ?? {}
    const buyer = /<ram:BuyerTradeParty>[\s\S]*<\/ram:BuyerTradeParty>/.exec(xml)?.[0] ?? ''
    expect(buyer).toContain('<ram:Name>Muster &amp; Söhne AG</ram:Name>')
    expect(buyer).toContain('<ram:PersonName>Anna Muster</ram:PersonName>')
    expect(buyer).toMatch(/schemeID="VA"[^>]*>ATU12345678</)
    expect(all(xml, 'DuePayableAmount')).toEqual(['0.00'])
  })

  test('a VAT id that has not the form of its country is refused by its field', async () => {
    const { order } = await start()
    const { status, body } = await order({ shippingAddress: { ...anna, company: 'Muster AG', vat_id: 'DE12' } })
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('shippingAddress.vat_id')])
  })

  test('a credit note names its invoice and gives back what came back, also where money is kept', async () => {
    const { papers, line, products } = await start()
    const lines = [line(products.ring, 2), line(products.engraved)]
    const [, part] = await papers({ lines }, { amount: 100 })
    expect(all(part?.xml ?? '', 'TypeCode')).toContain('381')
    expect(part?.xml).toMatch(/InvoiceReferencedDocument>[\s\S]*RE-/)
    expect(all(part?.xml ?? '', 'GrandTotalAmount')).toEqual(['100.00'])
    const whole = await start()
    const [invoice, note] = await whole.papers({ lines: [line(whole.products.ring)] }, { amount: 204.9 })
    expect(all(note?.xml ?? '', 'GrandTotalAmount')).toEqual(all(invoice?.xml ?? '', 'GrandTotalAmount'))
  })

  test('goods under the margin scheme are exempt as second-hand, alone and beside others', async () => {
    const { papers, line, products } = await start()
    for (const lines of [[line(products.preowned)], [line(products.preowned), line(products.ring)]]) {
      const [invoice, note] = await papers({ lines }, { amount: 500 })
      for (const { xml } of [invoice, note].filter((one) => one !== undefined)) {
        expect(all(xml, 'ExemptionReasonCode')).toEqual(['VATEX-EU-F'])
        expect(all(xml, 'ExemptionReason')).toEqual(['Gebrauchtgegenstände/Sonderregelung'])
        expect(all(xml, 'CategoryCode')).toContain('E')
      }
    }
  })

  test('a small business is exempt and says why', async () => {
    const { papers, line, products } = await start({ small_business: true })
    const [invoice] = await papers({ lines: [line(products.ring)] })
    expect(all(invoice?.xml ?? '', 'ExemptionReason')).toEqual(['Gemäß § 19 UStG wird keine Umsatzsteuer berechnet'])
    expect(all(invoice?.xml ?? '', 'TaxTotalAmount')).toEqual(['0.00'])
  })

  test('VAT of another country stands in the XML at its rate', async () => {
    const { papers, line, products, shop } = await start({ oss: true })
    await database()
      .updateTable('ecommerce_shipping_country')
      .set({ tax_percent: 20 })
      .where('settings', '=', shop.shop)
      .where('country_code', '=', 'AT')
      .execute()
    const [invoice] = await papers({
      lines: [line(products.ring)],
      shippingMethod: shop.abroad,
      paymentMethod: 1,
      shippingAddress: { ...anna, country_code: 'AT', zip_code: '1010' },
      quoted: { country: 'AT' },
    })
    expect(all(invoice?.xml ?? '', 'RateApplicablePercent')).toEqual(expect.arrayContaining(['20']))
    expect(all(invoice?.xml ?? '', 'CountryID')).toEqual(['DE', 'AT', 'AT'])
  })
})
