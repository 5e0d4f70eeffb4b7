import type { BrandView } from '../data/load-brands.ts'
import { Link } from '../ui/link.tsx'
import styles from './brand-marks.module.css'

/** Brands by their logos, or their names where they have none, each leading to its page. */
export function BrandMarks({ brands }: { brands: BrandView[] }) {
  return (
    <ul className={styles.list}>
      {brands.map((brand) => (
        <li key={brand.name} className={styles.item}>
          {brand.href ? (
            <Link href={brand.href} className={styles.link}>
              <BrandMark {...brand} />
            </Link>
          ) : (
            <BrandMark {...brand} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Pixels that a logo is high; said in numbers, so that its place is kept before it has come. */
const HEIGHT = 54

export function BrandMark({ name, logo }: BrandView) {
  if (!logo) return <span className={styles.name}>{name}</span>
  const { src, width, height } = logo
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={name}
      loading="lazy"
      decoding="async"
      className={styles.logo}
      style={{ height: height && Math.min(height, HEIGHT) }}
    />
  )
}
