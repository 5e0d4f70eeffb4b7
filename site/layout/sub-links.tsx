import type { LinkView } from '../data/shared-data.ts'
import { useNavigationState } from '../loader/navigation-context.tsx'
import { Link } from '../ui/link.tsx'
import { currentOf } from './current-of.ts'

/** The links of a group of the primary menu; that of the page that is shown is marked. */
export function SubLinks({ links, className }: { links: readonly LinkView[]; className: string | undefined }) {
  const { path } = useNavigationState()
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href} aria-current={currentOf(link.href, path)}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
