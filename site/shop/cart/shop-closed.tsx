import { useShared } from '../../data/shared-data-context.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import styles from './cart.module.css'
import { useCartMessages } from './messages/cart-messages.ts'

/** Says that nothing can be ordered now: in maintenance mode for a while, else because the shop is off. */
export function ShopClosed({ pause = false }: { pause?: boolean }) {
  const { shop, paths } = useShared()
  const messages = useCartMessages()
  const paused = pause || shop?.maintenanceMode
  return (
    <div className={styles.closed}>
      <h2>{paused ? messages.pauseHeading() : messages.offHeading()}</h2>
      <p>{paused ? messages.pauseText() : messages.offText()}</p>
      {paths.contact && <ButtonLink href={paths.contact}>{messages.contactUs()}</ButtonLink>}
    </div>
  )
}
