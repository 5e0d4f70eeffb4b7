import { useShared } from '../data/shared-data-context.tsx'
import { useNavigationState } from '../loader/navigation-context.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { Expander } from '../ui/expander.tsx'
import { Link } from '../ui/link.tsx'
import { currentOf, currentOfEntry } from './current-of.ts'
import styles from './drawer-menu.module.css'
import { SocialLinks } from './social-links.tsx'
import { SubLinks } from './sub-links.tsx'
import { WishlistLink } from './wishlist-link.tsx'

/** The primary menu inside the drawer; the expanders' shared name keeps one group open at a time. */
export function DrawerMenu() {
  const { menus } = useShared()
  const { path } = useNavigationState()
  const messages = useMessages()
  return (
    <nav aria-label={messages.mainNavigation()}>
      <ul className={styles.list}>
        {menus.primary.map((entry) => (
          <li key={entry.label} className={styles.item}>
            {entry.groups ? (
              <Expander
                name="drawer-menu"
                summary={entry.label}
                className={styles.entry}
                current={currentOfEntry(entry, path)}
              >
                {entry.groups.map((group) => (
                  <section key={group.label} className={styles.group}>
                    <h3 className={styles.groupName}>{group.label}</h3>
                    <SubLinks links={group.links} className={styles.subList} />
                  </section>
                ))}
              </Expander>
            ) : (
              <Link href={entry.href} className={styles.entry} aria-current={currentOf(entry.href, path)}>
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <WishlistLink className={styles.wishes} isNamed />
      <SocialLinks links={menus.social} />
    </nav>
  )
}
