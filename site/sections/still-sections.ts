import { stillPart } from '../ui/still-part.tsx'
import './branches-section.module.css'
import './brand-marks.module.css'
import './cta-section.module.css'
import './facts-section.module.css'
import './hero-section.module.css'
import './quote-section.module.css'
import './services-section.module.css'
import './teaser-section.module.css'
import './text-image-section.module.css'
import './section.module.css'

// Their styles belong to the page from the beginning; their code the browser needs only where it renders a page itself.
export const StillHero = stillPart(async () => (await import('./hero-section.tsx')).HeroSection)
export const StillTeaser = stillPart(async () => (await import('./teaser-section.tsx')).TeaserSection)
export const StillTextImage = stillPart(async () => (await import('./text-image-section.tsx')).TextImageSection)
export const StillServices = stillPart(async () => (await import('./services-section.tsx')).ServicesSection)
export const StillBrands = stillPart(async () => (await import('./brands-section.tsx')).BrandsSection)
export const StillBranches = stillPart(async () => (await import('./branches-section.tsx')).BranchesSection)
export const StillQuote = stillPart(async () => (await import('./quote-section.tsx')).QuoteSection)
export const StillCta = stillPart(async () => (await import('./cta-section.tsx')).CtaSection)
export const StillFacts = stillPart(async () => (await import('./facts-section.tsx')).FactsSection)
