import type { CollectionName } from '#contract/model/model.ts'
import type { RowOf } from '#contract/model/row-of.ts'
import { type ReserveChoice, salesModeOf } from '#domain/goods/sales-mode.ts'
import type { Filter } from '#sdk/item-query.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { listPath } from '../lists/list-path.ts'
import type { Missing } from './missing.ts'

type Items = Pick<Sdk, 'items'>

const PAGE_FIELDS = ['id', 'name', 'status', 'translations.language', 'translations.body'] as const

/** A page that no project may be without. */
export type NeededPage = RowOf<'page', typeof PAGE_FIELDS>

/** The pages that no project may be without, as far as they are there. */
export async function readNeededPages(sdk: Items): Promise<readonly NeededPage[]> {
  return (await sdk.items('page').read({ fields: PAGE_FIELDS, filter: { name: { in: ['home', 'privacy'] } } })).data
}

/** What a project needs before there is anything to show, however little it sells. */
export async function findNotStarted(sdk: Items, pages: readonly NeededPage[]): Promise<Missing[]> {
  const has = async (collection: CollectionName, filter: Filter = {}) =>
    (await sdk.items(collection).read({ fields: ['id'], filter, limit: 1 })).data.length > 0
  const [menu, theme] = await Promise.all([has('menu_item', { position: 'primary' }), has('theme')])
  const home = pages.find(({ name }) => name === 'home')
  const privacy = pages.find(({ name }) => name === 'privacy')
  const hasHome = home?.status === 'published'
  const hasPrivacy = privacy?.status === 'published' && privacy.translations.some(({ body }) => body)
  return [
    { key: 'missing.home', count: hasHome ? 0 : 1, path: pagePath(home) },
    { key: 'missing.menu', count: menu ? 0 : 1, path: '/menu_item' },
    { key: 'missing.theme', count: theme ? 0 : 1, path: '/theme/create' },
    { key: 'missing.privacy', count: hasPrivacy ? 0 : 1, path: pagePath(privacy) },
  ]
}

/** The form of the page, where it is still to be made a new one. */
const pagePath = (page: { id: number } | undefined) => (page ? `/page/${page.id}` : '/page/create')

const PRICED_FIELDS = ['id', 'sales_mode', 'product_variants.price_brutto', 'manufacturer.brand.sales_mode'] as const

type Priced = Omit<RowOf<'ecommerce_product', typeof PRICED_FIELDS>, 'id'>

/** Whether a product without a price of its own is sold: as it says itself, else as its brand or its shop does; its variants may have prices. */
export function isSoldUnpriced(
  { sales_mode, product_variants, manufacturer }: Priced,
  ofShop: ReserveChoice | undefined,
): boolean {
  return (
    salesModeOf(sales_mode, manufacturer?.brand?.sales_mode, ofShop) === 'buy' &&
    !product_variants.some(({ price_brutto }) => price_brutto !== null)
  )
}

/** What a shop that takes orders lacks to sell. */
export async function findUnsellable(sdk: Items, roots: readonly string[], settingsPath: string): Promise<Missing[]> {
  const [settings, makers, unpriced, menu] = await Promise.all([
    sdk.items('ecommerce_settings').first({ fields: ['payment_methods.id', 'shipping_methods.id', 'reservations'] }),
    sdk
      .items('ecommerce_manufacturer')
      .read({ fields: ['id'], filter: { postal_address: { null: true } }, sort: ['id'], limit: 500 }),
    sdk.items('ecommerce_product').read({
      fields: PRICED_FIELDS,
      filter: { status: 'published', price_brutto: { null: true } },
      sort: ['id'],
      limit: 500,
    }),
    sdk.items('menu_item').read({ fields: ['path'], limit: 500 }),
  ])
  const products = unpriced.data
    .filter((product) => isSoldUnpriced(product, settings?.reservations))
    .map(({ id }) => id)
  const leadsToShop = menu.data.some(
    ({ path }) => path && roots.some((root) => path === root || path.startsWith(`${root}?`)),
  )
  const ofMakers = { id: makers.data.map(({ id }) => id) }
  return [
    { key: 'missing.payment', count: settings?.payment_methods.length === 0 ? 1 : 0, path: settingsPath },
    { key: 'missing.shipping', count: settings?.shipping_methods.length === 0 ? 1 : 0, path: settingsPath },
    { key: 'missing.shopMenu', count: leadsToShop ? 0 : 1, path: '/menu_item' },
    { key: 'missing.makers', count: makers.data.length, path: listPath('ecommerce_manufacturer', ofMakers) },
    { key: 'missing.prices', count: products.length, path: listPath('ecommerce_product', { id: products }) },
  ]
}
