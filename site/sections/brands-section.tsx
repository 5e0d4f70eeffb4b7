import { BrandMarks } from './brand-marks.tsx'
import { ListSection } from './list-section.tsx'
import type { SectionOf } from './section-view.ts'

export function BrandsSection({ section }: { section: SectionOf<'brands'> }) {
  if (section.brands.length === 0) return null
  return (
    <ListSection section={section}>
      <BrandMarks brands={section.brands} />
    </ListSection>
  )
}
