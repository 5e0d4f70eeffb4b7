import { ButtonLink } from '../ui/button-link.tsx'
import { Link } from '../ui/link.tsx'
import sectionStyles from './section.module.css'
import { SectionHeading } from './section-heading.tsx'
import type { SectionView } from './section-view.ts'
import styles from './services-section.module.css'

export function ServicesSection({ section: { kicker, heading, items, link } }: { section: SectionView }) {
  return (
    <section className={sectionStyles.section}>
      <SectionHeading kicker={kicker} heading={heading} />
      <ul className={styles.list}>
        {items.map(({ heading, text, link }) => (
          <li key={heading} className={styles.item}>
            <h3 className={styles.heading}>{link ? <Link href={link.href}>{heading}</Link> : heading}</h3>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
      {link && (
        <p className={sectionStyles.more}>
          <ButtonLink href={link.href} look="secondary">
            {link.label}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
