import type { ReactNode } from 'react'
import type { LinkView } from '../data/shared-data.ts'
import { Link } from '../ui/link.tsx'

type PlainLinksProps = { links: LinkView[]; className?: string; children?: ReactNode }

/** Links below each other; what else is given stands behind them. */
export const PlainLinks = ({ links, className, children }: PlainLinksProps) => (
  <ul className={className}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <Link href={href}>{label}</Link>
      </li>
    ))}
    {children}
  </ul>
)
