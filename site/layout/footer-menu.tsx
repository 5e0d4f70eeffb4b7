import { useShared } from '../data/shared-data-context.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { FOOTER_MENU_ID } from './footer-anchor.ts'
import styles from './footer-menu.module.css'
import { PlainLinks } from './plain-links.tsx'

/** The whole menu as plain links, for as long as there is no drawer; the styles show it only then. */
export function FooterMenu() {
  const { menus } = useShared()
  const messages = useMessages()
  const links = menus.primary.flatMap((entry) =>
    entry.groups ? entry.groups.flatMap((group) => group.links) : [entry],
  )
  return (
    <nav id={FOOTER_MENU_ID} className={styles.menu} aria-label={messages.menu()}>
      <PlainLinks links={links} />
    </nav>
  )
}
