import type { RouteKey } from '#domain/paths/route-map.ts'
import type { StorePlace } from '#domain/paths/store-routes.ts'
import { appointmentData } from './appointment/appointment-data.ts'
import { branchData } from './branch/branch-data.ts'
import { branchesData } from './branches/branches-data.ts'
import { brandData } from './brand/brand-data.ts'
import { brandsData } from './brands/brands-data.ts'
import { cartData } from './cart/cart-data.ts'
import { checkoutData } from './checkout/checkout-data.ts'
import { contactData } from './contact/contact-data.ts'
import { contentData } from './content/content-data.ts'
import { eventData, newsData } from './dated/dated-data.tsx'
import { defineTemplate } from './define-template.ts'
import { homeData } from './home/home-data.ts'
import { legalData } from './legal/legal-data.ts'
import { notFoundData } from './not-found/not-found-data.ts'
import { orderData } from './order/order-data.ts'
import { pageChunks, type TemplateName } from './page-chunks.ts'
import { productData } from './product/product-data.ts'
import { productListData } from './product-list/product-list-data.ts'
import { thanksData } from './thanks/thanks-data.ts'
import { wishlistData } from './wishlist/wishlist-data.ts'
import { withdrawData } from './withdraw/withdraw-data.ts'

/** First loads in bytes: of what editors write and pages that lead somewhere, and of lists, products and what one does in the shop. */
const CONTENT = 75_000
const GOODS = 95_000

/** All page templates: their code and data, which pages they show, and what their first load may weigh. */
export const templates = {
  home: defineTemplate({ load: pageChunks.home, data: homeData, routes: ['home'], rests: true, budget: CONTENT }),
  contact: defineTemplate({
    load: pageChunks.contact,
    data: contactData,
    routes: ['contact'],
    rests: true,
    budget: CONTENT,
  }),
  thanks: defineTemplate({
    load: pageChunks.thanks,
    data: thanksData,
    routes: ['thanks'],
    rests: true,
    budget: CONTENT,
  }),
  content: defineTemplate({
    load: pageChunks.content,
    data: contentData,
    routes: [
      'watches',
      'jewelry',
      'accessories',
      'wedding_rings',
      'beads',
      'engagement_rings',
      'optics',
      'for_kids',
      'events',
      'news',
      'home_fabrics',
      'decoratives',
      'floral_workshop',
      'room_fragrances',
      'bicycles',
      'window',
      'info',
    ],
    rests: true,
    budget: CONTENT,
  }),
  news: defineTemplate({ load: pageChunks.news, data: newsData, rests: true, budget: CONTENT }),
  event: defineTemplate({ load: pageChunks.event, data: eventData, rests: true, budget: CONTENT }),
  category: defineTemplate({
    load: pageChunks.category,
    data: contentData,
    asked: 'category',
    rests: true,
    budget: GOODS,
  }),
  legal: defineTemplate({
    load: pageChunks.legal,
    data: legalData,
    routes: ['imprint', 'terms', 'withdrawal', 'shipping', 'guarantee_rights', 'accessibility', 'privacy_social'],
    rests: true,
    budget: CONTENT,
  }),
  privacy: defineTemplate({
    load: pageChunks.privacy,
    data: legalData,
    routes: ['privacy'],
    rests: true,
    budget: CONTENT,
  }),
  appointment: defineTemplate({
    load: pageChunks.appointment,
    data: appointmentData,
    routes: ['appointment'],
    rests: true,
    budget: CONTENT,
  }),
  branches: defineTemplate({
    load: pageChunks.branches,
    data: branchesData,
    routes: ['branches'],
    rests: true,
    budget: CONTENT,
  }),
  branch: defineTemplate({ load: pageChunks.branch, data: branchData, rests: true, budget: CONTENT }),
  brands: defineTemplate({
    load: pageChunks.brands,
    data: brandsData,
    routes: ['brands'],
    rests: true,
    budget: CONTENT,
  }),
  brand: defineTemplate({ load: pageChunks.brand, data: brandData, rests: true, budget: CONTENT }),
  'brand-products': defineTemplate({
    load: pageChunks['brand-products'],
    data: brandData,
    asked: 'brand-products',
    rests: true,
    budget: GOODS,
  }),
  'brand-rolex': defineTemplate({
    load: pageChunks['brand-rolex'],
    data: brandData,
    asked: 'brand-rolex',
    rests: true,
    budget: CONTENT,
  }),
  'product-list': defineTemplate({
    load: pageChunks['product-list'],
    data: productListData,
    place: 'list',
    rests: true,
    budget: GOODS,
  }),
  product: defineTemplate({
    load: pageChunks.product,
    data: productData,
    place: 'product',
    rests: true,
    budget: GOODS,
  }),
  cart: defineTemplate({ load: pageChunks.cart, data: cartData, place: 'cart', budget: GOODS }),
  wishlist: defineTemplate({ load: pageChunks.wishlist, data: wishlistData, place: 'wishlist', budget: GOODS }),
  checkout: defineTemplate({ load: pageChunks.checkout, data: checkoutData, place: 'checkout', budget: GOODS }),
  order: defineTemplate({ load: pageChunks.order, data: orderData, place: 'result', budget: GOODS }),
  withdraw: defineTemplate({
    load: pageChunks.withdraw,
    data: withdrawData,
    routes: ['withdraw_contract'],
    budget: GOODS,
  }),
  'not-found': defineTemplate({ load: pageChunks['not-found'], data: notFoundData, rests: true, budget: CONTENT }),
} satisfies Record<TemplateName, unknown>

type Templates = typeof templates

/** What templates show; a page of the route map or of the store that none of them shows does not compile where it is asked for. */
type ShownRoute = NonNullable<Templates[TemplateName]['routes']>[number]
type ShownPlace = NonNullable<Templates[TemplateName]['place']>

type Entry = { routes?: readonly RouteKey[]; place?: StorePlace['page']; rests?: true }

const all = Object.entries(templates) as [TemplateName, Entry][]

/** The templates whose pages rest until they are used. */
export const restingTemplates: ReadonlySet<string> = new Set(all.flatMap(([name, { rests }]) => (rests ? [name] : [])))

const byRoute = new Map(all.flatMap(([name, { routes = [] }]) => routes.map((route) => [route, name] as const)))

const byPlace = new Map(all.flatMap(([name, { place }]) => (place ? [[place, name] as const] : [])))

/** The template that shows a page of the route map, or what lies below it. Throws for a route that no template shows. */
export const templateOf = (route: ShownRoute, rest?: string): TemplateName =>
  rest ? (BELOW[route] ?? 'brand') : shown(byRoute.get(route), route)

/** What lies below pages of the route map, where it is not brands. */
const BELOW: Partial<Record<ShownRoute, TemplateName>> = { branches: 'branch', news: 'news', events: 'event' }

/** The template that shows a place in the store. */
export const storeTemplateOf = ({ page }: { page: ShownPlace }): TemplateName => shown(byPlace.get(page), page)

function shown(template: TemplateName | undefined, asked: string): TemplateName {
  if (!template) throw new Error(`No template shows "${asked}".`)
  return template
}
