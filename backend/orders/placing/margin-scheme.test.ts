import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { type Json, sampleOrders } from '../../calls/sample-orders.ts'
import { withDatabases } from '../../db/with-databases.ts'
import { klarnaOrder } from '../../payments/klarna-order.ts'
import { readOrder } from '../../shop/stored-order.ts'

const LABEL = 'Differenzbesteuert nach § 25a UStG, MwSt. nicht ausweisbar'
const SCHEME = 'Gebrauchtgegenstände/Sonderregelung'

withDatabases((database) => {
  const start = async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const { ring, preowned, parcel } = shop.shop
    const line = (product: number, more: Json = {}) => ({ product, variant: null, count: 1, ...more })
    const mixed = { lines: [line(ring), line(preowned)], total: 1494.9 }
    const allMargin = { lines: [line(preowned)], total: 1295.9 }
    const staff = await shop.staff()
    const stored = async () => {
      const [row] = await shop.placed()
      const order = await readOrder(database(), Number(row?.id))
      if (!order) throw new Error('No order was placed')
      return order
    }
    const mails = async () => {
      await shop.orders.writeMails()
      const rows = await shop.mails()
      return rows.map(({ text }) => String(text).replace(/[^\S\n]/g, ' '))
    }
    /** Sends the goods and reads the papers of the order, the invoice first. */
    const papers = async (refund: number) => {
      const { id, total } = await stored()
      const call = (path: string, body: Json) => shop.call('POST', `/ecom/orders/${id}/${path}`, body, staff)
      await call('state', { state: 'in_preparation' })
      await call('state', { state: 'shipped' })
      await call('payment', { amount: total / 100 })
      expect((await call('refund', { amount: refund })).status).toBe(200)
      const rows = await database()
        .selectFrom('ecommerce_invoice')
        .select('id')
        .where('order', '=', id)
        .orderBy('id')
        .execute()
      const { backend, shop: sample } = shop
      const read = async (invoice: unknown) => {
        const url = `http://${sample.domain}/ecom/orders/${id}/invoices/${invoice}.pdf`
        const headers = { 'x-project-host': sample.domain, ...staff }
        const bytes = await (await backend.fetch(new Request(url, { headers }))).arrayBuffer()
        const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
        return text.replace(/\s+/g, ' ')
      }
      return Promise.all(rows.map((row) => read(row.id)))
    }
    return { ...shop, line, mixed, allMargin, parcel, stored, mails, papers }
  }

  test('the VAT of a mixed cart is that of the other goods and of shipping', async () => {
    const { quote, mixed, parcel } = await start()
    const { body } = await quote({ lines: mixed.lines, shippingMethod: parcel })
    expect(body.lines.map((line: Json) => line.tax_mode)).toEqual(['standard', 'margin'])
    expect(body.totals).toMatchObject({ total: 1494.9, margin: 1290, tax: 32.72, net: 172.18, tax_percent: 19 })
  })

  test('an order of goods under the margin scheme alone has no VAT, nor have its shipping and gift wrap', async () => {
    const { quote, allMargin, parcel } = await start()
    const { body } = await quote({ lines: allMargin.lines, shippingMethod: parcel, presentWrap: true })
    expect(body.totals).toMatchObject({ total: 1299.4, margin: 1299.4, tax: 0, net: 0 })
  })

  test('a line keeps the mode and rate that its product had, whatever becomes of the product', async () => {
    const { order, mixed, stored, shop, call, placed } = await start()
    const { body } = await order(mixed)
    await database()
      .updateTable('ecommerce_product')
      .set({ tax_mode: 'standard' })
      .where('id', '=', shop.preowned)
      .execute()
    expect(await stored()).toMatchObject({ margin: 129000, tax: 3272, net: 17218 })
    const lines = await database()
      .selectFrom('ecommerce_order_line')
      .select(['tax_mode', 'tax_percent'])
      .where('order', '=', Number((await placed())[0]?.id))
      .orderBy('sort')
      .execute()
    expect(lines).toEqual([
      { tax_mode: 'standard', tax_percent: 19 },
      { tax_mode: 'margin', tax_percent: 19 },
    ])
    const token = String(body.status_path).split('/').at(-1)
    const view = (await call('GET', `/ecom/order/${token}`)).body
    expect(view.lines.map((line: Json) => line.tax_mode)).toEqual(['standard', 'margin'])
    expect(view.totals).toMatchObject({ margin: 1290, tax: 32.72 })
  })

  test('what a browser says of tax changes nothing', async () => {
    const { order, line, shop, stored } = await start()
    const asked = line(shop.ring, { tax_mode: 'margin', taxMode: 'margin', tax_percent: 0 })
    await order({ lines: [asked], margin: 204.9, tax: 0, tax_percent: 0 })
    expect(await stored()).toMatchObject({
      margin: 0,
      tax: 3272,
      taxes: [{ percent: 19 }],
      lines: [{ taxMode: 'standard', taxPercent: 19 }],
    })
  })

  test('the mails name the scheme at its goods, and VAT only where there is some', async () => {
    const { order, mixed, allMargin, mails } = await start()
    await order(mixed)
    const [receipt, toShop] = await mails()
    for (const mail of [receipt, toShop]) {
      expect(mail?.split(LABEL)).toHaveLength(2)
      expect(mail).toContain('darin MwSt. (19 %): 32,72 €')
    }
    await order({ ...allMargin, language: 'en' })
    const english = (await mails())[2]
    expect(english).toContain('Margin scheme, VAT not shown')
    expect(english).not.toContain('including VAT')
  })

  test('a mixed invoice shows VAT of the other goods alone, and a refund corrects it in the same proportion', async () => {
    const { order, mixed, papers } = await start()
    await order(mixed)
    const [invoice, credit] = await papers(149.49)
    for (const words of [
      `gebraucht 1 1.290,00 € 1.290,00 € Art.-Nr. GEBRAUCHT ${SCHEME}`,
      `${SCHEME} 1.290,00 € Nettobetrag 172,18 € Umsatzsteuer 19 % 32,72 € Gesamtbetrag 1.494,90 €`,
    ])
      expect(invoice).toContain(words)
    expect(credit).toContain(
      `${SCHEME} -129,00 € Nettobetrag -17,22 € Umsatzsteuer 19 % -3,27 € Gesamtbetrag -149,49 €`,
    )
  })

  test('an invoice and a credit note of the margin scheme alone show no VAT', async () => {
    const { order, allMargin, papers } = await start()
    await order(allMargin)
    const [invoice, credit] = await papers(1295.9)
    expect(invoice).toContain(`${SCHEME} 1.295,90 € Gesamtbetrag 1.295,90 €`)
    expect(credit).toContain(`${SCHEME} -1.295,90 € Gesamtbetrag -1.295,90 €`)
    expect(`${invoice}${credit}`).not.toMatch(/Umsatzsteuer \d|Nettobetrag/)
  })

  test('Klarna is told a rate and an amount of 0 for goods under the margin scheme', async () => {
    const { order, mixed, allMargin, stored, placed } = await start()
    await order(mixed)
    const { order_tax_amount, order_amount, order_lines } = klarnaOrder(await stored(), {})
    expect({ order_amount, order_tax_amount }).toEqual({ order_amount: 149490, order_tax_amount: 3271 })
    expect(order_lines.map(({ tax_rate, total_tax_amount }) => [tax_rate, total_tax_amount])).toEqual([
      [1900, 3177],
      [0, 0],
      [1900, 94],
    ])
    await order(allMargin)
    const alone = await readOrder(database(), Number((await placed())[1]?.id))
    expect(alone && klarnaOrder(alone, {}).order_tax_amount).toBe(0)
  })
})
