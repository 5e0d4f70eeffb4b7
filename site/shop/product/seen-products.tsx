import { useEffect, useState } from 'react'
import { useShared } from '../../data/shared-data-context.tsx'
import { ProductCard } from '../product-card.tsx'
import type { ProductCardView } from '../product-card-view.ts'
import { useProductMessages } from './messages/product-messages.ts'
import { createSeenProducts } from './recently-viewed.ts'
import styles from './seen-products.module.css'

const seen = createSeenProducts()

/** What the visitor has looked at before; nothing on the first product page. */
export default function SeenProducts({ card }: { card: ProductCardView }) {
  const messages = useProductMessages()
  const { language } = useShared().page
  const [before, setBefore] = useState<ProductCardView[]>([])

  useEffect(() => {
    setBefore(seen.before({ language, card }))
    seen.note({ language, card })
  }, [card, language])

  if (before.length === 0) return null
  return (
    <section className={styles.seen} aria-labelledby="seen-heading">
      <h2 id="seen-heading">{messages.recentlyViewed()}</h2>
      <ul className={styles.list}>
        {before.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(max-width: 767px) 45vw, 260px" />
          </li>
        ))}
      </ul>
    </section>
  )
}
