import { useMessages } from '../messages/messages-context.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './bottom-bar.module.css'
import { CartButton } from './cart-button.tsx'
import { DrawerButton } from './drawer-button.tsx'

/** The bar at the bottom of small screens, its border in the brand's colour (SPEC 2). */
export function BottomBar() {
  const messages = useMessages()
  return (
    <nav className={styles.bar} aria-label={messages.quickAccess()}>
      <DrawerButton content="contact" className={styles.button}>
        <Icon name="phone" /> {messages.contact()}
      </DrawerButton>
      <DrawerButton content="primaryMenu" className={styles.button}>
        <Icon name="menu" /> {messages.menu()}
      </DrawerButton>
      <CartButton className={styles.button} />
    </nav>
  )
}
