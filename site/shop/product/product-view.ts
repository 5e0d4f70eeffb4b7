import type { ContactPrivacy } from '#domain/company/contact-form.ts'
import type { PersonalizationField } from '#domain/goods/personalization.ts'
import type { ProductRow } from '#domain/goods/product-selection.ts'
import type { SalesMode } from '#domain/goods/sales-mode.ts'
import type { BranchChoice } from '../../data/branch-choices.ts'
import type { ImageView, LinkView } from '../../data/shared-data.ts'
import type { ProductCardView } from '../product-card-view.ts'

/** The producer's guarantee: `text` says all of it, `label` is the official label with the address of its file. */
export type GuaranteeView = {
  text: string
  label?: { image: ImageView; href: string } | undefined
  terms?: LinkView | undefined
}

/** A picture of the gallery; `large` is its address at the size of a whole screen. */
export type GalleryImage = ImageView & {
  large: string
  /** Its address at the size of a line of the cart. */
  thumb: string
  /** The variants that it shows; all where it is missing. */
  variants?: number[]
}

/** What is written about a product, or about one of its variants; each is left out where it is not known. */
export type OfferTexts = { price?: string; basePrice?: string; reduction?: string; uvp?: string; reference?: string }

/** The field as the items call spells it. */
export type PersonalizationFieldView = PersonalizationField & {
  max_length: number
  /** Filled in, it takes the right of withdrawal away (§ 312g BGB). */
  excludes_withdrawal: boolean
}

export type AddressedView = { name: string; lines: string[]; href?: string; contact?: string }

export type SafetyView = {
  /** Instructions and safety sheets, each worded with its kind and size. */
  documents?: { heading: string; links: LinkView[] }
  manufacturer?: AddressedView
  responsible?: AddressedView
  warnings?: string
  hazards?: { pictograms: string[]; signalWord?: 'warning' | 'danger'; statements?: string }
  /** Set where warnings or statements fell back to another language. */
  lang?: string
}

export type RatingView = {
  id: number
  /** Where it can be reported (Art. 16 DSA). */
  report: string
  stars: number
  name: string
  title?: string
  text?: string
  lang?: string
  /** What the shop answers; staff are asked to do so in the language of the rating. */
  answer?: string
  verified: boolean
  /** The day in the page's language, and for machines. */
  date: string
  day: string
}

/** What a branch has of the goods, in words. */
export type BranchStockView = { name: string; href?: string | undefined; text: string; look: 'good' | 'fair' }

export type RatingsView = {
  /** `4,7`, while there are ratings. */
  average?: string
  /** The newest. */
  list: RatingView[]
}

/** The button that keeps a piece at a branch, with the page for it by the variant's id, 0 without variants. */
export type ReserveView = { label: string; links: Readonly<Record<number, string>> }

/** All that a product page shows, its texts in the page's language and its prices formatted. */
export type ProductView = {
  slug: string
  name: string
  nameLang?: string
  brand?: { name: string; href?: string }
  category?: { name: string; href?: string }
  /** What the product state is made from (SPEC 3): a row, in the spelling of the items call. */
  row: ProductRow
  /** The delivery times of all that can be chosen, the shortest first, where there are several. */
  times?: string[]
  /** What else holds of them, written after them. */
  timeNote?: string
  salesMode: SalesMode
  /** Undefined where nothing of it can be reserved now. */
  reserve?: ReserveView
  purchaseToOrder: boolean
  texts: OfferTexts
  /** By the variant's id. */
  variantTexts: Record<number, OfferTexts>
  /** What a second choice is called; then variants are chosen by two values. */
  secondName?: string
  /** `1.290,00 € – 1.390,00 €`, or one price where all variants cost the same. */
  priceRange?: string
  images: GalleryImage[]
  imageSize: 'contain' | 'cover'
  html: string
  htmlLang?: string
  attributes: { group: string; values: string[] }[]
  tags: string[]
  sizeGuide?: { heading: string; head: string[]; rows: string[][] }
  personalization?: { heading: string; fields: PersonalizationFieldView[] }
  safety?: SafetyView
  guarantee?: GuaranteeView
  /** Undefined where the shop takes no ratings. */
  ratings?: RatingsView
  privacy: ContactPrivacy
  /** By the variant's id, 0 for what stands until one is chosen: what each branch has; none where there is one branch. */
  branchStock: Record<number, BranchStockView[]>
  /** Whom a request can be meant for. */
  branches: BranchChoice[]
  /** What goes with it and can be had. */
  related: ProductCardView[]
  /** How other pages show it. */
  card: ProductCardView
}
