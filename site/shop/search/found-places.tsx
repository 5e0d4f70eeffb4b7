import { Link } from '../../ui/link.tsx'
import type { FoundGroup } from '../found-group.ts'
import styles from './found-places.module.css'
import { useSearchMessages } from './messages/use-search-messages.ts'

/** What a search finds beside products, above them: each kind on a line of its own. */
export function FoundPlaces({ groups }: { groups: readonly FoundGroup[] }) {
  const messages = useSearchMessages()
  if (groups.length === 0) return null
  return (
    <nav className={styles.found} aria-label={messages.beside()}>
      {groups.map(({ kind, links }) => (
        <div key={kind} className={styles.group}>
          <h2 className={styles.kind}>{messages[kind]()}</h2>
          <ul className={styles.links}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
