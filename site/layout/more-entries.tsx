import { useMessages } from '../messages/messages-context.tsx'
import { browserPart } from '../ui/browser-part.tsx'
import { Icon } from '../ui/icon.tsx'
import { FOOTER_MENU_ID } from './footer-anchor.ts'
import styles from './main-navigation.module.css'

/**
 * The last entry of the main navigation, which the styles show when not all others fit: it opens those that do not. Without JavaScript
 * it leads to the whole menu at the end of the page.
 */
export const MoreEntries = browserPart(
  () => import('./more-panel.tsx'),
  () => <MoreLink />,
)

function MoreLink() {
  const messages = useMessages()
  return (
    <a data-stands-in="" href={`#${FOOTER_MENU_ID}`} className={styles.entry}>
      {messages.moreEntries()} <Icon name="chevron" className={styles.chevron} />
    </a>
  )
}
