import type { BrandView } from '../data/load-brands.ts'
import type { AddressView, ImageView, LinkView, OpeningHoursView, PhoneView } from '../data/shared-data.ts'
import type { ProductCardView } from '../shop/product-card-view.ts'

/** One section of a page as its component shows it; `lang` is set where a text fell back to another language. */
export type SectionView = {
  kind: string
  kicker?: string
  heading?: string
  html: string
  image?: ImageView
  link?: LinkView
  items: SectionItemView[]
  brands?: BrandView[]
  branches?: BranchView[]
  products?: ProductCardView[]
}

export type SectionItemView = { heading: string; text?: string; image?: ImageView; link?: LinkView }

export type BranchView = {
  name: string
  description?: string
  address: AddressView
  phone?: PhoneView
  email?: string
  hours: OpeningHoursView
  image?: ImageView
  directions: string
  /** The address of a frame with the map, when the project has a provider and the branch its coordinates. */
  map?: string
}
