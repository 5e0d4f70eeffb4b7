import { ProductCard } from '../shop/product-card.tsx'
import { ListSection } from './list-section.tsx'
import { partLevel } from './part-level.ts'
import styles from './products-section.module.css'
import type { SectionOf } from './section-view.ts'

const SIZES = '(max-width: 991.98px) 170px, (max-width: 1599.98px) 260px, 355px'

/** Some of the store's products, with the way to all of them. */
export function ProductsSection({ section }: { section: SectionOf<'products'> }) {
  if (section.products.length === 0) return null
  return (
    <ListSection section={section}>
      <ul className={styles.list}>
        {section.products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={SIZES} level={partLevel(section)} />
          </li>
        ))}
      </ul>
    </ListSection>
  )
}
