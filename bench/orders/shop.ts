import type { Database } from '#backend/db/database.ts'
import { insertTree } from '#backend/items/insert.ts'

export const DOMAIN = 'juwelier.example'

export interface BenchShop {
  readonly domain: string
  readonly project: number
  readonly products: readonly number[]
  readonly parcel: number
  readonly branch: number
}

/** A shop that takes orders by invoice: so many products, each with this stock. */
export async function makeShop(db: Database, products: number, stock: number, domain = DOMAIN): Promise<BenchShop> {
  const project = Number(
    await insertTree(db, 'project', {
      domain,
      display_name: 'Juwelier',
      languages: ['de', 'en', 'fr'],
      translations: [{ language: 'de', store_root: '/shop' }],
    }),
  )
  const add = async (collection: string, record: Record<string, unknown>) =>
    Number(await insertTree(db, collection, { project, ...record }))
  await add('company', {
    company_name: 'Juwelier GmbH',
    display_name: 'Juwelier',
    ust_id: 'DE123456789',
    emails: [{ email: 'laden@juwelier.example', primary: true }],
    addresses: [{ street: 'Hauptstraße', number: '1', zip_code: '20095', city: 'Hamburg' }],
  })
  // It is always open, so that somebody can come tomorrow whatever day it is.
  const branch = await add('branch', {
    ...{ display_name: 'Laden', slug: 'laden', street: 'Hauptstraße 1', zip: '20095', city: 'Hamburg' },
    opening_periods: [4, 10, 11].map((day) => ({ day, time_open: '00:00:00', time_close: '23:59:00' })),
  })
  const ids: number[] = []
  for (let n = 0; n < products; n++)
    ids.push(
      await add('ecommerce_product', {
        display_name: `Ring ${n}`,
        slug: `ring-${n}`,
        status: 'published',
        price_brutto: 199,
        stock,
        reference_number: `R-${n}`,
        shipping_time: '2–4 Werktage',
        translations: ['de', 'en', 'fr'].map((language) => ({ language, display_name: `Ring ${n} (${language})` })),
      }),
    )
  const settings = await add('ecommerce_settings', {
    enable_cart: true,
    reservations: 'beside',
    most_reservations: 100,
    payment_methods: [{ payment_id: 2 }],
    shipping_countries: [{ display_name: 'Deutschland', country_code: 'DE' }],
    legal_pages: ['terms', 'withdrawal'].map((type) => ({ type, content: `<h2>${type}</h2><p>Text</p>` })),
  })
  const parcel = Number(
    await insertTree(db, 'ecommerce_shipping_method', { settings, name: 'Paket', price_brutto: 5.9 }),
  )
  return { domain, project, products: ids, parcel, branch }
}

const DAY = 86_400_000

/** One ring that is kept until tomorrow for a visitor of its own. */
export const ringKept = ({ domain, branch }: BenchShop, product: number) => ({
  ...{ project: domain, language: 'de', product, branch, name: 'Anna Muster', privacy: true },
  at: `${new Date(Date.now() + DAY).toISOString().slice(0, 10)}T11:00`,
  email: `anna+r${++customers}@example.org`,
})

let customers = 0

/** The order of one ring: 204.90 euro, by a customer of its own, for receipts to one address are limited. */
export const ringOrder = (shop: BenchShop, product: number) => ({
  project: shop.domain,
  language: 'de',
  lines: [{ product, variant: null, count: 1, personalization: {} }],
  customerEmail: `anna+${++customers}@example.org`,
  shippingAddress: {
    first_name: 'Anna',
    last_name: 'Muster',
    street: 'Elbchaussee',
    number: '12 b',
    zip_code: '22765',
    city: 'Hamburg',
    country_code: 'DE',
  },
  invoiceAddress: null,
  comment: '',
  paymentMethod: 2,
  shippingMethod: shop.parcel,
  presentWrap: false,
  total: 204.9,
})
