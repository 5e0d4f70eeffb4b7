import { useShared } from '../../data/shared-data-context.tsx'
import { browserPart } from '../../ui/browser-part.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import styles from './cart.module.css'
import { CartFilled } from './cart-filled.tsx'
import { useCartMessages } from './messages/cart-messages.ts'
import { RemovedLine, useRemovedLine } from './removed-line.tsx'
import { ShopClosed } from './shop-closed.tsx'
import { useCart } from './use-cart.ts'

const CartRelated = browserPart(() => import('./cart-related.tsx'))

/** The cart, or what there is to say instead of it (SPEC 2: only while the shop is on and not in maintenance). */
export default function CartContent() {
  const { shop } = useShared()
  const messages = useCartMessages()
  const { cart, ready } = useCart()
  const removal = useRemovedLine()
  if (!shop?.isOpen) return <ShopClosed />
  if (!ready) return <CartWaits />
  if (cart.totalCount > 0)
    return (
      <>
        <CartFilled cart={cart} removal={removal} />
        <CartRelated cart={cart} />
      </>
    )
  return (
    <div className={styles.empty}>
      <RemovedLine removal={removal} />
      <p className={styles.emptyText}>{messages.empty()}</p>
      <p>{messages.emptyHint()}</p>
      {shop.paths.list && <ButtonLink href={shop.paths.list}>{messages.toShop()}</ButtonLink>}
    </div>
  )
}

/** The cart lies in the browser: until its script runs there is nothing to show, and without scripts there is another way. */
function CartWaits() {
  const messages = useCartMessages()
  return (
    <div className={styles.waiting}>
      <p className={`${styles.loading} needs-script`}>{messages.loading()}</p>
      <noscript>
        <p>{messages.needsScript()}</p>
      </noscript>
    </div>
  )
}
