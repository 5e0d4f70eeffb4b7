import { RichText } from '../content/rich-text-block.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Picture } from '../ui/picture.tsx'
import sectionStyles from './section.module.css'
import type { SectionView } from './section-view.ts'
import styles from './text-image-section.module.css'

export function TextImageSection({ section, turned }: { section: SectionView; turned: boolean }) {
  const { kicker, heading, html, image, link } = section
  return (
    <section className={styles.section} data-turned={turned} data-picture={Boolean(image)}>
      {image && <Picture image={image} sizes="(max-width: 991px) 100vw, 860px" className={styles.picture} />}
      <div className={styles.text}>
        {kicker && <p className={sectionStyles.kicker}>{kicker}</p>}
        {heading && <h2>{heading}</h2>}
        <RichText html={html} />
        {link && (
          <p className={styles.more}>
            <ButtonLink href={link.href} look="secondary">
              {link.label}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  )
}
