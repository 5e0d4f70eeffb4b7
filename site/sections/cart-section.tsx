import CartContent from '../shop/cart/cart-content.tsx'
import styles from './cart-section.module.css'
import type { SectionWords } from './section-view.ts'

/** The cart where an editor has put it (SPEC 2). */
export default function CartSection({ section: { heading } }: { section: SectionWords }) {
  return (
    <section className={styles.section}>
      {heading && <h2>{heading}</h2>}
      <CartContent />
    </section>
  )
}
