import { type ComponentProps, lazy, Suspense } from 'react'
import { untilLoaded } from '../data/until-loaded.ts'
import type { ProductsSection } from './products-section.tsx'
import '../shop/product-card.module.css'
import './products-section.module.css'

// The server renders the products with the page, and they are plain links. Their code comes after the page, so that content
// without products carries none of it; their styles belong to the page from the beginning.
const Products = import.meta.env.SSR
  ? (await import('./products-section.tsx')).ProductsSection
  : lazy(() => untilLoaded(async () => ({ default: (await import('./products-section.tsx')).ProductsSection })))

export function LazyProductsSection(props: ComponentProps<typeof ProductsSection>) {
  return (
    <Suspense>
      <Products {...props} />
    </Suspense>
  )
}
