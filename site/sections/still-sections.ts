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
export const HeroSection = stillPart(async () => (await import('./hero-section.tsx')).HeroSection)
export const TeaserSection = stillPart(async () => (await import('./teaser-section.tsx')).TeaserSection)
export const TextImageSection = stillPart(async () => (await import('./text-image-section.tsx')).TextImageSection)
export const ServicesSection = stillPart(async () => (await import('./services-section.tsx')).ServicesSection)
export const BrandsSection = stillPart(async () => (await import('./brands-section.tsx')).BrandsSection)
export const BranchesSection = stillPart(async () => (await import('./branches-section.tsx')).BranchesSection)
export const QuoteSection = stillPart(async () => (await import('./quote-section.tsx')).QuoteSection)
export const CtaSection = stillPart(async () => (await import('./cta-section.tsx')).CtaSection)
export const FactsSection = stillPart(async () => (await import('./facts-section.tsx')).FactsSection)
