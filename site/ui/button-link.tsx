import type { ReactNode } from 'react'
import styles from './button.module.css'
import { Link } from './link.tsx'

/** A link that looks like a button: filled (primary) or outlined (secondary), as SPEC 4 has them. */
export function ButtonLink({
  href,
  children,
  look = 'primary',
  label,
}: {
  href: string
  children: ReactNode
  look?: 'primary' | 'secondary'
  /** What assistive technology reads, where the text alone does not say where the link leads. */
  label?: string
}) {
  return (
    <Link href={href} className={`${styles.button} ${styles[look]}`} aria-label={label}>
      {children}
    </Link>
  )
}
