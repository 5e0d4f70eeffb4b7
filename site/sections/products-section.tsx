import { ProductCard } from '../shop/product-card.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import styles from './products-section.module.css'
import sectionStyles from './section.module.css'
import { SectionHeading } from './section-heading.tsx'
import type { SectionView } from './section-view.ts'

const SIZES = '(max-width: 767.98px) 45vw, (max-width: 1599.98px) 260px, 355px'

/** Some of the store's products, with the way to all of them. */
export function ProductsSection({ section: { kicker, heading, products = [], link } }: { section: SectionView }) {
  if (products.length === 0) return null
  return (
    <section className={sectionStyles.section}>
      <SectionHeading kicker={kicker} heading={heading} />
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
      </ul>
      {link && (
        <p className={sectionStyles.more}>
          <ButtonLink href={link.href} look="secondary">
            {link.label}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
