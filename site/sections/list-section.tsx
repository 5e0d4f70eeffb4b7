import type { ReactNode } from 'react'
import type { LinkView } from '../data/shared-data.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import styles from './section.module.css'
import { SectionHeading } from './section-heading.tsx'

type ListProps = { section: { kicker?: string; heading?: string; link?: LinkView }; children: ReactNode }

/** The frame of all sections that list something: a heading, the list, and the way to more of it. */
export function ListSection({ section: { kicker, heading, link }, children }: ListProps) {
  return (
    <section className={styles.section}>
      <SectionHeading kicker={kicker} heading={heading} />
      {children}
      {link && (
        <p className={styles.more}>
          <ButtonLink href={link.href} look="secondary">
            {link.label}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
