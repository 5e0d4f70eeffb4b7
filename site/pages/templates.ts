import type { ComponentType } from 'react'

/** Each page template and its chunk. The names are the `componentChunkName`s of the page resources. */
export const templates = {
  home: () => import('./home/home-page.tsx'),
  contact: () => import('./contact/contact-page.tsx'),
  thanks: () => import('./thanks/thanks-page.tsx'),
  content: () => import('./content/content-page.tsx'),
  category: () => import('./category/category-page.tsx'),
  legal: () => import('./legal/legal-page.tsx'),
  privacy: () => import('./privacy/privacy-page.tsx'),
  appointment: () => import('./appointment/appointment-page.tsx'),
  brands: () => import('./brands/brands-page.tsx'),
  brand: () => import('./brand/brand-page.tsx'),
  'brand-products': () => import('./brand-products/brand-products-page.tsx'),
  'brand-rolex': () => import('./brand-rolex/brand-rolex-page.tsx'),
  'product-list': () => import('./product-list/product-list-page.tsx'),
  product: () => import('./product/product-page.tsx'),
  cart: () => import('./cart/cart-page.tsx'),
  checkout: () => import('./checkout/checkout-page.tsx'),
  order: () => import('./order/order-page.tsx'),
  withdraw: () => import('./withdraw/withdraw-page.tsx'),
  'not-found': () => import('./not-found/not-found-page.tsx'),
}

export type TemplateName = keyof typeof templates

export async function loadTemplate(name: TemplateName): Promise<ComponentType<{ data: never }>> {
  const chunk = await templates[name]()
  return chunk.default as ComponentType<{ data: never }>
}
