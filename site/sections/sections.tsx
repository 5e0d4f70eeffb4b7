import { type ComponentType, Fragment } from 'react'
import { browserPart } from '../ui/browser-part.tsx'
import { DirectionsSection } from './directions-section.tsx'
import { LazyProductsSection } from './lazy-products-section.tsx'
import { NewsletterSection } from './newsletter-section.tsx'
import { ReadSection } from './read-section.tsx'
import type { SectionOf, SectionView, ShownKind } from './section-view.ts'
import {
  StillBranches,
  StillBrands,
  StillCta,
  StillFacts,
  StillHero,
  StillQuote,
  StillServices,
  StillTeaser,
  StillTextImage,
} from './still-sections.ts'

type SectionProps<Section> = { section: Section; turned: boolean }

const components: { [Kind in ShownKind]: ComponentType<SectionProps<SectionOf<Kind>>> } = {
  hero: StillHero,
  teaser: StillTeaser,
  text_image: StillTextImage,
  services: StillServices,
  brands: StillBrands,
  branches: StillBranches,
  map: DirectionsSection,
  quote: StillQuote,
  cta: StillCta,
  newsletter: NewsletterSection,
  facts: StillFacts,
  products: LazyProductsSection,
  cart: browserPart(() => import('./cart-section.tsx')),
  shop_menu: StillTextImage,
  read: ReadSection,
}

/** A page's sections in their order; pictures beside texts change sides from one to the next. */
export function Sections({ sections }: { sections: SectionView[] }) {
  const beside = sections.filter(({ kind }) => kind === 'text_image' || kind === 'shop_menu')
  return sections.map((section, index) => {
    // That a section has what its component takes is in the type of the table.
    const Section = components[section.kind] as ComponentType<SectionProps<SectionView>>
    const shown = <Section section={section} turned={beside.indexOf(section) % 2 === 1} />
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity but their place
      <Fragment key={index}>
        {section.lang ? (
          <div lang={section.lang} className="as-one">
            {shown}
          </div>
        ) : (
          shown
        )}
      </Fragment>
    )
  })
}
