import type { RowOf } from '#contract/model/row-of.ts'
import { PRODUCT_CARD_FIELDS } from '#contract/wire/product-cards.ts'
import { type GoodsItem, goodsItemsText } from '#domain/goods/goods-items.ts'
import { picturesOf } from '#domain/goods/variant-pictures.ts'
import { priceNow } from '#domain/money/sale-price.ts'
import { assetUrl } from '#sdk/assets.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { takesOrders } from '../../data/takes-orders.ts'
import { type CardShop, productCardView } from '../product-card-view.ts'
import type { WishView } from './wish-view.ts'

const FIELDS = [
  ...PRODUCT_CARD_FIELDS,
  'product_variants.*',
  'product_variants.translations.*',
  'personalization.fields.required',
  'images.shows',
] as const

type WishRow = RowOf<'ecommerce_product', typeof FIELDS>

/** How wide a picture is beside a line of the cart, on screens with two points to a px. */
const WIDTH = 240

/** These goods as they are now, in their order; those that are gone are left out, and so is a variant that is none. */
export async function loadWishes(request: PageRequest, items: readonly GoodsItem[]): Promise<WishView[]> {
  if (items.length === 0) return []
  const { sdk, project } = request
  const ids = [...new Set(items.map(({ product }) => product))]
  const [{ data }, settings] = await Promise.all([
    sdk.items('ecommerce_product').read({
      filter: { 'project.domain': project.domain, status: 'published', id: { in: ids } },
      fields: FIELDS,
      limit: ids.length,
    }),
    request.settings,
  ])
  const { small_business: isSmall, reservations } = settings ?? {}
  const shop = { shopOpen: takesOrders(settings), isSmall, reservations }
  return items.flatMap((item) => {
    const row = data.find(({ id }) => id === item.product)
    return row ? [wishOf(row, item, shop, request)] : []
  })
}

function wishOf(row: WishRow, item: GoodsItem, shop: CardShop, request: PageRequest): WishView {
  const variant = row.product_variants.find(({ id, active }) => active && id === item.variant)
  const images = variant ? picturesOf(row.images.toSorted(bySort), variant) : row.images.toSorted(bySort)
  const shown = { ...row, images: images.map((image, sort) => ({ ...image, sort })) }
  const card = productCardView(variant ? { ...shown, product_variants: [variant] } : shown, shop, request)
  const variantName = variant && (nameIn(variant, request) ?? variant.display_name)
  const cents = priceNow(row, variant)
  const asks = (row.personalization?.fields ?? []).some(({ required }) => required)
  const isChosen = Boolean(variant) || row.product_variants.length === 0
  const file = images[0]?.file
  return {
    item: goodsItemsText([variant ? item : { product: item.product }]),
    listed: goodsItemsText([item]),
    card: variant && card.href ? { ...card, href: `${card.href}?variant=${variant.id}` } : card,
    ...(variantName && { variantName }),
    ...(isChosen &&
      card.shipped &&
      !card.soldOut &&
      !asks &&
      cents !== undefined && {
        line: {
          product: {
            id: row.id,
            slug: row.slug,
            display_name: card.name,
            ...(file && { image: assetUrl('', file, file.type === 'image/svg+xml' ? undefined : { width: WIDTH }) }),
          },
          variant: variant ? { id: variant.id, display_name: variantName ?? '' } : null,
          priceBrutto: cents,
        },
      }),
  }
}

const bySort = (a: { sort: number | null }, b: { sort: number | null }) => (a.sort ?? 0) - (b.sort ?? 0)

const nameIn = ({ translations }: WishRow['product_variants'][number], { language }: PageRequest) =>
  translations.find((text) => text.language === language)?.display_name || undefined
