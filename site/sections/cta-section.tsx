import { RichText } from '../content/rich-text-block.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import styles from './cta-section.module.css'
import type { SectionView } from './section-view.ts'

export function CtaSection({ section: { heading, html, link } }: { section: SectionView }) {
  return (
    <section className={styles.section}>
      <div className={styles.text}>
        <h2>{heading}</h2>
        <RichText html={html} />
      </div>
      {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
    </section>
  )
}
