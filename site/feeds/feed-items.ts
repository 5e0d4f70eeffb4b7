import type { RowOf } from '#contract/model/row-of.ts'
import { type ReserveChoice, salesModeOf } from '#domain/goods/sales-mode.ts'
import { salesTerms } from '#domain/goods/selection-offer.ts'
import { picturesOf } from '#domain/goods/variant-pictures.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import { localText } from '../data/local-text.ts'
import type { PageRequest } from '../data/page-request.ts'
import { pictureAddress } from '../data/picture-address.ts'
import { productPath } from '../data/product-path.ts'
import { local } from '../data/rows.ts'
import { storeRoots } from '../data/store-roots.ts'
import { takesOrders } from '../data/takes-orders.ts'
import { type Article, type ArticleOffer, articlesOf } from '../shop/product/articles.ts'
import { loadShipping, type Shipping } from '../shop/product/load-shipping.ts'
import { factName, withoutTags } from '../shop/product/product-facts-view.ts'

const FIELDS = [
  '*',
  'translations.*',
  'manufacturer.display_name',
  'manufacturer.brand.display_name',
  'manufacturer.brand.sales_mode',
  'manufacturer.brand.in_feeds',
  ...local('category'),
  ...local('product_variants'),
  'places.variant',
  'places.branch',
  'places.pieces',
  'images.sort',
  'images.shows',
  'images.file.id',
  'images.file.hash',
  'images.file.width',
  'images.file.type',
  ...local('attributes.attribute'),
  ...local('attributes.attribute.attribute_group'),
  'personalization.fields.required',
  'personalization.fields.excludes_withdrawal',
] as const

type FeedRow = RowOf<'ecommerce_product', typeof FIELDS>

/** An article that is sold, with what marketplaces want to know of its product. */
export interface FeedItem extends Article {
  readonly offer: ArticleOffer
  /** Of all variants of a product the same. */
  readonly group?: string
  readonly description: string
  readonly brand?: string
  readonly category?: string
  /** Absolute addresses, the first picture first. */
  readonly images: readonly string[]
  /** Pieces by the branch in which they lie. */
  readonly pieces: ReadonlyMap<number, number>
}

/** How many products one call reads. */
const PER_CALL = 250

/** The longest description that the formats take, in characters. */
const LONGEST = 5000

/**
 * The articles of a project that are sold online, product by product in the order of their ids. Left out are those that are only shown or
 * asked for, and brands that shall be in no feed.
 */
export async function* feedItems(request: PageRequest): AsyncGenerator<FeedItem> {
  const { sdk, project, settings: loading } = request
  const settings = await loading
  const list = storePath({ page: 'list' }, request.language, storeRoots(project))
  if (!settings || !list || !takesOrders(settings)) return
  const shipping = await loadShipping(request)
  for (let page = 1; ; page++) {
    const { data } = await sdk.items('ecommerce_product').read({
      filter: { 'project.domain': project.domain, status: 'published' },
      fields: FIELDS,
      sort: ['id'],
      limit: PER_CALL,
      page,
    })
    for (const product of data)
      yield* itemsOf(
        product,
        { shipping, toOrder: settings.purchase_to_order, reservations: settings.reservations },
        request,
      )
    if (data.length < PER_CALL) return
  }
}

function itemsOf(
  product: FeedRow,
  { shipping, toOrder, reservations }: { shipping: Shipping; toOrder: boolean; reservations: ReserveChoice },
  request: PageRequest,
): FeedItem[] {
  const { manufacturer, category } = product
  if (manufacturer?.brand?.in_feeds === false) return []
  const { language, project } = request
  const path = productPath(product, language, project)
  if (!path) return []
  const origin = `https://${project.domain}`
  const salesMode = salesModeOf(product.sales_mode, manufacturer?.brand?.sales_mode, reservations)
  const terms = salesTerms(
    { salesMode, purchaseToOrder: product.purchase_to_order },
    { shopOpen: true, purchaseToOrder: toOrder },
  )
  const common = {
    description: withoutTags(localText(product, 'description', request)?.text ?? '').slice(0, LONGEST),
    brand: manufacturer?.brand?.display_name ?? manufacturer?.display_name,
    category: category ? factName(category, request) : undefined,
  }
  const pictures = product.images.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
  return articlesOf(product, { terms, url: origin + path, shipping: shipping.to }, request).flatMap((article) => {
    const { offer, variant } = article
    if (!offer) return []
    const shown = product.product_variants.find(({ id }) => id === variant)
    const pieces = product.places.filter((place) => (place.variant ?? undefined) === variant)
    return [
      {
        ...article,
        offer,
        ...common,
        images: (shown ? picturesOf(pictures, shown) : pictures).flatMap(({ file }) =>
          file ? [origin + pictureAddress(file)] : [],
        ),
        ...(variant !== undefined && { group: String(product.id) }),
        pieces: new Map(pieces.flatMap(({ branch, pieces: count }) => (branch === null ? [] : [[branch, count]]))),
      },
    ]
  })
}
