import { emptyFilters, emptyListContext, listQuery } from '#domain/goods/list-context.ts'
import type { ProductRow } from '#domain/goods/product-selection.ts'
import { type ReserveChoice, salesModeOf } from '#domain/goods/sales-mode.ts'
import { isPictureOf } from '#domain/goods/variant-pictures.ts'
import { centsOf, euroOf } from '#domain/money/money.ts'
import { priceNow } from '#domain/money/sale-price.ts'
import { daysIn, deliveryPeriod, periodNotes } from '#domain/orders/delivery-period.ts'
import { brandPath } from '#domain/paths/routes.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import { slugIn } from '#domain/texts/slug-in.ts'
import { assetUrl } from '#sdk/assets.ts'
import { pageText } from '../../content/page-text.ts'
import type { BranchChoice } from '../../data/branch-choices.ts'
import { imageView } from '../../data/image-view.ts'
import { localText } from '../../data/local-text.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { storeRoots } from '../../data/store-roots.ts'
import { type ProductCardView, productCardView } from '../product-card-view.ts'
import { batteryNotice } from './battery-notice.ts'
import { branchStockView, type HouseName } from './branch-stock-view.ts'
import { guaranteeView } from './guarantee-view.ts'
import type { LoadedRatings } from './load-ratings.ts'
import type { ShippingDays } from './load-shipping.ts'
import { offerTexts, priceRangeText } from './offer-texts.ts'
import { attributesView, factName, legalFacts, personalizationView, sizeGuideView } from './product-facts-view.ts'
import type { ManufacturerRow, ProductPageRow, ProductVariantRow } from './product-rows.ts'
import type { GalleryImage, ProductView } from './product-view.ts'
import { reserveView } from './reserve-view.ts'
import { safetyView } from './safety-view.ts'

/** How wide a picture is that fills the screen, in px. */
const LARGE_WIDTH = 1980

/** How wide one is beside a line of the cart, on screens with two points to a px. */
const THUMB_WIDTH = 240

/** The ids of the page that a description's headings must not take. */
export const PRODUCT_PAGE_IDS = [
  'ratings',
  'request',
  'variants',
  'first-choice',
  'second-choice',
  'size-guide',
  'related-heading',
]

/** What a product's page knows beside the product; `ratings` undefined where the shop takes none, `shopOpen` whether it takes orders. */
interface ProductSurroundings {
  readonly ratings?: LoadedRatings | undefined
  readonly shopOpen: boolean
  /** Whether no VAT is charged (§ 19 UStG). */
  readonly isSmall?: boolean | undefined
  readonly shippingDays: ShippingDays
  readonly branches?: BranchChoice[]
  /** The houses in which goods lie, the main one first. */
  readonly houses?: readonly HouseName[]
  /** Whether numbers of pieces are told. */
  readonly showStock?: boolean | undefined
  /** Whether visitors may reserve what they could buy. */
  readonly reservations?: ReserveChoice | undefined
  readonly related?: ProductCardView[]
  /** From when on goods are sent while nothing is, in words. */
  readonly pause?: string | undefined
  /** The country that delivery times hold for, where others wait longer, by the value of goods in cents. */
  readonly soonerCountry?: ((cents: number | undefined) => string | undefined) | undefined
}

/** A product as its page shows it. */
export async function buildProductView(
  product: ProductPageRow,
  {
    ratings,
    shopOpen,
    isSmall,
    shippingDays,
    pause,
    soonerCountry,
    branches = [],
    houses = [],
    showStock = false,
    reservations,
    related = [],
  }: ProductSurroundings,
  request: PageRequest,
): Promise<ProductView> {
  const { language, project } = request
  const name = localText(product, 'display_name', request)
  const description = localText(product, 'description', request)
  const attributes = attributesView(product, request)
  const mode = salesModeOf(product.sales_mode, product.manufacturer?.brand?.sales_mode, reservations)
  const row = selectionRow(product, { ratings, shippingDays }, request)
  const variants = product.product_variants.map((variant) => [variant.id, offerTexts(product, language, variant)])
  return {
    slug: product.slug,
    name: name?.text ?? product.display_name,
    nameLang: name?.lang,
    brand: product.manufacturer ? brandOf(product.manufacturer, request) : undefined,
    category: categoryOf(product, request),
    row,
    ...timesView(row, periodNotes({ country: countryOf(row, soonerCountry), pause })),
    salesMode: mode,
    reserve: reserveView(product, { mode, ofShop: reservations, houses }, language),
    purchaseToOrder: product.purchase_to_order,
    texts: offerTexts(product, language),
    variantTexts: Object.fromEntries(variants),
    secondName: localText(product, 'second_variant_name', request)?.text,
    priceRange: priceRangeText(product, language),
    images: galleryOf(product, request),
    imageSize: product.image_size,
    html:
      (await pageText(description?.text, request, PRODUCT_PAGE_IDS)) +
      (product.has_battery ? batteryNotice(language) : ''),
    htmlLang: description?.lang,
    attributes: [...attributes, ...legalFacts(product, attributes, request)],
    tags: product.tags.flatMap(({ tag_id }) => (tag_id ? factName(tag_id, request) : [])),
    sizeGuide: sizeGuideView(product, request),
    personalization: personalizationView(product, request),
    safety: safetyView(product, request),
    guarantee: guaranteeView(product, request),
    ratings: ratings && { average: ratings.average, list: ratings.list },
    privacy: project.contact_privacy,
    branches,
    branchStock: branchStockView(product, { houses, showStock }, language),
    related,
    card: productCardView(product, { shopOpen, isSmall, reservations }, request),
  }
}

/** The row that the product state is made from, its texts in the page's language. */
function selectionRow(
  product: ProductPageRow,
  { ratings, shippingDays }: Pick<ProductSurroundings, 'ratings' | 'shippingDays'>,
  request: PageRequest,
): ProductRow {
  const { id, stock, reorder_possible } = product
  // The state of the page goes by what things cost now.
  const priceOf = (variant?: ProductPageRow['product_variants'][number]) => {
    const cents = priceNow(product, variant)
    return cents === undefined ? null : euroOf(cents)
  }
  const price_brutto = priceOf()
  const period = (time: string | undefined, price: number | null) =>
    deliveryPeriod([time ?? null], shippingDays(centsOf(price)), request.language)
  const time = localText(product, 'shipping_time', request)?.text
  return {
    id,
    price_brutto,
    stock,
    reorder_possible,
    display_name: factName(product, request),
    shipping_time: period(time, price_brutto),
    variant_display_name: localText(product, 'variant_display_name', request)?.text ?? null,
    product_variants: product.product_variants.map((variant) => ({
      id: variant.id,
      price_brutto: priceOf(variant),
      stock: variant.stock,
      active: variant.active,
      reorder_possible: variant.reorder_possible,
      sort: variant.sort,
      display_name: factName(variant, request),
      ...(product.second_variant_name && valuesOf(variant, request)),
      shipping_time: period(localText(variant, 'shipping_time', request)?.text ?? time, priceOf(variant)),
    })),
    ratings: ratings?.summary,
  }
}

const choicesOf = ({ product_variants, ...product }: ProductRow) =>
  product_variants && product_variants.length > 0 ? product_variants : [product]

/** The country that times hold for, where others wait longer for anything that can be chosen. */
const countryOf = (row: ProductRow, soonerCountry: ProductSurroundings['soonerCountry']) =>
  choicesOf(row)
    .map(({ price_brutto }) => soonerCountry?.(centsOf(price_brutto)))
    .find(Boolean)

/** What is told of all delivery times, and their order where there are several. */
function timesView(row: ProductRow, timeNote: string): Pick<ProductView, 'times' | 'timeNote'> {
  const times = [...new Set(choicesOf(row).flatMap(({ shipping_time }) => shipping_time ?? []))]
  const lengthOf = (time: string) => daysIn(time)?.most ?? Number.POSITIVE_INFINITY
  return {
    ...(timeNote && { timeNote }),
    ...(times.length > 1 && { times: times.toSorted((a, b) => (lengthOf(a) < lengthOf(b) ? -1 : 1)) }),
  }
}

function valuesOf(variant: ProductVariantRow, request: PageRequest) {
  const first = localText(variant, 'first_value', request)?.text
  const second = localText(variant, 'second_value', request)?.text
  return first && second ? { values: [first, second] as const } : undefined
}

function brandOf({ display_name, brand }: ManufacturerRow, { language }: PageRequest): ProductView['brand'] {
  return {
    name: brand?.display_name ?? display_name,
    href: brand?.type ? brandPath(brand.type.type, brand.slug, language) : undefined,
  }
}

function categoryOf({ category }: ProductPageRow, request: PageRequest): ProductView['category'] {
  if (!category) return undefined
  const list = storePath({ page: 'list' }, request.language, storeRoots(request.project))
  const query = listQuery({
    ...emptyListContext,
    filters: { ...emptyFilters, category: slugIn(category, request.language) },
  })
  return { name: factName(category, request), href: list && `${list}?${query}` }
}

const bySort = (a: { sort: number | null }, b: { sort: number | null }) => (a.sort ?? 0) - (b.sort ?? 0)

function galleryOf(
  { images, display_name, product_variants }: ProductPageRow,
  { language, first }: PageRequest,
): GalleryImage[] {
  return images.toSorted(bySort).flatMap(({ file, shows }) => {
    const image = imageView(file, language, first)
    if (!file || !image) return []
    const at = (width: number) => (file.type === 'image/svg+xml' ? image.src : assetUrl('', file, { width }))
    const variants = product_variants.filter((variant) => isPictureOf(shows, variant)).map(({ id }) => id)
    return [
      {
        ...image,
        alt: image.alt || display_name,
        large: at(LARGE_WIDTH),
        thumb: at(THUMB_WIDTH),
        ...(variants.length > 0 && { variants }),
      },
    ]
  })
}
