import { useShared } from '../data/shared-data-context.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { stillPart } from '../ui/still-part.tsx'
import styles from './main-navigation.module.css'
import { MoreEntries } from './more-entries.tsx'

const MainEntries = stillPart(async () => (await import('./main-entries.tsx')).MainEntries)

/**
 * The main navigation of SPEC 2. It stands in one line; entries that do not fit are reached through a last one. Whether there are such, the
 * styles find out from the unseen line of all labels.
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
            <MainEntries />
            <div className={styles.more}>
              <MoreEntries entries={menus.primary} />
            </div>
          </div>
        </div>
      </div>
    </nav>
  )
}
