import type { NewsletterAbout } from '#domain/company/newsletter-consent.ts'
import type { SocialIcon } from '#domain/company/social.ts'
import type { TypePair } from '#domain/look/theme-choices.ts'
import type { PaymentMethodId } from '#domain/money/payment-methods.ts'
import type { StoreRoots } from '#domain/paths/store-routes.ts'
import type { Language } from '#domain/texts/language.ts'
import type { ConsentsView } from './consents-view.ts'

/** The look of a website: its styles, and which of the layouts and pairs of faces it has chosen. */
export type ThemeView = { css: string; typePair: TypePair; header: string; home: string }

/** A link as pages show it: its address is final, for the page's language. */
export type LinkView = { label: string; href: string }

export type ImageView = {
  src: string
  srcSet?: string
  width: number
  height: number
  alt: string
  placeholder?: string
  position?: string
  /** Set for the first picture of a page that has no large one above it: it is loaded at once and first. */
  leads?: true
}

/** An entry of the main menu: a link, or a button that opens groups of links. */
export type MenuView =
  | { label: string; href: string; groups?: never }
  | { label: string; href?: never; groups: { label: string; links: LinkView[] }[] }

/** A house as every page knows it, with the link to its page; `open` is the place where it says whether it is open, as HTML. */
export type HouseView = LinkView & { lines: string[]; open: string }

export type PhoneView = { label: string; text: string; title: string; href?: string }

export type AddressView = { name?: string; typeLabel?: string; lines: string[] }

export type ContactView = { phones: PhoneView[]; email?: LinkView }

export type WidgetView =
  | { kind: 'address'; header: string; showLogo: boolean; address: AddressView }
  | { kind: 'contact'; header: string; contact: ContactView }
  | { kind: 'openingHours'; header: string }
  | { kind: 'navigation'; header: string; links: LinkView[] }
  | { kind: 'social'; header: string; links: SocialLinkView[] }
  | { kind: 'unknown'; header: string }

export type SocialLinkView = LinkView & { icon: SocialIcon }

/** What every page knows of the shop (SPEC 2, 3). Paths are those of the page's language, null where it has none. */
export type ShopView = {
  enableCart: boolean
  maintenanceMode: boolean
  /** Whether it takes orders, which the server has asked. */
  isOpen: boolean
  presentWrapping: boolean
  showStock: boolean
  allowRatings: boolean
  purchaseToOrder: boolean
  roots: StoreRoots
  paths: Record<'list' | 'cart' | 'wishlist' | 'checkout' | 'order', string | null>
  legal: Record<'terms' | 'withdrawal' | 'shipping', string | null>
  paymentMethods: PaymentMethodId[]
  /** The same in words, each with the countries that it is limited to; none while the shop takes no orders. */
  paymentWords: string[]
  countries: { code: string; name: string }[]
}

/** What all pages of one project and language share; sent once, as content-hashed files. */
export type SharedData = {
  site: {
    name: string
    claim: string
    /** What the words of consent to the newsletter name. */
    newsletter: NewsletterAbout
    logo?: ImageView
    languages: Language[]
    copyright: string
    domain: string
  }
  theme: ThemeView
  menus: { primary: MenuView[]; legal: LinkView[]; shop: LinkView[]; social: SocialLinkView[] }
  contact: ContactView
  address: AddressView
  /** As HTML; empty for none. */
  hours: string
  /** The branches, where there is more than one. */
  houses: HouseView[]
  /** What is announced on every page now, as HTML. */
  notices: string
  widgets: WidgetView[]
  /** The pages of the route map that the project has, which the privacy notice is always one of, and `store`, the product list. */
  paths: Record<string, string> & { privacy: string }
  consents: ConsentsView
  /** Null for a project without a shop, and while its settings cannot be loaded. */
  shop: ShopView | null
}
