import { traitOf } from '#domain/goods/trait.ts'
import { inOrderOf } from '#domain/goods/variant-pictures.ts'
import { basePrice } from '#domain/money/base-price.ts'
import { euroOf } from '#domain/money/money.ts'
import type { Article, ArticleOffer } from './articles.ts'
import type { ShippingWay } from './load-shipping.ts'
import { summaryOf } from './product-facts-view.ts'
import type { ProductPageRow } from './product-rows.ts'
import type { ProductView } from './product-view.ts'

type Facts = {
  product: Pick<ProductPageRow, 'id' | 'reference_number' | 'product_variants'>
  view: ProductView
  articles: readonly Article[]
  /** The address of the page, without a query. */
  url: string
  origin: string
  /** How goods are sent back, where the shop sells. */
  returns?: object | undefined
}

const SCHEMA = 'https://schema.org/'

/**
 * A product for search engines: a `ProductGroup` where variants can be chosen, else a `Product`. What is sold has an offer at the
 * visible price, sold out or not; what is only shown or asked for has none.
 */
export function productJsonLd({ product, view, articles, url, origin, returns }: Facts): object[] {
  const summary = view.row.ratings
  const list = view.ratings?.list ?? []
  const common = {
    name: view.name,
    url,
    description: summaryOf(view.html),
    image: view.images.map(({ large }) => origin + large),
    brand: view.brand && { '@type': 'Brand', name: view.brand.name },
    category: view.category?.name,
    aggregateRating: summary && {
      '@type': 'AggregateRating',
      ratingValue: Math.round(summary.average * 10) / 10,
      bestRating: 5,
      worstRating: 1,
      reviewCount: summary.count,
    },
    review: list.length > 0 ? list.slice(0, 5).map(reviewOf) : undefined,
  }
  const [only] = articles
  if (only?.variant === undefined) return [{ '@type': 'Product', ...common, ...(only && articleJsonLd(only, returns)) }]
  const traits = [view.row.variant_display_name, view.secondName].flatMap((name) => traitOf(name) ?? [])
  const variesBy = traits.map((trait) => SCHEMA + trait)
  return [
    {
      '@type': 'ProductGroup',
      ...common,
      productGroupID: product.reference_number ?? String(product.id),
      variesBy: variesBy.length > 1 ? variesBy : variesBy[0],
      hasVariant: articles.map((article) => ({
        '@type': 'Product',
        name: article.name,
        image: picturesFor(view, article.variant).map(({ large }) => origin + large),
        ...articleJsonLd(article, returns),
      })),
    },
  ]
}

const picturesFor = ({ images }: ProductView, variant: number | undefined) => {
  const fitting = images.filter(({ variants }) => !variants || variants.includes(variant ?? 0))
  return inOrderOf(fitting.length > 0 ? fitting : images, variant === undefined ? [] : [variant])
}

const articleJsonLd = (article: Article, returns: object | undefined) => ({
  sku: article.reference,
  mpn: article.reference,
  gtin: article.gtin,
  ...article.traits,
  size: article.hasRingSize ? ringSize(article) : article.traits.size,
  offers: article.offer && offerJsonLd(article, article.offer, returns),
})

const ringSize = ({ traits }: Article) => ({
  '@type': 'SizeSpecification',
  name: traits.size,
  sizeSystem: `${SCHEMA}WearableSizeSystemEurope`,
})

const AVAILABILITY = { in_stock: 'InStock', backorder: 'BackOrder', out_of_stock: 'OutOfStock' } as const

function offerJsonLd(article: Article, offer: ArticleOffer, returns: object | undefined): object {
  const { url, isUsed, content, isMadeToOrder } = article
  const unit = content && basePrice(offer.cents, content)
  const other = offer.lowest ?? offer.uvp
  const specifications = [
    ...(other === undefined
      ? []
      : [
          {
            '@type': 'UnitPriceSpecification',
            priceType: SCHEMA + (offer.lowest ? 'StrikethroughPrice' : 'ListPrice'),
            ...euro(other),
          },
        ]),
    ...(unit
      ? [
          {
            '@type': 'UnitPriceSpecification',
            ...euro(unit.cents),
            referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[unit.unit] },
          },
        ]
      : []),
  ]
  return {
    '@type': 'Offer',
    url,
    ...euro(offer.cents),
    priceSpecification: specifications.length > 0 ? specifications : undefined,
    priceValidUntil: offer.saleUntil?.slice(0, 10),
    availability: SCHEMA + AVAILABILITY[offer.state],
    itemCondition: SCHEMA + (isUsed ? 'UsedCondition' : 'NewCondition'),
    shippingDetails: offer.shipping.slice(0, 1).map((way) => shippingJsonLd(way, offer))[0],
    hasMerchantReturnPolicy: isMadeToOrder
      ? { '@type': 'MerchantReturnPolicy', returnPolicyCategory: `${SCHEMA}MerchantReturnNotPermitted` }
      : returns,
  }
}

const euro = (cents: number) => ({ price: euroOf(cents), priceCurrency: 'EUR' })

/** Units by their codes of UN/CEFACT. */
const UNIT_CODES = { l: 'LTR', kg: 'KGM', m: 'MTR', 'm²': 'MTK' } as const

/** To the country where most customers are; the others stand in the feeds. */
const shippingJsonLd = ({ country, cents, days }: ShippingWay, { handling }: ArticleOffer) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: euroOf(cents), currency: 'EUR' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  deliveryTime: handling && {
    '@type': 'ShippingDeliveryTime',
    handlingTime: { '@type': 'QuantitativeValue', minValue: handling.least, maxValue: handling.most, unitCode: 'DAY' },
    transitTime: { '@type': 'QuantitativeValue', minValue: days, maxValue: days, unitCode: 'DAY' },
  },
})

function reviewOf({ stars, name, title, text, day, lang }: NonNullable<ProductView['ratings']>['list'][number]) {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
    author: { '@type': 'Person', name },
    name: title,
    reviewBody: text,
    datePublished: day,
    inLanguage: lang,
  }
}
