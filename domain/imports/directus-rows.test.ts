import { expect, test } from 'vitest'
import { directusRows } from './directus-rows.ts'
import { tableOf } from './import-table.ts'
import { proposedMapping } from './import-targets.ts'
import { productsIn } from './read-products.ts'
import { directusProduct } from './sample-files.ts'

const ring = directusProduct('https://alt.example/uploads')

const productsOf = (answer: unknown) => {
  const table = tableOf(directusRows(answer))
  return productsIn(table, 'own', proposedMapping(table.head))
}

test('what a Directus 8 answers becomes products with variants, texts, pictures and names, and none of its ids', () => {
  const [product, ...others] = productsOf({ data: [ring, { ...ring, slug: 'weg', status: 'deleted' }], public: true })
  expect(others).toEqual([])
  expect(product).toMatchObject({
    name: 'Ring Elbe',
    slug: 'ring-elbe',
    reference: 'RE-1',
    price: 129950,
    status: 'published',
    brand: 'Keller',
    description: '<p>Ein Ring; schlicht, glatt.</p>',
    categories: [['Schmuck', 'Ringe']],
    attributes: [{ group: 'Metall', value: 'Gelbgold 750' }],
    tags: ['Hochzeit, Paar'],
    pictures: [
      { address: 'https://alt.example/uploads/a%2Cb.jpg', alts: { de: 'Der Ring von vorn', en: 'The ring, front' } },
      { address: 'elbe.jpg', alt: 'Ring an der Hand' },
    ],
    axis: 'Ringweite',
    variants: [
      { name: '54', price: 129950, stock: 1, reference: '-54' },
      { name: '56', price: 131000, stock: 1, reference: '-56' },
    ],
    translations: { en: { display_name: 'Elbe ring' }, fr: { display_name: 'Bague Elbe' } },
    problems: [],
  })
  expect(JSON.stringify(product)).not.toMatch(/"(id|key)":"?1\b|Pierścionek/)
})

test('a dump of collections leads from one to the other by its ids', () => {
  const { manufacturer, category, attributes, tags, images, product_variants, translations, ...bare } = ring
  const dump = {
    ecommerce_product: [
      { ...bare, manufacturer: 3, category: 9, tags: [{ tag_id: 4 }], images: [{ directus_files_id: 12 }] },
    ],
    ecommerce_manufacturer: { data: [manufacturer] },
    ecommerce_category: [
      { id: 9, display_name: 'Ringe', parent: 8 },
      { id: 8, display_name: 'Schmuck', parent: 9 },
    ],
    ecommerce_tag: [{ id: 4, display_name: 'Hochzeit' }],
    directus_files: [{ id: 12, data: { full_url: 'https://alt.example/uploads/a.jpg' } }],
    files_translation: [{ files: 12, language: 'fr', alt: 'La bague' }],
    ecommerce_product_variant: product_variants.map((variant) => ({ ...variant, product: 1 })),
    ecommerce_product_translation: translations.map((row) => ({ ...row, ecommerce_product: 1 })),
  }
  expect(productsOf(dump)[0]).toMatchObject({
    brand: 'Keller',
    categories: [['Schmuck', 'Ringe']],
    tags: ['Hochzeit'],
    pictures: [{ address: 'https://alt.example/uploads/a.jpg', alts: { fr: 'La bague' } }],
    variants: [{ name: '54' }, { name: '56' }],
    translations: { en: { display_name: 'Elbe ring' } },
  })
})

test('other JSON holds no products of a Directus', () => {
  for (const other of [[], {}, { data: [] }, { data: [{ id: 1, regular_price: '3' }] }, 'x', null])
    expect(directusRows(other)).toEqual([])
})
