import { emptySelection, productReducer } from '#domain/goods/product-selection.ts'
import { type SalesTerms, selectionOffer } from '#domain/goods/selection-offer.ts'
import { euroOf } from '#domain/money/money.ts'
import { priceNow } from '#domain/money/sale-price.ts'
import { summaryOf } from './product-facts-view.ts'
import type { ProductPageRow, ProductVariantRow } from './product-rows.ts'
import type { ProductView } from './product-view.ts'

type Facts = {
  product: ProductPageRow
  view: ProductView
  terms: SalesTerms
  /** The address of the page, without a query. */
  url: string
  origin: string
}

const SCHEMA = 'https://schema.org/'

/**
 * A product for search engines: a `ProductGroup` where variants can be chosen, else a `Product`. An offer is made only for what
 * has a price and can be put into the cart; the price is the visible one.
 */
export function productJsonLd(facts: Facts): object[] {
  const { product, view, origin, url } = facts
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
      reviewCount: summary.count,
    },
    review: list.length > 0 ? list.slice(0, 5).map(reviewOf) : undefined,
  }
  const variants = product.product_variants.filter(({ active }) => active !== false)
  if (variants.length === 0) return [{ '@type': 'Product', ...common, ...identityOf(product), offers: offerOf(facts) }]
  return [
    {
      '@type': 'ProductGroup',
      ...common,
      productGroupID: product.reference_number ?? String(product.id),
      variesBy: view.row.variant_display_name || undefined,
      hasVariant: variants.map((variant) => ({
        '@type': 'Product',
        name: `${view.name}, ${view.row.product_variants?.find(({ id }) => id === variant.id)?.display_name}`,
        image: common.image,
        ...identityOf(product, variant),
        offers: offerOf(facts, variant),
      })),
    },
  ]
}

function identityOf(product: ProductPageRow, variant?: ProductVariantRow) {
  const reference = [product.reference_number, variant?.reference_number_suffix].filter(Boolean).join('')
  return {
    sku: reference || undefined,
    mpn: reference || undefined,
    gtin: variant?.gtin || (variant ? undefined : product.gtin) || undefined,
  }
}

function offerOf({ product, view, terms, url }: Facts, variant?: ProductVariantRow): object | undefined {
  const loaded = productReducer(emptySelection, { type: 'add', product: view.row })
  const selection = variant ? productReducer(loaded, { type: 'variantChange', variant: variant.id }) : loaded
  const cents = priceNow(product, variant)
  const until = (variant ?? product).sale_until
  if (!cents || selectionOffer(selection, terms).offer !== 'cart') return undefined
  const inStock = (selection.stock ?? 0) > 0
  return {
    '@type': 'Offer',
    url: variant ? `${url}?variant=${variant.id}` : url,
    price: euroOf(cents),
    priceCurrency: 'EUR',
    priceValidUntil: until?.slice(0, 10),
    availability: SCHEMA + (inStock ? 'InStock' : 'BackOrder'),
    itemCondition: SCHEMA + (product.tax_mode === 'margin' ? 'UsedCondition' : 'NewCondition'),
  }
}

function reviewOf({ stars, name, title, text, day, lang }: NonNullable<ProductView['ratings']>['list'][number]) {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    author: { '@type': 'Person', name },
    name: title,
    reviewBody: text,
    datePublished: day,
    inLanguage: lang,
  }
}
