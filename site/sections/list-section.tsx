import type { ReactNode } from 'react'
import type { LinkView } from '../data/shared-data.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import styles from './section.module.css'
import { type SectionHead, SectionHeading } from './section-heading.tsx'

type ListProps = { section: SectionHead & { link?: LinkView }; children: ReactNode }

/** The frame of all sections that list something: a heading, the list, and the way to more of it. */
export function ListSection({ section: { link, ...head }, children }: ListProps) {
  return (
    <section className={styles.section}>
      <SectionHeading {...head} />
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
