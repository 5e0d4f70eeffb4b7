import { RichText } from '../content/rich-text-block.tsx'
import { useShared } from '../data/shared-data-context.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { besideTexts } from '../ui/phone-sizes.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './hero-section.module.css'
import sectionStyles from './section.module.css'
import type { SectionWords } from './section-view.ts'

/** The first thing on a page: its heading, beside a large picture. */
export function HeroSection({
  section: { kicker, kickerLang, heading, headingLang, html, image, link },
}: {
  section: SectionWords
}) {
  const { theme } = useShared()
  const width = theme.home === 'stacked' ? '100vw' : '930px'
  return (
    <section className={styles.hero}>
      {image && <Picture image={image} sizes={besideTexts(width)} className={styles.picture} priority />}
      <div className={styles.text}>
        {kicker && (
          <p className={sectionStyles.kicker} lang={kickerLang}>
            {kicker}
          </p>
        )}
        <h1 lang={headingLang}>{heading}</h1>
        {html && (
          <div className={styles.lead}>
            <RichText html={html} />
          </div>
        )}
        {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
      </div>
    </section>
  )
}
