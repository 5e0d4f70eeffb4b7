import { afterAll, beforeAll, expect, test } from 'vitest'
import { anna } from '#backend/calls/sample-orders.ts'
import { type SampleServer, startSample } from './sample-server.ts'

const SLUG = 'lindvall-armreif-vag-silber'

let server: SampleServer

beforeAll(async () => {
  server = await startSample({ SEED_DEMO: 'yes' })
}, 180_000)

afterAll(() => server.close())

/** What the demo's bracelet costs in its sale, and what was lowest before, in the words of each language. */
const ways = [
  ['de', '/shop', '192,00 €', 'Niedrigster Gesamtpreis der letzten 30 Tage: 240,00 € (−20 %)'],
  ['en', '/en/shop', '€192.00', 'Lowest price in the last 30 days: €240.00 (−20%)'],
  ['fr', '/fr/boutique', '192,00 €', 'Prix le plus bas des 30 derniers jours : 240,00 € (−20 %)'],
] as const

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const textOf = async (path: string) => (await fetch(server.address + path)).text()

/** What a page says, without its marks. */
const wordsOf = (html: string) =>
  plain(html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<!--.*?-->|<[^>]+>/g, ''))

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(server.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return JSON.parse(await answer.text())
}

async function mailTo(address: string): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    const mail = await server.db
      .selectFrom('mail')
      .select('text')
      .where('recipient_address', '=', address)
      .executeTakeFirst()
    if (mail) return plain(String(mail.text))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No mail came to ${address}`)
}

test.each(ways)(
  'the lowest price of 30 days is the same in list, product, JSON-LD, feeds, cart, order and mail: %s',
  async (language, root, price, lowest) => {
    const page = await textOf(`${root}/${SLUG}`)
    expect(wordsOf(page)).toContain(price)
    expect(wordsOf(page)).toContain(lowest)
    expect(page).toMatch(
      /"offers":\{[^[]*"price":192,"priceCurrency":"EUR","priceSpecification":\[\{[^}]*StrikethroughPrice","price":240,/,
    )
    expect(wordsOf(await textOf(`${root}?q=LV-VA-S`))).toContain(lowest)

    const item = (await textOf(`/feeds/google.${language}.xml`))
      .split('<item>')
      .find((one) => one.includes('>LV-VA-S<'))
    expect(item).toContain('<g:price>240.00 EUR</g:price>')
    expect(item).toContain('<g:sale_price>192.00 EUR</g:sale_price>')
    const row = (await textOf(`/feeds/comparison.${language}.csv`)).split('\n').find((one) => one.includes('LV-VA-S'))
    expect(row).toMatch(/192.00.*240.00|240.00.*192.00/)

    const { data } = JSON.parse(await textOf(`/items/ecommerce_product?filter[slug]=${SLUG}&fields=id`))
    const lines = [{ product: data[0].id, variant: null, count: 1, personalization: {} }]
    const asked = { project: 'wennerholt.example', language, lines, shippingMethod: 2, presentWrap: false }
    const quote = await post('/ecom/quote', { ...asked, country: 'DE' })
    expect([quote.lines[0].price_brutto, plain(quote.lines[0].reduction)]).toEqual([192, lowest])
    const customerEmail = `low-${language}@example.org`
    const person = { customerEmail, shippingAddress: anna, invoiceAddress: null, comment: '' }
    const placed = await post('/ecom/order', { ...asked, ...person, paymentMethod: 2, total: quote.totals.total })
    const view = JSON.parse(await textOf(`/ecom/order/${String(placed.status_path).split('/').at(-1)}`))
    expect([view.lines[0].price_brutto, plain(view.lines[0].reduction)]).toEqual([192, lowest])
    const mail = await mailTo(customerEmail)
    expect(mail).toContain(price)
    expect(mail).toContain(lowest)
  },
)
