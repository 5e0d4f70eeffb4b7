import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { anna, type Json } from './sample-orders.ts'
import { sampleRates } from './sample-rates.ts'

const plain = (text: unknown) => String(text).replace(/[^\S\n]/g, ' ')

withDatabases((database) => {
  const start = async (settings: Json = {}) => {
    const { api, staff, line } = await sampleRates(database(), settings)
    const { ring, engraved, parcel } = api.shop
    const both = { lines: [line(ring), line(engraved)], shippingMethod: parcel }
    const mails = async () => {
      await api.orders.writeMails()
      const rows = await api.mails()
      return plain(rows.map(({ text }) => text).join('\n'))
    }
    /** Sends the goods, gives back some money, and reads invoice and credit note. */
    const papers = async (body: Json) => {
      const [row] = await api.placed()
      const post = (path: string, data: Json) => api.call('POST', `/ecom/orders/${row?.id}/${path}`, data, staff)
      await post('state', { state: 'in_preparation' })
      await post('state', { state: 'shipped' })
      await post('payment', { amount: Number(row?.total) / 100 })
      const refunded = await post('refund', body)
      expect([refunded.status, refunded.body.error]).toEqual([200, undefined])
      const invoices = await database()
        .selectFrom('ecommerce_invoice')
        .select(['id', 'data'])
        .where('order', '=', Number(row?.id))
        .orderBy('id')
        .execute()
      const read = async (id: unknown) => {
        const url = `http://${api.shop.domain}/ecom/orders/${row?.id}/invoices/${id}.pdf`
        const answer = await api.backend.fetch(
          new Request(url, { headers: { 'x-project-host': api.shop.domain, ...staff } }),
        )
        const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
          mergePages: true,
        })
        return plain(text)
      }
      return Promise.all(
        invoices.map(async ({ id, data }) => ({ data: JSON.parse(String(data)), text: await read(id) })),
      )
    }
    return { ...api, staff, line, both, mails, papers }
  }

  test('goods at two rates are told apart in cart, order, mail, invoice and credit note', async () => {
    const { quote, both, order, mails, papers, call } = await start()
    const { body } = await quote({ ...both, country: 'DE' })
    const notes = ['inkl. 19 % MwSt. (32,19 €)', 'inkl. 7 % MwSt. (16,56 €)']
    expect(body.totals.tax_notes.map(plain)).toEqual(notes)
    const placed = await order({ lines: both.lines, total: body.totals.total })
    const view = (await call('GET', `/ecom/order/${String(placed.body.status_path).split('/').at(-1)}`)).body
    expect(view.totals.tax_notes.map(plain)).toEqual(notes)
    expect(await mails()).toMatch(/MwSt\. \(19 %\)[\s\S]*32,19 €[\s\S]*MwSt\. \(7 %\)[\s\S]*16,56 €/)
    const [invoice, note] = await papers({ amount: 100 })
    expect(invoice?.text).toMatch(/19 %.*32,19[\s\S]*7 %.*16,56/)
    const { taxes, net, tax, total } = note?.data ?? {}
    expect(taxes.map(({ percent }: Json) => percent)).toEqual([19, 7])
    expect(taxes.reduce((sum: number, part: { net: number; tax: number }) => sum + part.net + part.tax, 0)).toBe(
      -10_000,
    )
    expect(net + tax).toBe(total)
  })

  test('VAT is that of the country of delivery once the threshold is passed, at the same price', async () => {
    const { quote, line, shop, call, staff } = await start()
    const [austria] = await database()
      .selectFrom('ecommerce_shipping_country')
      .select('id')
      .where('settings', '=', shop.shop)
      .where('country_code', '=', 'AT')
      .execute()
    const rates = { tax_percent: 20, reduced_tax_percent: 10 }
    expect((await call('PATCH', `/items/ecommerce_shipping_country/${austria?.id}`, rates, staff)).status).toBe(200)
    const there = { lines: [line(shop.ring)], country: 'AT', shippingMethod: shop.abroad }
    const before = (await quote(there)).body.totals
    expect(before).toMatchObject({ total: 215.9, tax_percent: 19, tax: 34.47 })
    await call('PATCH', `/items/ecommerce_settings/${shop.shop}`, { oss: true }, staff)
    expect((await quote(there)).body.totals).toMatchObject({ total: 215.9, tax_percent: 20, tax: 35.98 })
    const here = { lines: [line(shop.ring)], country: 'DE', shippingMethod: shop.parcel }
    expect((await quote(here)).body.totals).toMatchObject({ tax_percent: 19 })
    const collected = { lines: [line(shop.ring)], country: 'AT', shippingMethod: shop.pickup }
    expect((await quote(collected)).body.totals).toMatchObject({ tax_percent: 19 })
  })

  test('a small business shows no VAT but its sentence, at every price and on every paper', async () => {
    const { quote, both, order, mails, papers } = await start({ small_business: true })
    const { body } = await quote({ ...both, country: 'DE' })
    const sentence = 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet'
    expect(body.totals).toMatchObject({
      tax: 0,
      net: body.totals.total,
      tax_notes: [sentence],
      price_note: `${sentence}, zzgl.`,
    })
    expect((await order({ lines: both.lines, total: body.totals.total, shippingAddress: anna })).status).toBe(200)
    const mail = await mails()
    expect(mail).toContain(sentence)
    expect(mail).not.toContain(`${sentence}:`)
    expect(mail).not.toContain('MwSt.')
    for (const { text } of await papers({ amount: 50 })) {
      expect(text).toContain(sentence)
      expect(text).not.toMatch(/MwSt\. \(|19 %/)
    }
  })
})
