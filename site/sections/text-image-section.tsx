import richText from '../content/rich-text.module.css'
import { RichText } from '../content/rich-text-block.tsx'
import type { LinkView } from '../data/shared-data.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import sectionStyles from './section.module.css'
import type { SectionWords } from './section-view.ts'
import styles from './text-image-section.module.css'

type TextImageProps = { section: SectionWords & { links?: LinkView[] }; turned: boolean }

/** A text beside a picture, which changes sides where it is `turned`, with the shop's legal pages below it in the shop menu (SPEC 2). */
export function TextImageSection({ section, turned }: TextImageProps) {
  const { kicker, kickerLang, heading, headingLang, html, image, link, links } = section
  const text = <RichText html={html} />
  return (
    <section className={styles.section} data-turned={turned} data-picture={Boolean(image)}>
      {image && <Picture image={image} sizes="(max-width: 991px) 100vw, 860px" className={styles.picture} />}
      <div className={styles.text}>
        {kicker && (
          <p className={sectionStyles.kicker} lang={kickerLang}>
            {kicker}
          </p>
        )}
        {heading && <h2 lang={headingLang}>{heading}</h2>}
        {links ? (
          <div className={richText.text}>
            {html && text}
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          text
        )}
        {link && (
          <p className={styles.more}>
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
          </p>
        )}
      </div>
    </section>
  )
}
