import styles from './facts-section.module.css'
import sectionStyles from './section.module.css'
import type { SectionWords } from './section-view.ts'

export function FactsSection({ section: { heading, items } }: { section: SectionWords }) {
  return (
    <section className={sectionStyles.section} aria-label={heading}>
      <dl className={styles.list}>
        {items.map(({ lang, heading, text }) => (
          <div key={text} className={styles.fact} lang={lang}>
            <dt>{text}</dt>
            <dd>{heading}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
