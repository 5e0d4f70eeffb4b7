import { stillPart } from '../../ui/still-part.tsx'
import './hazard-pictogram.module.css'
import './safety.module.css'

// What the law wants told of goods is the same for as long as their page is shown.
export const StillSafety = stillPart(async () => (await import('./safety.tsx')).Safety)
export const StillWarnings = stillPart(async () => (await import('./safety.tsx')).Warnings)
