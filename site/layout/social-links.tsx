import type { SocialLinkView } from '../data/shared-data.ts'
import { useMessages } from '../messages/messages-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import styles from './social-links.module.css'

export function SocialLinks({ links }: { links: SocialLinkView[] }) {
  const messages = useMessages()
  if (links.length === 0) return null
  return (
    <ul className={styles.list}>
      {links.map(({ label, href, icon }) => (
        <li key={href}>
          <Link href={href} plain className={styles.link} aria-label={`${label} (${messages.opensInNewTab()})`}>
            <Icon name={icon} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
