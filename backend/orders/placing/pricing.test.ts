import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleOrders } from '../../calls/sample-orders.ts'
import { withDatabases } from '../../db/with-databases.ts'
import { insertTrees } from '../../items/insert.ts'

const PRICES = [1, 99, 100, 1999, 4990, 12345, 99999, 250_000, 1_299_000]
const SHIPPING: Readonly<Record<string, number>> = { parcel: 590, pickup: 0 }
const WRAP = 350

/** VAT within a gross sum, half a cent rounded up, by fractions of whole numbers alone. */
const taxWithin = (gross: number, percent: number) => {
  const exact = (BigInt(gross) * BigInt(percent) * 2n) / BigInt(100 + percent)
  return Number((exact + 1n) / 2n)
}

withDatabases((database) => {
  test('a thousand random carts cost what a plain recomputation says, to the cent', async () => {
    const db = database()
    const domain = `${randomUUID().slice(0, 8)}.example`
    const { shop, quote } = await sampleOrders(db, domain)
    const ids = await insertTrees(
      db,
      'ecommerce_product',
      PRICES.map((cents, n) => ({
        project: shop.project,
        display_name: `Ware ${n}`,
        slug: `ware-${n}`,
        status: 'published',
        price_brutto: cents / 100,
        stock: 1_000_000,
      })),
    )
    const line = fc.record({ ware: fc.nat(PRICES.length - 1), count: fc.integer({ min: 1, max: 999 }) })
    const cart = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 8 }),
      shipping: fc.constantFrom('parcel', 'pickup') as fc.Arbitrary<'parcel' | 'pickup'>,
      presentWrap: fc.boolean(),
    })
    const check = async ({ lines, shipping, presentWrap }: (typeof carts)[number]) => {
      const { body } = await quote({
        lines: lines.map(({ ware, count }) => ({ product: ids[ware], variant: null, count })),
        shippingMethod: shop[shipping],
        presentWrap,
      })
      let goods = 0
      for (const { ware, count } of lines) goods += (PRICES[ware] as number) * count
      const total = goods + (SHIPPING[shipping] as number) + (presentWrap ? WRAP : 0)
      const cents = (name: string) => Math.round(body.totals[name] * 100)
      expect([cents('goods'), cents('total')]).toEqual([goods, total])
      expect(cents('tax')).toBe(taxWithin(total, 19))
      expect(cents('net') + cents('tax')).toBe(total)
    }
    const carts = fc.sample(cart, 1000)
    for (let from = 0; from < carts.length; from += 50) await Promise.all(carts.slice(from, from + 50).map(check))
  }, 120_000)
})
