import type { SectionKind } from '#contract/model/section-kinds.ts'
import type { BrandView } from '../data/load-brands.ts'
import type { AddressView, ImageView, LinkView, PhoneView } from '../data/shared-data.ts'
import type { ProductCardView } from '../shop/product-card-view.ts'

/** What editors say in a section of any kind. */
export type SectionWords = {
  kicker?: string
  heading?: string
  html: string
  image?: ImageView
  link?: LinkView
  items: SectionItemView[]
}

/** What a kind of section shows beside what editors say in it. */
type Shown = {
  brands: { brands: BrandView[] }
  branches: { branches: BranchView[] }
  map: { branches: BranchView[] }
  products: { products: ProductCardView[] }
  shop_menu: { links: LinkView[] }
}

export type ShownBy<Kind extends SectionKind> = Kind extends keyof Shown ? Shown[Kind] : unknown

/** A section of a kind as its component shows it. */
export type SectionOf<Kind extends SectionKind> = {
  [Each in Kind]: { kind: Each } & SectionWords & ShownBy<Each>
}[Kind]

/** One section of a page. */
export type SectionView = SectionOf<SectionKind>

export type SectionItemView = { heading: string; text?: string; image?: ImageView; link?: LinkView }

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
