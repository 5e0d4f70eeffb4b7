import { type ArticleState, articleState } from '#domain/goods/article-state.ts'
import { emptySelection, type ProductRow, productReducer } from '#domain/goods/product-selection.ts'
import type { SalesTerms } from '#domain/goods/selection-offer.ts'
import { isRingSize, type Trait, traitOf } from '#domain/goods/trait.ts'
import type { Content } from '#domain/money/base-price.ts'
import { centsOf } from '#domain/money/money.ts'
import { lowestPrice, type PricedItem, pricedItem, priceNow } from '#domain/money/sale-price.ts'
import { daysIn } from '#domain/orders/delivery-period.ts'
import { localText } from '../../data/local-text.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { ShippingWay } from './load-shipping.ts'
import { factName } from './product-facts-view.ts'
import type { ProductPageRow } from './product-rows.ts'

/** What of a product's row the facts are made from. */
export type ArticleSource = Pick<
  ProductPageRow,
  | 'id'
  | 'display_name'
  | 'translations'
  | 'stock'
  | 'reorder_possible'
  | 'shipping_time'
  | 'reference_number'
  | 'gtin'
  | 'uvp'
  | 'tax_mode'
  | 'content_amount'
  | 'content_unit'
  | 'fineness'
  | 'variant_display_name'
  | 'second_variant_name'
  | 'product_variants'
  | 'attributes'
> & {
  readonly personalization: { readonly fields: readonly { required: boolean; excludes_withdrawal: boolean }[] } | null
} & PricedItem & { readonly sale_until?: string | null }

type VariantSource = ArticleSource['product_variants'][number]

/** What an article costs and whether it can be had; money in cents. */
export interface ArticleOffer {
  readonly cents: number
  /** The lowest price of the 30 days before the sale in force: the only one that may be told as the earlier price (§ 11 PAngV). */
  readonly lowest?: number | undefined
  /** The manufacturer's price, where it is higher and nothing is reduced. */
  readonly uvp?: number | undefined
  readonly saleUntil?: string | undefined
  readonly state: ArticleState
  /** Days until it is sent. */
  readonly handling?: { readonly least: number; readonly most: number } | undefined
  readonly shipping: readonly ShippingWay[]
}

/** One thing that can be ordered: a product, or one of its variants. All that machines are told of it, whatever the format. */
export interface Article {
  /** The same for as long as the article exists. */
  readonly id: string
  readonly variant?: number
  /** The name of the product, and that of the variant beside it. */
  readonly name: string
  readonly url: string
  readonly reference?: string | undefined
  readonly gtin?: string | undefined
  readonly isUsed: boolean
  readonly traits: Readonly<Partial<Record<Trait, string>>>
  /** Whether the size is that of a ring as Europe counts them. */
  readonly hasRingSize?: boolean
  readonly content?: Content | undefined
  /** Whether it is made for one person, so that the right of withdrawal ends (§ 312g (2) no. 1 BGB). */
  readonly isMadeToOrder: boolean
  /** When it comes, in the words of the goods. */
  readonly time?: string | undefined
  /** Missing for what is not sold here: without a price, or only shown or asked for. */
  readonly offer?: ArticleOffer | undefined
}

interface Around {
  readonly terms: SalesTerms
  /** The address of the product's page, without a query. */
  readonly url: string
  readonly shipping: (cents: number) => ShippingWay[]
}

/** The articles of a product: itself, or each variant that is active. (SPEC 3) */
export function articlesOf(product: ArticleSource, around: Around, request: PageRequest): Article[] {
  const variants = product.product_variants.filter(({ active }) => active !== false)
  if (product.product_variants.length === 0) return [articleOf(product, undefined, around, request)]
  return variants.map((variant) => articleOf(product, variant, around, request))
}

function articleOf(
  product: ArticleSource,
  variant: VariantSource | undefined,
  around: Around,
  request: PageRequest,
): Article {
  const own = variant && factName(variant, request)
  const name = factName(product, request)
  const reference = [product.reference_number, variant?.reference_number_suffix].filter(Boolean).join('')
  const amount = variant?.content_amount ?? product.content_amount
  const unit = product.content_unit
  return {
    id: variant ? `${product.id}-${variant.id}` : String(product.id),
    ...(variant && { variant: variant.id }),
    name: own ? `${name}, ${own}` : name,
    url: variant ? `${around.url}?variant=${variant.id}` : around.url,
    reference: reference || undefined,
    gtin: variant?.gtin || (variant ? undefined : product.gtin) || undefined,
    isUsed: product.tax_mode === 'margin',
    traits: traitsOf(product, variant, request),
    ...(variant && hasRingSize(product, variant, request) && { hasRingSize: true }),
    content: amount !== null && amount > 0 && unit ? { amount, unit } : undefined,
    isMadeToOrder: (product.personalization?.fields ?? []).some((field) => field.required && field.excludes_withdrawal),
    time: localText(variant, 'shipping_time', request)?.text ?? localText(product, 'shipping_time', request)?.text,
    offer: offerOf(product, variant, around),
  }
}

/** Size, colour and material by the shop's own words for a choice and for groups of attributes. */
function traitsOf(product: ArticleSource, variant: VariantSource | undefined, request: PageRequest): Article['traits'] {
  const ofGroups = product.attributes.flatMap(({ attribute }) => {
    const trait = traitOf(attribute?.attribute_group?.display_name)
    return attribute && trait ? [[trait, factName(attribute, request)] as const] : []
  })
  const found = Map.groupBy(ofGroups, ([trait]) => trait)
  return {
    ...Object.fromEntries([...found].map(([trait, pairs]) => [trait, pairs.map(([, value]) => value).join('/')])),
    ...chosenTraits(product, variant, request),
  }
}

/** What a variant is chosen by: each choice by the shop's word for it. */
const choicesOf = (
  product: ArticleSource,
  variant: VariantSource,
  request: PageRequest,
): (readonly [name: string | null, value: string])[] => {
  const [first, second] = [localText(variant, 'first_value', request), localText(variant, 'second_value', request)]
  if (!product.second_variant_name || !first || !second)
    return [[product.variant_display_name, factName(variant, request)]]
  return [
    [product.variant_display_name, first.text],
    [product.second_variant_name, second.text],
  ]
}

const chosenTraits = (product: ArticleSource, variant: VariantSource | undefined, request: PageRequest) =>
  Object.fromEntries(
    (variant ? choicesOf(product, variant, request) : []).flatMap(([name, value]) => {
      const trait = traitOf(name)
      return trait ? [[trait, value]] : []
    }),
  )

const hasRingSize = (product: ArticleSource, variant: VariantSource, request: PageRequest) =>
  choicesOf(product, variant, request).some(([name, value]) => isRingSize(name, value))

function offerOf(
  product: ArticleSource,
  variant: VariantSource | undefined,
  { terms, shipping }: Around,
): ArticleOffer | undefined {
  const cents = priceNow(product, variant)
  const row: ProductRow = { ...product, price_brutto: cents === undefined ? null : cents / 100, product_variants: null }
  const priced = variant && { ...variant, price_brutto: row.price_brutto }
  const loaded = productReducer(emptySelection, {
    type: 'add',
    product: priced ? { ...row, product_variants: [priced] } : row,
  })
  const state = articleState(
    variant ? productReducer(loaded, { type: 'variantChange', variant: variant.id }) : loaded,
    terms,
  )
  if (!cents || !state) return undefined
  const item: PricedItem & { readonly sale_until?: string | null } = pricedItem(product, variant)
  const isReduced = item.sale_price != null
  const lowest = lowestPrice(item) ?? undefined
  const isLawful = lowest !== undefined && lowest > cents
  const uvp = centsOf(product.uvp)
  return {
    cents,
    lowest: isLawful ? lowest : undefined,
    uvp: !isLawful && uvp !== undefined && uvp > cents ? uvp : undefined,
    saleUntil: (isReduced && item.sale_until) || undefined,
    state,
    handling: daysIn(variant?.shipping_time || product.shipping_time),
    shipping: shipping(cents),
  }
}
