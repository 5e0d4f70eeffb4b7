import type { MenuView } from '../data/shared-data.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { useNavigationState } from '../loader/navigation-context.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { Link } from '../ui/link.tsx'
import { currentOf, currentOfEntry } from './current-of.ts'
import styles from './main-navigation.module.css'
import { MenuPanel } from './menu-panel.tsx'
import { MoreEntries } from './more-entries.tsx'

/**
 * The main navigation of SPEC 2: entries are links, or buttons that open their groups, one at a time. It stands in one line; entries
 * that do not fit are reached through a last one. Whether there are such, the styles find out from the unseen line of all labels.
 */
export function MainNavigation() {
  const { menus } = useShared()
  const messages = useMessages()
  return (
    <nav className={styles.navigation} aria-label={messages.mainNavigation()}>
      <div className={styles.room}>
        <div className={styles.measure} aria-hidden="true">
          {menus.primary.map(({ label, groups }) => (
            <span key={label} className={styles.entry} data-label={label} data-group={groups && ''} />
          ))}
        </div>
        <div className={styles.line}>
          <div className={styles.row}>
            <ul className={styles.list}>
              {menus.primary.map((entry, index) => (
                <li key={entry.label}>
                  <Entry entry={entry} id={`main-navigation-${index}`} />
                </li>
              ))}
            </ul>
            <div className={styles.more}>
              <MoreEntries entries={menus.primary} />
            </div>
          </div>
        </div>
      </div>
    </nav>
  )
}

function Entry({ entry, id }: { entry: MenuView; id: string }) {
  const { path } = useNavigationState()
  if (entry.groups)
    return <MenuPanel id={id} label={entry.label} groups={entry.groups} current={currentOfEntry(entry, path)} />
  return (
    <Link href={entry.href} className={styles.entry} aria-current={currentOf(entry.href, path)}>
      {entry.label}
    </Link>
  )
}
