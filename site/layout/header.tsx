import { useShared } from '../data/shared-data-context.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { SearchLink } from '../shop/search/search-link.tsx'
import { browserPart } from '../ui/browser-part.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { stillPart } from '../ui/still-part.tsx'
import { CartButton } from './cart-button.tsx'
import { DrawerButton } from './drawer-button.tsx'
import styles from './header.module.css'
import './language-switch.module.css'
import './social-links.module.css'
import { Logo } from './logo.tsx'
import { MainNavigation } from './main-navigation.tsx'

const SmallLinks = stillPart(async () => (await import('./small-links.tsx')).SmallLinks)
const SocialLinks = stillPart(async () => (await import('./social-links.tsx')).SocialLinks)

const RetailerClock = browserPart(() => import('../consent/retailer-clock.tsx'))

export function Header() {
  const { paths, site, menus, consents, page } = useShared()
  const messages = useMessages()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link href={paths.home ?? '/'} className={styles.logo} aria-label={`${site.name}, ${messages.home()}`}>
          <Logo />
        </Link>
        {consents.clock && !page.meta.hideClock && (
          <div className={styles.clock}>
            <RetailerClock />
          </div>
        )}
        <div className={styles.tools}>
          <div className={styles.small}>
            <SocialLinks links={menus.social.filter(({ icon }) => icon === 'instagram' || icon === 'facebook')} />
            <SearchLink />
            <SmallLinks />
          </div>
          <span className={styles.buttons}>
            <DrawerButton content="contact" className={styles.button}>
              <Icon name="phone" /> {messages.contact()}
            </DrawerButton>
            <DrawerButton content="primaryMenu" className={styles.button}>
              <Icon name="menu" /> {messages.menu()}
            </DrawerButton>
            <CartButton className={styles.button} />
          </span>
        </div>
        <MainNavigation />
      </div>
    </header>
  )
}
