import { useEffect, useState } from 'react'
import { useShared } from '../../data/shared-data-context.tsx'
import { Link } from '../../ui/link.tsx'
import { useProductMessages } from './messages/product-messages.ts'
import type { ProductView } from './product-view.ts'
import { createSeenProducts, type SeenProduct } from './recently-viewed.ts'
import styles from './seen-products.module.css'

const seen = createSeenProducts()

/** What the visitor has looked at before; nothing on the first product page. */
export function SeenProducts({ view }: { view: ProductView }) {
  const messages = useProductMessages()
  const { page } = useShared()
  const [before, setBefore] = useState<SeenProduct[]>([])
  const { language, alternates } = page
  const href = alternates.find((alternate) => alternate.language === language)?.path

  useEffect(() => {
    const { row, name, brand, images } = view
    setBefore(seen.before({ id: row.id, language }))
    const image = images[0] && { src: images[0].src, alt: '' }
    if (href) seen.note({ id: row.id, language, href, name, brand: brand?.name, image })
  }, [view, language, href])

  if (before.length === 0) return null
  return (
    <section className={styles.seen} aria-labelledby="seen-heading">
      <h2 id="seen-heading">{messages.recentlyViewed()}</h2>
      <ul className={styles.list}>
        {before.map((product) => (
          <li key={product.id}>
            <Link href={product.href} className={styles.product}>
              <span className={styles.frame}>
                {product.image && <img src={product.image.src} alt="" loading="lazy" decoding="async" />}
              </span>
              {product.brand && <small>{product.brand}</small>}
              <span>{product.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
