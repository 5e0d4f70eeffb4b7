import type { Database } from '../db/database.ts'
import { insertTree } from '../items/insert.ts'
import { sampleForms } from './sample-forms.ts'

/** The forms of a shop with three products: a ring with variants, a watch that is only shown, and a draft. For tests. */
export async function sampleProductForms(db: Database, domain: string, settings: Record<string, unknown> = {}) {
  const forms = await sampleForms(db, domain, {
    translations: [
      { language: 'de', store_root: '/shop' },
      { language: 'fr', store_root: '/fr/boutique' },
    ],
  })
  const { project } = forms
  const add = (collection: string, record: Record<string, unknown>) =>
    insertTree(db, collection, { project, ...record })
  const type = await add('brand_type', { type: 'watches' })
  const brand = await add('brand', { display_name: 'Krone', slug: 'krone', type, sales_mode: 'display_only' })
  const manufacturer = await add('ecommerce_manufacturer', { display_name: 'Krone', slug: 'krone', brand })
  const ring = Number(
    await add('ecommerce_product', {
      display_name: 'Ring Elbe',
      slug: 'ring-elbe',
      status: 'published',
      reference_number: 'R-1',
      translations: [
        { language: 'de', display_name: 'Ring Elbe' },
        { language: 'fr', display_name: 'Bague Elbe' },
      ],
      product_variants: [
        { display_name: '54', reference_number_suffix: '-54' },
        { display_name: '56', active: false },
      ],
    }),
  )
  const watch = Number(
    await add('ecommerce_product', { display_name: 'Uhr', slug: 'uhr', status: 'published', manufacturer }),
  )
  const draft = Number(await add('ecommerce_product', { display_name: 'Geheim', slug: 'geheim' }))
  await add('ecommerce_settings', { allow_ratings: true, ...settings })
  const variants = await db
    .selectFrom('ecommerce_product_variant')
    .select('id')
    .where('product', '=', ring)
    .orderBy('id')
    .execute()
  const rows = (table: string) => db.selectFrom(table).selectAll().orderBy('id')
  return {
    ...forms,
    ring,
    watch,
    draft,
    size54: Number(variants[0]?.id),
    size56: Number(variants[1]?.id),
    productRequests: () => rows('ecommerce_request').where('project', '=', project).execute(),
    ratings: () => rows('ecommerce_product_rating').where('product', 'in', [ring, watch, draft]).execute(),
  }
}

export type SampleProductForms = Awaited<ReturnType<typeof sampleProductForms>>
