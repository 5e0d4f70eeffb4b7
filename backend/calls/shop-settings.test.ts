import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 25)

const euro = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100), weight: 4 },
  fc.constantFrom<unknown>(10_000_000, 10_000_001, -1, 0.005, '5', null, Number.MAX_SAFE_INTEGER),
)
const anyText = fc.string({ maxLength: 40 })

/** What an editor, or a program in an editor's name, may try to write into the settings of a shop. */
const settings = fc.record(
  {
    default_tax_percent: fc.oneof(
      fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      fc.double({ min: -1, max: 101, noNaN: true }),
      fc.constantFrom<unknown>(8.125, 19.001, 100, '19', null, 1e-7),
    ),
    default_sort: fc.oneof(fc.constantFrom('sort', '-created_on', 'price_brutto', '-display_name'), anyText),
    shipping_cost: euro,
    cash_limit: euro,
    present_wrapping: fc.boolean(),
    present_wrapping_price: euro,
    prepayment_days: fc.oneof(fc.integer({ min: -1, max: 70 }), fc.double({ noNaN: true })),
    show_stock: fc.boolean(),
    purchase_to_order: fc.boolean(),
    paypal_client_id: fc.option(anyText),
    filters: fc.option(
      fc.record({ category: fc.anything({ maxDepth: 1 }), price: fc.boolean() }, { requiredKeys: [] }),
    ),
    bank_details: fc.option(
      fc.record(
        {
          account_holder: anyText,
          iban: fc.oneof(fc.constant('DE89370400440532013000'), anyText),
          bic: fc.oneof(fc.constant('COBADEFFXXX'), anyText),
          bank: anyText,
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
)

const method = fc.record(
  {
    price_brutto: fc.oneof(euro, fc.constant(null)),
    additional_days: fc.integer({ min: -1, max: 400 }),
    min_order_value: fc.oneof(euro, fc.constant(null)),
    max_order_value: fc.oneof(euro, fc.constant(null)),
  },
  { requiredKeys: [] },
)

withDatabases((database) => {
  const start = async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const { ring, parcel, shop: id } = shop.shop
    const headers = await shop.staff('administrator')
    const change = (body: Json) => shop.call('PATCH', `/items/ecommerce_settings/${id}`, body, headers)
    const quote = (more: Json = {}) => shop.quote({ lines: [{ product: ring, count: 1 }], ...more })
    return { ...shop, change, quote, parcel, headers }
  }

  test('whatever settings the backend accepts, carts are priced, orders are placed or refused, and mails are written', async () => {
    const shop = await start()
    await shop.call('PATCH', `/items/ecommerce_product/${shop.shop.ring}`, { stock: 1_000_000 }, shop.headers)
    const tried = fc.record({ settings, method, paymentMethod: fc.constantFrom(1, 2, 3, 4, 5), wrap: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(tried, async ({ settings: wanted, method: parcel, paymentMethod, wrap }) => {
        for (const body of [wanted, { shipping_methods: [{ id: shop.parcel, ...parcel }] }]) {
          const { status } = await shop.change(body as Json)
          expect([200, 422]).toContain(status)
        }
        const { status, body } = await shop.quote({ presentWrap: wrap })
        expect(status).toBe(200)
        const shippingMethod = body.shipping_method ?? shop.shop.pickup
        const isCollection = shippingMethod === shop.shop.pickup
        const presentWrap = wrap && body.present_wrapping
        const customerEmail = `${randomUUID()}@example.org`
        const order = { customerEmail, paymentMethod, shippingMethod, presentWrap, total: body.totals.total }
        const placed = await shop.order({ ...order, ...(isCollection && { branch: shop.shop.branch }) })
        expect([200, 409]).toContain(placed.status)
        await shop.orders.writeMails()
      }),
      { numRuns: RUNS, seed: Number(process.env.PROPERTY_SEED ?? 7) },
    )
    const stuck = await database()
      .selectFrom('ecommerce_order_mail')
      .innerJoin('ecommerce_order', 'ecommerce_order.id', 'ecommerce_order_mail.order')
      .select('ecommerce_order_mail.error')
      .where('ecommerce_order.project', '=', shop.shop.project)
      .where('ecommerce_order_mail.state', '<>', 'queued')
      .execute()
    expect(stuck).toEqual([])
    expect((await shop.placed()).length).toBeGreaterThan(RUNS / 10)
  }, 60_000)

  test.each([
    [{ default_tax_percent: 8.125 }, 'default_tax_percent'],
    [{ default_sort: 'nonsense' }, 'default_sort'],
  ])('a setting that the shop cannot use is refused by name: %j', async (body, field) => {
    const shop = await start()
    const { status, body: answer } = await shop.change(body)
    expect(status).toBe(422)
    expect(answer.error.message).toContain(field)
    expect((await shop.quote()).status).toBe(200)
  })

  test('an order of more money than can be stored is refused, not lost', async () => {
    const shop = await start()
    const dear = { price_brutto: 10_000_000, stock: 1000 }
    await shop.call('PATCH', `/items/ecommerce_product/${shop.shop.ring}`, dear, shop.headers)
    const lines = [{ product: shop.shop.ring, count: 3 }]
    const { body } = await shop.quote({ lines })
    const { status, body: answer } = await shop.order({ lines, total: body.totals.total })
    expect([status, answer.field]).toEqual([422, 'total'])
  })

  test('shipping is offered within the value of the goods that it is insured for, and an order beyond it is refused', async () => {
    const shop = await start()
    const bounds = (min_order_value: number | null, max_order_value: number | null) =>
      shop.change({ shipping_methods: [{ id: shop.parcel, min_order_value, max_order_value }] })
    const offered = async (count: number) => {
      const { body } = await shop.quote({ lines: [{ product: shop.shop.ring, count }], presentWrap: true })
      return body.shipping_methods.some(({ id }: { id: number }) => id === shop.parcel)
    }
    expect((await bounds(199, 397.99)).status).toBe(200)
    expect([await offered(1), await offered(2)]).toEqual([true, false])
    expect((await bounds(199.01, 398)).status).toBe(200)
    expect([await offered(1), await offered(2)]).toEqual([false, true])
    expect((await shop.order()).body.reason).toBe('shipping_not_available')
    expect((await bounds(10, 5)).body.error.fields).toEqual([
      { field: 'shipping_methods.0.max_order_value', message: 'must not be less than min_order_value' },
    ])
    expect((await shop.change({ shipping_methods: [{ id: shop.parcel, min_order_value: 400 }] })).status).toBe(422)
  })

  test('customers are told no account that a mistyped digit has made another one', async () => {
    const shop = await start()
    const account = (iban: string, bic = '') => shop.change({ bank_details: { account_holder: 'Laden', iban, bic } })
    for (const [iban, bic, field] of [
      ['DE89370400440532013001', '', 'bank_details.iban'],
      ['DE8937040044053201300', '', 'bank_details.iban'],
      ['DE89370400440532013000', 'XX', 'bank_details.bic'],
    ] as const)
      expect(await account(iban, bic)).toMatchObject({ status: 422, body: { error: { fields: [{ field }] } } })
    expect((await account('de89 3704 0044 0532 0130 00', 'COBA DE FF XXX')).status).toBe(200)
    expect((await account('', '')).status).toBe(200)
  })

  test('payment is offered within its bounds of the total, and an order beyond them is refused', async () => {
    const shop = await start()
    const rows = await database()
      .selectFrom('ecommerce_settings_payment')
      .selectAll()
      .where('settings', '=', shop.shop.shop)
      .where('payment_id', '=', 2)
      .execute()
    const [invoice] = rows
    const limit = (max_order_value: number) =>
      shop.change({ payment_methods: [{ id: Number(invoice?.id), max_order_value }] })
    const offered = async () => {
      const { body } = await shop.quote({ shippingMethod: shop.parcel })
      return body.payment_methods.some(({ id }: { id: number }) => id === 2)
    }
    expect((await limit(204.9)).status).toBe(200)
    expect(await offered()).toBe(true)
    expect((await shop.order()).status).toBe(200)
    await limit(204.89)
    expect(await offered()).toBe(false)
    expect((await shop.order()).body.reason).toBe('payment_not_available')
  })
})
