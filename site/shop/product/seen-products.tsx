import { useEffect, useState } from 'react'
import { useShared } from '../../data/shared-data-context.tsx'
import { ProductCard } from '../product-card.tsx'
import type { ProductCardView } from '../product-card-view.ts'
import { useProductMessages } from './messages/product-messages.ts'
import styles from './seen-products.module.css'
import { seenProducts } from './use-note-seen.ts'

/** What the visitor has looked at before; nothing on the first product page. */
export default function SeenProducts({ card }: { card: ProductCardView }) {
  const messages = useProductMessages()
  const { language } = useShared().page
  const [before, setBefore] = useState<ProductCardView[]>([])

  useEffect(() => setBefore(seenProducts.before({ language, card })), [card, language])

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
