import type { Database } from '#backend/db/database.ts'
import { insertTree } from '#backend/items/insert.ts'
import { type Catalogue, makeCatalogue, product } from '../items/catalogue.ts'

/** A catalogue with what lists are filtered by besides. */
export type Shop = Catalogue & { subcategories: number[]; groups: number[][]; tags: number[]; branches: number[] }

const GROUPS = 6
const VALUES = 8
const BRANCHES = 5
const TAGS = ['Neu', 'Geschenkidee', 'Lieblingsstück', 'Unisex', 'Aus unserer Werkstatt']

const THINGS = [
  'Halskette',
  'Siegelring',
  'Taucheruhr',
  'Armreif',
  'Ohrstecker',
  'Chronograph',
  'Solitärring',
  'Anhänger',
]
const NAMES = ['Priel', 'Ebbe', 'Lotse', 'Twiete', 'Tau', 'Flutmarke', 'Clarté', 'Lænk', 'Minuit', 'Nordlicht', 'Halo']
const COLOURS = ['blau', 'grün', 'schwarz', 'Gelbgold', 'Roségold', 'Weißgold', 'silber', 'creme']

/** What visitors type: beginnings, compounds, misspellings, references, several words, nothing that is there. */
export const searches = [
  'hals',
  'kette',
  'Seigelring',
  'priel gruen',
  'REF-77',
  'roségold ring',
  'Marke 12',
  'chronograf',
  'nordlicht halskette blau',
  'xyz',
]

const of = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

export async function makeShop(db: Database, domain?: string): Promise<Shop> {
  const catalogue = await makeCatalogue(db, domain)
  const { project, categories } = catalogue
  const add = async (collection: string, record: object) => Number(await insertTree(db, collection, { ...record }))
  const subcategories: number[] = []
  for (const [n, category] of [...categories, ...categories, ...categories].entries())
    subcategories.push(await add('ecommerce_subcategory', { category, display_name: `Art ${n}`, slug: `art-${n}` }))
  const groups: number[][] = []
  for (let group = 0; group < GROUPS; group++) {
    const attribute_group = await add('ecommerce_attribute_group', { project, display_name: `Gruppe ${group}` })
    const values: number[] = []
    for (let n = 0; n < VALUES; n++)
      values.push(await add('ecommerce_attribute', { attribute_group, display_name: `Merkmal ${group} ${n}` }))
    groups.push(values)
  }
  const tags: number[] = []
  for (const [n, display_name] of TAGS.entries())
    tags.push(await add('ecommerce_tag', { project, display_name, slug: `tag-${n}` }))
  const branches: number[] = []
  for (let n = 0; n < BRANCHES; n++) {
    const address = { street: 'Weg 1', zip: '20095', city: 'Hamburg' }
    branches.push(await add('branch', { project, display_name: `Haus ${n}`, slug: `haus-${n}`, ...address }))
  }
  return { ...catalogue, subcategories, groups, tags, branches }
}

/** Product number `n`, its properties spread so that filters meet in many ways. */
export function shopProduct(shop: Shop, n: number): Record<string, unknown> {
  const { subcategories, groups, tags } = shop
  const name = `${of(THINGS, n)} ${of(NAMES, n * 7 + Math.floor(n / 8))} ${of(COLOURS, n * 3 + Math.floor(n / 64))} ${n}`
  return {
    ...product(shop, n),
    display_name: name,
    translations: ['de', 'en', 'fr'].map((language) => ({ language, display_name: name })),
    attributes: groups.map((values, group) => ({ attribute: of(values, n * (group + 3) + Math.floor(n / VALUES)) })),
    subcategories: [{ subcategory_id: of(subcategories, n) }],
    tags: n % 3 === 0 ? [{ tag_id: of(tags, n) }] : [],
    sort: n,
  }
}

/** A list that nobody has asked for before: `n` varies filters, order and page. */
export function facetsAddress({ manufacturers, groups, subcategories }: Shop, n: number): string {
  const query = new URLSearchParams({ language: 'de', page: String((n % 3) + 1) })
  const csv = (...ids: (number | undefined)[]) => ids.join(',')
  if (n % 4) query.set('category', `kategorie-${n % 10}`)
  if (n % 3)
    query.set('manufacturers', csv(of(manufacturers, n), of(manufacturers, n + 7), of(manufacturers, n * 3 + 11)))
  if (n % 2)
    query.set('attributes', csv(of(groups[0] ?? [], n), of(groups[0] ?? [], n + 1), of(groups[n % 5] ?? [], n + 2)))
  if (n % 5 === 0) query.set('subcategories', csv(of(subcategories, n), of(subcategories, n + 1)))
  if (n % 7 === 0) query.set('tag', 'Neu')
  if (n % 3 === 0) query.set('price_from', String(100 + (n % 50) * 10))
  query.set('sort', of(['sort', 'price_brutto', '-price_brutto', 'display_name', '-created_on'], n))
  return `/ecom/facets?${query}`
}

/** The same list, of what is at once in one of the branches. */
export const inStockAddress = (shop: Shop, n: number): string =>
  `${facetsAddress(shop, n)}&branches=${of(shop.branches, n)}`

/** The rows of a page of the list, as the site reads them. */
export function rowsAddress(ids: readonly number[]): string {
  const fields = [
    'id,slug,display_name,price_brutto,stock,manufacturer.display_name,translations.language,translations.display_name',
    'images.sort,images.file.*,images.file.translations.*,product_variants.price_brutto,product_variants.stock',
  ]
  const filter = ids.map((id, index) => `filter[id][in][${index}]=${id}`)
  return `/items/ecommerce_product?${filter.join('&')}&fields=${fields.join(',')}&limit=${ids.length}`
}
