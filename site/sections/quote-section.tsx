import { RichText } from '../content/rich-text-block.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './quote-section.module.css'
import type { SectionWords } from './section-view.ts'

export function QuoteSection({ section: { heading, headingLang, html, image } }: { section: SectionWords }) {
  return (
    <section className={styles.section} data-picture={Boolean(image)}>
      {image && <Picture image={image} sizes="(max-width: 991px) 100vw, 560px" className={styles.picture} />}
      <figure className={styles.figure}>
        <blockquote className={styles.quote} lang={headingLang}>
          {heading}
        </blockquote>
        <figcaption className={styles.source}>
          <RichText html={html} />
        </figcaption>
      </figure>
    </section>
  )
}
