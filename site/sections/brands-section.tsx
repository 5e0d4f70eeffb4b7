import { ButtonLink } from '../ui/button-link.tsx'
import { Link } from '../ui/link.tsx'
import styles from './brands-section.module.css'
import sectionStyles from './section.module.css'
import { SectionHeading } from './section-heading.tsx'
import type { SectionView } from './section-view.ts'

export function BrandsSection({ section: { kicker, heading, brands = [], link } }: { section: SectionView }) {
  return (
    <section className={sectionStyles.section}>
      <SectionHeading kicker={kicker} heading={heading} />
      <ul className={styles.list}>
        {brands.map((brand) => (
          <li key={brand.name} className={styles.item}>
            <BrandMark {...brand} />
          </li>
        ))}
      </ul>
      {link && (
        <p className={sectionStyles.more}>
          <ButtonLink href={link.href} look="secondary">
            {link.label}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

function BrandMark({ name, href, logo }: NonNullable<SectionView['brands']>[number]) {
  const mark = logo ? (
    <img
      src={logo.src}
      width={logo.width}
      height={logo.height}
      alt={name}
      loading="lazy"
      decoding="async"
      className={styles.logo}
    />
  ) : (
    <span className={styles.name}>{name}</span>
  )
  if (!href) return mark
  return (
    <Link href={href} className={styles.link}>
      {mark}
    </Link>
  )
}
