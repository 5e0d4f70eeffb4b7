import type { Alternate } from '#domain/paths/routes.ts'
import type { StorePlace } from '#domain/paths/store-routes.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { LinkView } from '../data/shared-data.ts'
import type { PageMeta } from '../loader/page-resources.ts'
import { appointmentData } from './appointment/appointment-data.ts'
import { brandData } from './brand/brand-data.ts'
import { brandsData } from './brands/brands-data.ts'
import { cartData } from './cart/cart-data.ts'
import { checkoutData } from './checkout/checkout-data.ts'
import { contactData } from './contact/contact-data.ts'
import { contentData } from './content/content-data.ts'
import { homeData } from './home/home-data.ts'
import { legalData } from './legal/legal-data.ts'
import { orderData } from './order/order-data.ts'
import { productData } from './product/product-data.ts'
import { productListData } from './product-list/product-list-data.ts'
import type { TemplateName } from './templates.ts'
import { thanksData } from './thanks/thanks-data.ts'
import { withdrawData } from './withdraw/withdraw-data.ts'

/** What a template's data function answers: its data and its tags, or null when there is no such page. */
export type TemplateData = {
  data: unknown
  meta: PageMeta
  /** 404 for a page that helps on from an address that asks for something the project does not have. */
  status?: 200 | 404
  /** The pages above this one: of the route map, of which those that the project lacks are left out, or by their address. */
  trail?: ({ label: string; route: string } | LinkView)[]
  /** Set where the data asks for another template than the path. */
  template?: TemplateName
  /** The page in its languages, where they do not follow from the path. */
  alternates?: Alternate[]
  /** The part of the query that belongs to the page in all its languages, with its question mark. */
  query?: string
  /** JSON-LD objects of this page, beside those that all pages have. */
  structuredData?: object[]
} | null

/** `rest` is the part of the path below the route: a brand's or a product's slug, an order's name. */
type LoadTemplateData = (request: PageRequest, route: string, rest: string | undefined) => Promise<TemplateData>

type DataTemplate = Exclude<TemplateName, 'not-found'>

export const templateData: Record<DataTemplate, LoadTemplateData> = {
  home: homeData,
  contact: contactData,
  thanks: thanksData,
  content: contentData,
  category: contentData,
  legal: legalData,
  privacy: legalData,
  appointment: appointmentData,
  brands: brandsData,
  brand: brandData,
  'brand-products': brandData,
  'brand-rolex': brandData,
  'product-list': productListData,
  product: productData,
  cart: cartData,
  checkout: checkoutData,
  order: orderData,
  withdraw: withdrawData,
}

/** Routes with a template of their own, which has their name. */
const OWN_TEMPLATES = ['home', 'contact', 'thanks', 'privacy', 'appointment', 'brands'] as const

const LEGAL_ROUTES = [
  'imprint',
  'terms',
  'withdrawal',
  'shipping',
  'guarantee_rights',
  'accessibility',
  'privacy_social',
]

/** The template that shows a route. */
export function templateOf(route: string, rest: string | undefined): DataTemplate {
  if (rest) return 'brand'
  if (LEGAL_ROUTES.includes(route)) return 'legal'
  if (route === 'withdraw_contract') return 'withdraw'
  return OWN_TEMPLATES.find((name) => name === route) ?? 'content'
}

const STORE_TEMPLATES = {
  list: 'product-list',
  product: 'product',
  cart: 'cart',
  checkout: 'checkout',
  result: 'order',
} as const satisfies Record<StorePlace['page'], DataTemplate>

/** The template that shows a place in the store. */
export const storeTemplateOf = (place: StorePlace): DataTemplate => STORE_TEMPLATES[place.page]
