import type { MenuView } from '../data/shared-data.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { useNavigationState } from '../loader/navigation-context.tsx'
import { Link } from '../ui/link.tsx'
import { currentOf, currentOfEntry } from './current-of.ts'
import styles from './main-navigation.module.css'
import { MenuPanel } from './menu-panel.tsx'

/** The entries of the main navigation: links, or buttons that open their groups, one at a time. */
export function MainEntries() {
  const { menus } = useShared()
  return (
    <ul className={styles.list}>
      {menus.primary.map((entry, index) => (
        <li key={entry.label}>
          <Entry entry={entry} id={`main-navigation-${index}`} />
        </li>
      ))}
    </ul>
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
