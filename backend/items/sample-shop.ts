import type { Database } from '../db/database.ts'
import { insertTree } from './insert.ts'

const translations = (display_name: string) => [
  { language: 'de', display_name },
  { language: 'en', display_name: `${display_name} (en)` },
]

/** A small shop for tests: two categories, two manufacturers, attributes, tags, five products of which one is a draft. */
export async function sampleShop(db: Database, domain: string) {
  const project = await insertTree(db, 'project', { domain, display_name: domain, languages: ['de', 'en'] })
  const add = (collection: string, record: Record<string, unknown>) =>
    insertTree(db, collection, { project, ...record })
  const part = (collection: string, record: Record<string, unknown>) => insertTree(db, collection, record)
  const watches = await add('ecommerce_category', {
    display_name: 'Uhren',
    slug: 'uhren',
    translations: translations('Uhren'),
  })
  const rings = await add('ecommerce_category', { display_name: 'Ringe', slug: 'ringe' })
  const ladies = await part('ecommerce_subcategory', { category: watches, display_name: 'Damen', slug: 'damen' })
  const longines = await add('ecommerce_manufacturer', { display_name: 'Longines', slug: 'longines' })
  const sternberg = await add('ecommerce_manufacturer', { display_name: 'Sternberg', slug: 'sternberg' })
  const material = await add('ecommerce_attribute_group', { display_name: 'Material', sort: 1 })
  const gold = await part('ecommerce_attribute', { attribute_group: material, display_name: 'Gold', sort: 2 })
  const steel = await part('ecommerce_attribute', { attribute_group: material, display_name: 'Stahl', sort: 1 })
  const fresh = await add('ecommerce_tag', { display_name: 'Neuheit', slug: 'neuheit' })
  const product = (slug: string, record: Record<string, unknown>) =>
    add('ecommerce_product', {
      slug,
      display_name: slug,
      status: 'published',
      stock: 3,
      translations: translations(slug),
      ...record,
    })
  const master = await product('master', {
    category: watches,
    manufacturer: longines,
    price_brutto: 2150,
    attributes: [{ attribute: steel }],
    subcategories: [{ subcategory_id: ladies }],
    tags: [{ tag_id: fresh }],
    ratings: [
      { name: 'Anna', rating: 5, text: 'Wunderbar', status: 'published' },
      { name: 'Troll', rating: 1, text: 'Nicht geprüft' },
    ],
    product_variants: [
      { display_name: 'Klein', price_brutto: 2150, sort: 1 },
      { display_name: 'Alt', price_brutto: 1, active: false },
    ],
  })
  const spirit = await product('spirit', { category: watches, manufacturer: longines, price_brutto: 2450.5 })
  const nova = await product('nova', { category: watches, manufacturer: sternberg, price_brutto: 89.9 })
  const band = await product('band', { category: rings, manufacturer: sternberg, attributes: [{ attribute: gold }] })
  const secret = await product('geheim', {
    category: rings,
    price_brutto: 1,
    status: 'draft',
    ratings: [{ name: 'Eve', rating: 5, status: 'published' }],
  })
  await add('ecommerce_settings', {
    enable_cart: true,
    payment_methods: [{ payment_id: 1 }, { payment_id: 4 }],
    shipping_countries: [{ display_name: 'Deutschland', country_code: 'DE' }],
    filters: { category: true, manufacturer: true },
    bank_details: { iban: 'DE02120300000000202051' },
  })
  return {
    project,
    watches,
    rings,
    ladies,
    longines,
    sternberg,
    material,
    gold,
    steel,
    fresh,
    master,
    spirit,
    nova,
    band,
    secret,
  }
}
