import type { ProductCardRow } from '#contract/wire/product-cards.ts'
import { type ReserveChoice, salesModeOf } from '#domain/goods/sales-mode.ts'
import { basePriceText } from '#domain/money/base-price.ts'
import { formatMoney } from '#domain/money/money.ts'
import { reductionText } from '#domain/money/reduction.ts'
import { lowestPrice, priceNow } from '#domain/money/sale-price.ts'
import { marginLabel, smallBusinessLabel, withShipping } from '#domain/money/tax-mode.ts'
import type { Language } from '#domain/texts/language.ts'
import { imageView } from '../data/image-view.ts'
import { localText } from '../data/local-text.ts'
import type { PageRequest } from '../data/page-request.ts'
import { productPath } from '../data/product-path.ts'
import type { ImageView } from '../data/shared-data.ts'

/** A product as lists show it, all texts final. */
export type ProductCardView = {
  id: number
  name: string
  /** Set where the name fell back to another language. */
  lang?: string
  /** Missing in a language without a store. */
  href?: string
  brand?: string
  image?: ImageView
  imageFit: 'contain' | 'cover'
  /** `ab 1.290,00 €`; missing on request. */
  price?: string
  /** Beside it: at a reduced price the lowest of the last 30 days with the percentage from it (§ 11 PAngV), and the base price. */
  basePrice?: string
  /** Whether the goods can be ordered here, so that shipping comes on top of the price. */
  shipped: boolean
  /** What stands instead of the words about VAT (§ 25a UStG), up to those about shipping. */
  taxNote?: string
  soldOut: boolean
  /** It is only shown: neither a price nor an answer to a question about it is to be had. */
  shownOnly: boolean
}

/** The greatest width, in px, that a card's picture is offered in. */
const WIDEST = 640

const from: Record<Language, (price: string) => string> = {
  de: (price) => `ab ${price}`,
  en: (price) => `from ${price}`,
  fr: (price) => `à partir de ${price}`,
}

/** What the settings say of all cards. */
export interface CardShop {
  /** Whether the shop takes orders. */
  readonly shopOpen: boolean
  /** Whether no VAT is charged (§ 19 UStG). */
  readonly isSmall?: boolean | undefined
  /** Whether visitors may reserve what they could buy. */
  readonly reservations?: ReserveChoice | undefined
}

export function productCardView(
  row: ProductCardRow,
  { shopOpen, isSmall, reservations }: CardShop,
  request: PageRequest,
): ProductCardView {
  const { language, project } = request
  const name = localText(row, 'display_name', request)
  const salesMode = salesModeOf(row.sales_mode, row.manufacturer?.brand?.sales_mode, reservations)
  const variants = row.product_variants.filter(({ active }) => active)
  const shipped = shopOpen && salesMode === 'buy'
  const label = row.tax_mode === 'margin' ? marginLabel[language] : isSmall ? smallBusinessLabel[language] : undefined
  return {
    id: row.id,
    name: name?.text ?? row.display_name,
    lang: name?.lang,
    href: productPath(row, language, project),
    brand: row.manufacturer?.display_name,
    image: pictureOf(row, request),
    imageFit: row.image_size,
    ...pricesOf(row, variants, language),
    shipped,
    taxNote: label && (shipped ? withShipping(label, language) : label),
    soldOut: shipped && isSoldOut(row, variants),
    shownOnly: salesMode === 'display_only',
  }
}

function pictureOf({ images, display_name }: ProductCardRow, { language, first }: PageRequest): ImageView | undefined {
  const [main] = images.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
  const image = imageView(main?.file ?? null, language, first, WIDEST)
  return image && { ...image, alt: image.alt || display_name }
}

type Variants = ProductCardRow['product_variants']

/** The lowest price of what can be chosen, with its base price (PAngV § 4). */
function pricesOf(row: ProductCardRow, variants: Variants, language: Language) {
  const offers = variants.length > 0 ? variants : [undefined]
  const priced = offers.flatMap((variant) => {
    const cents = priceNow(row, variant)
    if (cents === undefined) return []
    return [{ cents, low: lowestPrice(row, variant), amount: variant?.content_amount ?? row.content_amount }]
  })
  const [lowest] = priced.toSorted((a, b) => a.cents - b.cents)
  if (!lowest) return {}
  const price = formatMoney(lowest.cents, language)
  const unit = row.content_unit
  const reduction = reductionText(lowest.cents, lowest.low, language)
  const base =
    unit && lowest.amount !== null ? basePriceText(lowest.cents, { amount: lowest.amount, unit }, language) : undefined
  return {
    price: priced.some(({ cents }) => cents > lowest.cents) ? from[language](price) : price,
    basePrice: [reduction, base].filter(Boolean).join(' · ') || undefined,
  }
}

function isSoldOut(row: ProductCardRow, variants: Variants): boolean {
  if (variants.length === 0 && row.product_variants.length > 0) return !row.reorder_possible
  const offers = variants.length > 0 ? variants : [row]
  return offers.every(({ stock, reorder_possible }) => stock <= 0 && !reorder_possible)
}
