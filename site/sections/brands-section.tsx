import { ButtonLink } from '../ui/button-link.tsx'
import { BrandMarks } from './brand-marks.tsx'
import sectionStyles from './section.module.css'
import { SectionHeading } from './section-heading.tsx'
import type { SectionView } from './section-view.ts'

export function BrandsSection({ section: { kicker, heading, brands = [], link } }: { section: SectionView }) {
  return (
    <section className={sectionStyles.section}>
      <SectionHeading kicker={kicker} heading={heading} />
      <BrandMarks brands={brands} />
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
