import { Link } from '../ui/link.tsx'
import { ListSection } from './list-section.tsx'
import { partLevel } from './part-level.ts'
import type { SectionOf } from './section-view.ts'
import styles from './services-section.module.css'

export function ServicesSection({ section }: { section: SectionOf<'services'> }) {
  return (
    <ListSection section={section}>
      <ul className={styles.list}>
        {section.items.map(({ lang, heading, text, link }) => (
          <li key={heading} className={styles.item} lang={lang}>
            <h3 className={styles.heading} aria-level={partLevel(section)}>
              {link ? <Link href={link.href}>{heading}</Link> : heading}
            </h3>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </ListSection>
  )
}
