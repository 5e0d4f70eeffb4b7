import type { SectionKind } from '#contract/model/section-kinds.ts'
import type { BrandView } from '../data/load-brands.ts'
import type { AddressView, ImageView, LinkView, PhoneView } from '../data/shared-data.ts'
import type { ProductCardView } from '../shop/product-card-view.ts'

/** What editors say in a section of any kind. */
export type SectionWords = {
  /** Set where nothing of it is written in the page's language, and all of it fell back to another. */
  lang?: string
  kicker?: string
  heading?: string
  /** Set where kicker or heading fell back to another language, and more of the section did not. */
  kickerLang?: string
  headingLang?: string
  html: string
  image?: ImageView
  link?: LinkView
  items: SectionItemView[]
}

/** Kinds that are only read: the server makes their HTML, and browsers need no code for them. */
export type ReadKind =
  | 'gallery'
  | 'video'
  | 'faq'
  | 'steps'
  | 'price_list'
  | 'team'
  | 'jobs'
  | 'before_after'
  | 'downloads'
  | 'table'
  | 'hours'
  | 'form'
  | 'news'
  | 'events'

/** Kinds that are shown as another: one branch, and one brand. */
export type OtherKind = ReadKind | 'branch' | 'brand'

/** What components there are. */
export type ShownKind = Exclude<SectionKind, OtherKind> | 'read'

/** What a kind of section shows beside what editors say in it. */
type Shown = {
  brands: { brands: BrandView[] }
  branches: { branches: BranchView[] }
  map: { branches: BranchView[] }
  products: { products: ProductCardView[] }
  shop_menu: { links: LinkView[] }
}

export type ShownBy<Kind extends ShownKind> = Kind extends keyof Shown ? Shown[Kind] : unknown

/** A section of a kind as its component shows it. */
export type SectionOf<Kind extends ShownKind> = {
  [Each in Kind]: { kind: Each } & SectionWords & ShownBy<Each>
}[Kind]

/** One section of a page. */
export type SectionView = SectionOf<ShownKind>

export type SectionItemView = {
  /** Set where nothing of it is written in the page's language, and more of its section is. */
  lang?: string
  heading: string
  /** A price, a role, a place. */
  detail?: string
  text?: string
  image?: ImageView
  link?: LinkView
}

export type BranchView = {
  name: string
  description?: string
  address: AddressView
  phone?: PhoneView
  email?: string
  /** Its own page. */
  href?: string
  /** As HTML; empty for none. */
  hours: string
  image?: ImageView
  directions: string
  /** The address of a frame with the map, when the project has a provider and the branch its coordinates. */
  map?: string
}
