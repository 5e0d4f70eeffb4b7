import { useShared } from '../../data/shared-data-context.tsx'
import CartContent from '../../shop/cart/cart-content.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import styles from './cart-page.module.css'

export default function CartPage() {
  return (
    <>
      <PageIntro heading={useShared().page.meta.title} />
      <div className={styles.page}>
        <CartContent />
      </div>
    </>
  )
}
