import { expect, test } from 'vitest'
import { readCsv } from '#domain/texts/csv.ts'
import { BOOKING_COLUMNS } from '../bookkeeping/datev-columns.ts'
import { readDatev } from '../bookkeeping/sample-datev-reader.ts'
import { withDatabases } from '../db/with-databases.ts'
import { anna, type Json } from './sample-orders.ts'
import { sampleRates } from './sample-rates.ts'

const accounts = {
  ...{ adviser: '29098', client: '55003', debtors: '10000', debtors_paypal: '10100' },
  ...{ revenue_standard: '8400', revenue_reduced: '8300', revenue_abroad: '8320', revenue_margin: '8191' },
}

const cents = (text: string | undefined) => Math.round(Number(String(text).replace(',', '.')) * 100)

withDatabases((database) => {
  async function start(settings: Json = {}) {
    const { api, staff, line } = await sampleRates(database(), settings)
    const { ring, engraved, preowned, parcel } = api.shop

    /** An order of each kind of VAT, sent; of the first a part is given back. */
    async function sell() {
      for (const products of [[ring, engraved], [preowned], [ring]]) {
        const lines = products.map((product) => line(product))
        const { body } = await api.quote({ lines, country: 'DE', shippingMethod: parcel })
        expect((await api.order({ lines, total: body.totals.total })).status).toBe(200)
        const row = (await api.placed()).at(-1)
        const post = (path: string, data: Json) => api.call('POST', `/ecom/orders/${row?.id}/${path}`, data, staff)
        for (const state of ['in_preparation', 'shipped']) await post('state', { state })
        if (products.length < 2) continue
        await post('payment', { amount: Number(row?.total) / 100 })
        expect((await post('refund', { amount: 100 })).status).toBe(200)
      }
    }
    const file = async (name: string, headers = staff, month = '2026-11') => {
      const url = `http://${api.shop.domain}/ecom/bookkeeping/${month}/${name}.csv`
      return api.backend.fetch(new Request(url, { headers: { 'x-project-host': api.shop.domain, ...headers } }))
    }
    return { ...api, staff, sell, file }
  }

  test('a month is written as DATEV reads bookings: each paper by rate, credit notes the other way round', async () => {
    const { sell, file } = await start({ bookkeeping: accounts })
    await sell()
    const answer = await file('datev')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=windows-1252')
    expect(answer.headers.get('content-disposition')).toContain('EXTF_Buchungsstapel_2026-11.csv')
    const { head, columns, lines } = readDatev(new Uint8Array(await answer.arrayBuffer()))
    expect(head.slice(10, 17)).toEqual(['29098', '55003', '20260101', '4', '20261101', '20261130', '"Shop 2026-11"'])
    expect(columns).toEqual([...BOOKING_COLUMNS])
    expect([columns[6], columns[8], columns[39], columns[102]]).toEqual([
      ...['Konto', 'BU-Schlüssel', 'EU-Land u. UStID (Bestimmung)', 'Buchungs GUID'],
    ])
    expect(columns).toHaveLength(125)
    const told = lines.map((row) => [row[0], row[1], row[6], row[7], row[9]])
    expect(told.slice(0, 2)).toEqual([
      ['201,61', '"S"', '10000', '8400', '2011'],
      ['253,19', '"S"', '10000', '8300', '2011'],
    ])
    expect(told.filter(([, side]) => side === '"H"').reduce((sum, [amount]) => sum + cents(amount), 0)).toBe(10_000)
    expect(told.some(([, , , account]) => account === '8191')).toBe(true)
  })

  test('the table by way of payment and VAT adds up to the papers of the month', async () => {
    const { sell, file, shop } = await start()
    await sell()
    const table = readCsv(await (await file('turnover')).text())
    const papers = await database()
      .selectFrom('ecommerce_invoice')
      .select('data')
      .where('project', '=', shop.project)
      .execute()
    const gross = papers.reduce((sum, { data }) => sum + Number(JSON.parse(String(data)).total), 0)
    const [head, ...rows] = table
    expect(head?.slice(0, 4)).toEqual(['Zahlungsart', 'Steuer', 'Land', 'Beleg'])
    const all = rows.at(-1) ?? []
    const sums = rows.filter((row) => row[3] === 'Summe' && row[0] !== 'Alle')
    expect(sums.map((row) => row.slice(0, 3).join(' '))).toEqual([
      'Rechnung § 25a UStG DE',
      'Rechnung 19 % DE',
      'Rechnung 7 % DE',
    ])
    for (const column of [7, 8, 9])
      expect(cents(all[column])).toBe(sums.reduce((sum, row) => sum + cents(row[column]), 0))
    expect(cents(all[7]) + cents(all[8])).toBe(cents(all[9]))
    expect([papers.length, cents(all[9])]).toEqual([4, gross])
  })

  test('papers stay the turnover that they were, whatever rates the settings name later', async () => {
    const { order, placed, quote, call, staff, shop, file } = await start({ bookkeeping: accounts })
    const [own] = (await call('GET', '/items/ecommerce_settings?fields=id,shipping_countries.id', undefined, staff))
      .body.data
    const settings = (change: Json) => call('PATCH', `/items/ecommerce_settings/${own.id}`, change, staff)
    const austria = `/items/ecommerce_shipping_country/${own.shipping_countries[1].id}`
    await call('PATCH', austria, { tax_percent: 20, reduced_tax_percent: 10 }, staff)
    const sell = async () => {
      const lines = [shop.ring, shop.engraved].map((product) => ({
        product,
        variant: null,
        count: 1,
        personalization: {},
      }))
      const asked = { lines, country: 'AT', shippingMethod: shop.abroad, paymentMethod: 1 }
      const total = (await quote(asked)).body.totals.total
      const address = { ...anna, country_code: 'AT', zip_code: '1010' }
      const { status } = await order({ ...asked, shippingAddress: address, total })
      expect(status).toBe(200)
      const row = (await placed()).at(-1)
      const post = (path: string, data: Json) => call('POST', `/ecom/orders/${row?.id}/${path}`, data, staff)
      await post('payment', { amount: Number(row?.total) / 100 })
      for (const state of ['in_preparation', 'shipped']) expect((await post('state', { state })).status).toBe(200)
    }
    const told = async () => {
      const { lines } = readDatev(new Uint8Array(await (await file('datev')).arrayBuffer()))
      return lines.map((row) => [row[7], row[39], row[40]])
    }
    await sell()
    const home = [
      ['8400', '""', ''],
      ['8300', '""', ''],
    ]
    expect(await told()).toEqual(home)
    await settings({ oss: true, reduced_tax_percent: 8 })
    expect(await told()).toEqual(home)
    await sell()
    const abroad = [
      ['8320', '"AT"', '20,00'],
      ['8320', '"AT"', '10,00'],
    ]
    expect(await told()).toEqual([...home, ...abroad])
    await settings({ oss: false })
    expect(await told()).toEqual([...home, ...abroad])
    const papers = await database().selectFrom('ecommerce_invoice').select(['id', 'data']).execute()
    for (const { id, data } of papers) {
      const { turnover: _, ...before } = JSON.parse(String(data))
      const row = database()
        .updateTable('ecommerce_invoice')
        .set({ data: JSON.stringify(before) })
      await row.where('id', '=', Number(id)).execute()
    }
    expect(await told()).toEqual([...home, ...abroad])
  })

  test('an account that the month needs and the settings lack is named, and nobody but staff gets a file', async () => {
    const { sell, file, staff, call } = await start({ bookkeeping: { ...accounts, revenue_reduced: '', client: 'x' } })
    await sell()
    const refused = await file('datev')
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('lacks for DATEV: client, revenue_reduced'),
    ])
    expect((await file('turnover', staff, '2026-13')).status).toBe(422)
    expect((await file('turnover', {})).status).toBeGreaterThanOrEqual(401)
    const { body } = await call('GET', '/items/ecommerce_settings?fields=*')
    expect(JSON.stringify(body)).not.toContain('29098')
  })
})
