import styles from './goods-row.module.css'
import { ProductCard } from './product-card.tsx'
import type { ProductCardView } from './product-card-view.ts'

type GoodsRowProps = { id: string; heading: string; products: readonly ProductCardView[] }

/** A few products side by side under a heading. */
export function GoodsRow({ id, heading, products }: GoodsRowProps) {
  if (products.length === 0) return null
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="260px" />
          </li>
        ))}
      </ul>
    </section>
  )
}
