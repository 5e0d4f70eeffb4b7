import type { PageComponent } from '../loader/page-resources.ts'

/**
 * The code of each template, a chunk of the browser's. The names are the `componentChunkName`s of page resources. All else about a
 * template stands in the table of templates.ts, which browsers need nothing of.
 */
export const pageChunks = {
  home: () => import('./home/home-page.tsx'),
  contact: () => import('./contact/contact-page.tsx'),
  thanks: () => import('./thanks/thanks-page.tsx'),
  content: () => import('./content/content-page.tsx'),
  news: () => import('./news/news-page.tsx'),
  event: () => import('./event/event-page.tsx'),
  category: () => import('./category/category-page.tsx'),
  legal: () => import('./legal/legal-page.tsx'),
  privacy: () => import('./privacy/privacy-page.tsx'),
  appointment: () => import('./appointment/appointment-page.tsx'),
  branches: () => import('./branches/branches-page.tsx'),
  branch: () => import('./branch/branch-page.tsx'),
  brands: () => import('./brands/brands-page.tsx'),
  brand: () => import('./brand/brand-page.tsx'),
  'brand-products': () => import('./brand-products/brand-products-page.tsx'),
  'brand-rolex': () => import('./brand-rolex/brand-rolex-page.tsx'),
  'product-list': () => import('./product-list/product-list-page.tsx'),
  product: () => import('./product/product-page.tsx'),
  cart: () => import('./cart/cart-page.tsx'),
  wishlist: () => import('./wishlist/wishlist-page.tsx'),
  checkout: () => import('./checkout/checkout-page.tsx'),
  order: () => import('./order/order-page.tsx'),
  withdraw: () => import('./withdraw/withdraw-page.tsx'),
  'not-found': () => import('./not-found/not-found-page.tsx'),
}

export type TemplateName = keyof typeof pageChunks

/** The code of the template that page data name. Rejects for a name that this build does not know, as for a chunk that is gone. */
export async function loadTemplate(name: string): Promise<PageComponent> {
  const chunk = await pageChunks[name as TemplateName]()
  return chunk.default as PageComponent
}
