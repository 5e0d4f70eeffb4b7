import { ConsentLink } from '../consent/consent-link.tsx'
import { useShared } from '../data/shared-data-context.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { stillPart } from '../ui/still-part.tsx'
import styles from './footer.module.css'
import '../company/address-lines.module.css'
import '../company/contact-list.module.css'
import '../company/opening-hours.module.css'
import './footer-menu.module.css'
import { PlainLinks } from './plain-links.tsx'

const FooterWidgets = stillPart(async () => (await import('./footer-widgets.tsx')).FooterWidgets)

export function Footer() {
  const { menus, site } = useShared()
  const messages = useMessages()
  return (
    <footer className={styles.footer}>
      <FooterWidgets />
      <div className={styles.legal}>
        <p>{site.copyright}</p>
        {menus.shop.length > 0 && (
          <nav aria-label={messages.shopNavigation()}>
            <PlainLinks links={menus.shop} />
          </nav>
        )}
        <nav aria-label={messages.legalNavigation()}>
          <PlainLinks links={menus.legal}>
            <li>
              <ConsentLink />
            </li>
          </PlainLinks>
        </nav>
      </div>
    </footer>
  )
}
