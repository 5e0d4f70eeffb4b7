import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import sectionStyles from './section.module.css'
import { SectionHeading } from './section-heading.tsx'
import type { SectionItemView, SectionView } from './section-view.ts'
import styles from './teaser-section.module.css'

/** A row of pictures that lead into the parts of the house. */
export function TeaserSection({ section: { kicker, heading, items } }: { section: SectionView }) {
  return (
    <section className={sectionStyles.section}>
      <SectionHeading kicker={kicker} heading={heading} />
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.heading} className={styles.item}>
            <Teaser item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Teaser({ item: { heading, text, image, link } }: { item: SectionItemView }) {
  return (
    <>
      {image && (
        <div className={styles.frame}>
          <Picture
            image={image}
            sizes="(max-width: 639px) 46vw, (max-width: 991px) 44vw, 360px"
            className={styles.picture}
          />
        </div>
      )}
      <h3 className={styles.heading}>
        {link ? (
          <Link href={link.href} className={styles.link}>
            {heading}
          </Link>
        ) : (
          heading
        )}
      </h3>
      {text && <p className={styles.text}>{text}</p>}
    </>
  )
}
