import { RichText } from '../content/rich-text-block.tsx'
import { NewsletterForm } from '../forms/lazy-forms.tsx'
import styles from './newsletter-section.module.css'
import type { SectionWords } from './section-view.ts'

/** What the newsletter is about, in the editors' words, and the form to ask for it. */
export function NewsletterSection({ section: { heading, headingLang, html } }: { section: SectionWords }) {
  return (
    <section className={styles.section}>
      <div className={styles.text}>
        <h2 lang={headingLang}>{heading ?? 'Newsletter'}</h2>
        <RichText html={html} />
      </div>
      <NewsletterForm />
    </section>
  )
}
