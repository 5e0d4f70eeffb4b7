import { RichText } from '../content/rich-text-block.tsx'
import type { SectionView } from '../sections/section-view.ts'
import { NewsletterForm } from './late-forms.tsx'
import styles from './newsletter-section.module.css'

/** What the newsletter is about, in the editors' words, and the form to ask for it. */
export function NewsletterSection({ section: { heading, html } }: { section: SectionView }) {
  return (
    <section className={styles.section}>
      <div className={styles.text}>
        <h2>{heading ?? 'Newsletter'}</h2>
        <RichText html={html} />
      </div>
      <NewsletterForm />
    </section>
  )
}
