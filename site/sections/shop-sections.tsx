import { showsCart, showsShopMenu } from '#domain/shop-visibility.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { browserPart } from '../ui/browser-part.tsx'
import { Link } from '../ui/link.tsx'
import styles from './section.module.css'
import { SectionHeading } from './section-heading.tsx'
import type { SectionView } from './section-view.ts'

const CartContent = browserPart(() => import('../shop/cart/cart-content.tsx'))

/** Where an editor wants the cart: it is there only while the shop is on and not in maintenance (SPEC 2). */
export function CartSection({ section }: { section: SectionView }) {
  const { shop } = useShared()
  if (!shop || !showsCart({ ...shop, storeRoot: shop.paths.cart })) return null
  return (
    <section className={styles.section}>
      <SectionHeading kicker={section.kicker} heading={section.heading} />
      <CartContent />
    </section>
  )
}

/** Where an editor wants the shop menu: AGB, Widerruf, Versand und Zahlung, while the shop is on, in maintenance too (SPEC 2). */
export function ShopMenuSection({ section }: { section: SectionView }) {
  const { shop, menus } = useShared()
  if (!shop || !showsShopMenu({ ...shop, storeRoot: shop.paths.cart }) || menus.shop.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHeading kicker={section.kicker} heading={section.heading} />
      <ul className={styles.links}>
        {menus.shop.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
