import { useShared } from '../../data/shared-data-context.tsx'
import { useMessages } from '../../messages/messages-context.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './breadcrumbs.module.css'

/** The pages above this one; nothing on pages that lie directly below the start. */
export function Breadcrumbs() {
  const { page, paths } = useShared()
  const messages = useMessages()
  if (page.trail.length === 0) return null
  return (
    <nav className={styles.breadcrumbs} aria-label={messages.breadcrumbs()}>
      <ol>
        <li>
          <Link href={paths.home ?? '/'}>{messages.home()}</Link>
        </li>
        {page.trail.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
