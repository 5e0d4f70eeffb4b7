import type { ComponentType } from 'react'
import { NewsletterSection } from '../forms/newsletter-section.tsx'
import { browserPart } from '../ui/browser-part.tsx'
import { BranchesSection } from './branches-section.tsx'
import { BrandsSection } from './brands-section.tsx'
import { CtaSection } from './cta-section.tsx'
import { DirectionsSection } from './directions-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { LateProductsSection } from './late-products-section.tsx'
import { QuoteSection } from './quote-section.tsx'
import type { SectionView } from './section-view.ts'
import { ServicesSection } from './services-section.tsx'
import { TeaserSection } from './teaser-section.tsx'
import { TextImageSection } from './text-image-section.tsx'

const components: Record<string, ComponentType<{ section: SectionView; turned: boolean }>> = {
  hero: HeroSection,
  teaser: TeaserSection,
  text_image: TextImageSection,
  services: ServicesSection,
  brands: BrandsSection,
  branches: BranchesSection,
  map: DirectionsSection,
  quote: QuoteSection,
  cta: CtaSection,
  newsletter: NewsletterSection,
  facts: FactsSection,
  products: LateProductsSection,
  cart: browserPart(() => import('../shop/cart/cart-section.tsx')),
}

/** A page's sections in their order; pictures beside texts change sides from one to the next. */
export function Sections({ sections }: { sections: SectionView[] }) {
  const beside = sections.filter(({ kind }) => kind === 'text_image')
  return sections.map((section, index) => {
    const Section = components[section.kind]
    // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity but their place
    return Section && <Section key={index} section={section} turned={beside.indexOf(section) % 2 === 1} />
  })
}
