import type { SectionView } from '../../sections/section-view.ts'
import CartContent from './cart-content.tsx'
import styles from './cart-section.module.css'

/** The cart where an editor has put it (SPEC 2). */
export default function CartSection({ section: { heading } }: { section: SectionView }) {
  return (
    <section className={styles.section}>
      {heading && <h2>{heading}</h2>}
      <CartContent />
    </section>
  )
}
