import type { Database } from '../db/database.ts'
import { createFormLimits } from '../forms/form-limits.ts'
import { insertTree } from '../items/insert.ts'
import { sampleClock } from '../mail/sample-mail.ts'
import type { OrdersOptions } from '../orders/orders-options.ts'
import { createRatingObjections } from '../ratings/rating-objection.ts'
import { createOrderLinks } from '../shop/order-link.ts'
import { createVault } from '../vault/vault.ts'
import { createOrders } from './orders.ts'
import { createProductForms } from './product-forms.ts'
import { testClient } from './test-client.ts'

const MINUTE = 60_000

export type Json = Record<string, unknown>

export const anna = {
  first_name: 'Anna',
  last_name: 'Muster',
  street: 'Elbchaussee',
  number: '12 b',
  zip_code: '22765',
  city: 'Hamburg',
  country_code: 'DE',
}

/** A shop for tests: a ring of which there are three, an engraved one, a chain in two lengths, a pre-owned watch, and what cannot be bought. */
export async function sampleShop(db: Database, domain: string, settings: Json = {}) {
  const project = Number(
    await insertTree(db, 'project', {
      domain,
      display_name: 'Juwelier Muster',
      languages: ['de', 'en', 'fr'],
      translations: [
        { language: 'de', store_root: '/shop', site_name: 'Juwelier Muster' },
        { language: 'en', store_root: '/en/shop', site_name: 'Muster Jewellers' },
        { language: 'fr', store_root: '/fr/boutique', site_name: 'Joaillerie Muster' },
      ],
    }),
  )
  const add = async (collection: string, record: Json) =>
    Number(await insertTree(db, collection, { project, ...record }))
  await add('company', {
    company_name: 'Juwelier Muster GmbH',
    display_name: 'Juwelier Muster',
    ust_id: 'DE123456789',
    vat_number: '48/765/01898',
    emails: [{ email: 'laden@muster.example', primary: true }],
    numbers: [{ number: '040 123456', type: 'phone', primary: true }],
    addresses: [{ street: 'Hauptstraße', number: '1', zip_code: '20095', city: 'Hamburg', country_code: 'DE' }],
  })
  const branch = await add('branch', {
    display_name: 'Innenstadt',
    slug: 'innenstadt',
    street: 'Hauptstraße 1',
    zip: '20095',
    city: 'Hamburg',
  })
  const personalization = await add('ecommerce_personalization', {
    display_name: 'Gravur',
    fields: [{ display_name: 'Text', max_length: 12, excludes_withdrawal: true }],
  })
  const brandType = await add('brand_type', { type: 'watches' })
  const brand = await add('brand', {
    display_name: 'Nur im Laden',
    slug: 'nur-im-laden',
    type: brandType,
    sales_mode: 'display_only',
    status: 'published',
  })
  const manufacturer = await add('ecommerce_manufacturer', { display_name: 'Nur im Laden', slug: 'nil', brand })
  const product = (slug: string, record: Json) =>
    add('ecommerce_product', {
      slug,
      display_name: slug,
      status: 'published',
      reference_number: slug.toUpperCase(),
      shipping_time: '2–4 Werktage',
      ...record,
    })
  const ring = await product('ring', {
    price_brutto: 199,
    stock: 3,
    translations: [{ language: 'en', display_name: 'Ring (en)' }],
  })
  const engraved = await product('gravurring', { price_brutto: 249.9, stock: 5, personalization })
  const chain = await product('kette', {
    price_brutto: 89,
    product_variants: [
      { display_name: '42 cm', stock: 2 },
      { display_name: '45 cm', reference_number_suffix: '-45', price_brutto: 99.5, stock: 1, sort: 1 },
      { display_name: 'alt', stock: 9, active: false, sort: 2 },
    ],
  })
  const draft = await product('entwurf', { price_brutto: 10, stock: 10, status: 'draft' })
  const watch = await product('uhr', { price_brutto: 9000, stock: 1, manufacturer })
  const preowned = await product('gebraucht', { price_brutto: 1290, stock: 2, tax_mode: 'margin' })
  const toOrder = await product('bestellt', {
    price_brutto: 150,
    stock: 0,
    reorder_possible: true,
    purchase_to_order: true,
  })
  const shop = await add('ecommerce_settings', {
    enable_cart: true,
    payment_methods: [1, 2, 3, 4, 5].map((payment_id, sort) => ({ payment_id, sort })),
    shipping_countries: [
      { display_name: 'Deutschland', country_code: 'DE' },
      { display_name: 'Österreich', country_code: 'AT', sort: 1 },
    ],
    present_wrapping: true,
    present_wrapping_price: 3.5,
    cash_limit: 500,
    bank_details: {
      account_holder: 'Juwelier Muster GmbH',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
      bank: 'Beispielbank',
    },
    paypal_client_id: 'client-of-muster',
    legal_pages: (['terms', 'withdrawal', 'shipping_and_payment'] as const).map((type) => ({
      type,
      content: `<h2>${type}</h2><p>Die Fassung von heute – für 1 €.</p>`,
    })),
    ...settings,
  })
  const countries = await db
    .selectFrom('ecommerce_shipping_country')
    .selectAll()
    .where('settings', '=', shop)
    .orderBy('sort')
    .execute()
  const [germany, austria] = countries.map(({ id }) => Number(id))
  const shipping = async (name: string, record: Json) =>
    Number(await insertTree(db, 'ecommerce_shipping_method', { settings: shop, name, ...record }))
  const parcel = await shipping('Paket', {
    shipping_provider: 'DHL',
    price_brutto: 5.9,
    additional_days: 2,
    countries: [{ country: germany }],
    payment_methods: [1, 2, 4, 5].map((payment_id) => ({ payment_id })),
  })
  const abroad = await shipping('Paket nach Österreich', {
    price_brutto: 16.9,
    countries: [{ country: austria }],
    payment_methods: [{ payment_id: 1 }],
  })
  const pickup = await shipping('Abholung', { is_collection: true, countries: [{ country: germany }] })
  const variants = await db
    .selectFrom('ecommerce_product_variant')
    .select('id')
    .where('product', '=', chain)
    .orderBy('sort')
    .execute()
  const [short = 0, long = 0, inactive = 0] = variants.map(({ id }) => Number(id))
  const fieldRow = await db
    .selectFrom('ecommerce_personalization_field')
    .select('id')
    .where('personalization', '=', personalization)
    .executeTakeFirstOrThrow()
  return {
    project,
    domain,
    branch,
    ring,
    engraved,
    chain,
    draft,
    watch,
    preowned,
    toOrder,
    parcel,
    abroad,
    pickup,
    short,
    long,
    inactive,
    shop,
    field: String(fieldRow.id),
  }
}

export type SampleShop = Awaited<ReturnType<typeof sampleShop>>

/** An order of one ring by parcel, paid on invoice; 204.90 euro. */
export const ringOrder = (shop: SampleShop, change: Json = {}): Json => ({
  project: shop.domain,
  language: 'de',
  lines: [{ product: shop.ring, variant: null, count: 1, personalization: {} }],
  customerEmail: 'anna@example.org',
  shippingAddress: anna,
  invoiceAddress: null,
  comment: '',
  paymentMethod: 2,
  shippingMethod: shop.parcel,
  presentWrap: false,
  total: 204.9,
  ...change,
})

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
  readonly body: any
}

/** The order API over a sample shop, with a clock that tests set. */
export async function sampleOrders(
  db: Database,
  domain: string,
  options: Partial<OrdersOptions> & { settings?: Json } = {},
) {
  const { settings, ...own } = options
  const shop = await sampleShop(db, domain, settings)
  const clock = sampleClock()
  const logged: string[] = []
  let visitor = 0
  const orders = createOrders({
    db,
    ...clock,
    secret: 'a secret of the tests',
    clientAddress: (request) => request.headers.get('x-test-address') ?? `198.51.${visitor >> 8}.${visitor++ % 256}`,
    wakeMail: () => {},
    log: (message, error) => logged.push(error ? `${message}: ${error}` : message),
    ...own,
  })
  const formsOptions = {
    db,
    ...clock,
    secret: clock.uuid,
    clientAddress: () => `203.0.113.${visitor++ % 256}`,
    wakeMail: () => {},
    log: (message: string) => void logged.push(message),
  }
  const links = createOrderLinks('a secret of the tests')
  const productForms = createProductForms(
    formsOptions,
    createFormLimits(formsOptions),
    links,
    createRatingObjections(createVault('a secret of the tests')),
  )
  const { backend, signedInAs } = testClient(db, { orders, productForms, now: clock.now, defaultDomain: domain })
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const init = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    const response = await backend.fetch(
      new Request(`http://${domain}${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-project-host': domain, ...headers },
        ...init,
      }),
    )
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
  const count = async (table: string) =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    )
  return {
    shop,
    orders,
    backend,
    clock,
    logged,
    call,
    pass: (minutes: number) => clock.pass(minutes * MINUTE),
    /** The header that signs in someone of the shop. */
    staff: (role: 'shop_staff' | 'editor' | 'administrator' = 'shop_staff', project = shop.project) =>
      signedInAs({ email: `${crypto.randomUUID()}@muster.example`, role, project }),
    quote: (body: Json) => call('POST', '/ecom/quote', { project: domain, language: 'de', ...body }),
    order: (change: Json = {}, key?: string) =>
      call('POST', '/ecom/order', ringOrder(shop, change), key ? { 'idempotency-key': key } : {}),
    stock: async (id: number, table = 'ecommerce_product') =>
      Number((await db.selectFrom(table).select('stock').where('id', '=', id).executeTakeFirst())?.stock),
    placed: () =>
      db.selectFrom('ecommerce_order').selectAll().where('project', '=', shop.project).orderBy('id').execute(),
    /** The mails of the shop in the order in which they were queued, those of a kind when one is named. */
    mails: (kind?: string) => {
      const all = db.selectFrom('mail').selectAll().where('project', '=', shop.project).orderBy('id')
      return (kind ? all.where('kind', '=', kind) : all).execute()
    },
    count,
  }
}

export type SampleOrders = Awaited<ReturnType<typeof sampleOrders>>
