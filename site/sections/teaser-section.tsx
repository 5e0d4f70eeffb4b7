import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { ListSection } from './list-section.tsx'
import { partLevel } from './part-level.ts'
import type { SectionItemView, SectionWords } from './section-view.ts'
import styles from './teaser-section.module.css'

/** A row of pictures that lead into the parts of the house. */
export function TeaserSection({ section: { link: _, items, ...head } }: { section: SectionWords }) {
  return (
    <ListSection section={head}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.heading} className={styles.item} lang={item.lang}>
            <Teaser item={item} level={partLevel(head)} />
          </li>
        ))}
      </ul>
    </ListSection>
  )
}

type TeaserProps = { item: SectionItemView; level: number | undefined }

function Teaser({ item: { heading, text, image, link }, level }: TeaserProps) {
  return (
    <>
      {image && (
        <div className={styles.frame}>
          <Picture
            image={image}
            sizes="(max-width: 991px) 44vw, (max-width: 1599px) 260px, 360px"
            className={styles.picture}
          />
        </div>
      )}
      <h3 className={styles.heading} aria-level={level}>
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
