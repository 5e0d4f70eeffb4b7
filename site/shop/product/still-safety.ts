import { stillPart } from '../../ui/still-part.tsx'
import pictogramStyles from './hazard-pictogram.module.css'
import styles from './safety.module.css'

// What the law wants told of goods is the same for as long as their page is shown.
export const StillSafety = stillPart(async () => (await import('./safety.tsx')).Safety, styles)
export const StillWarnings = stillPart(async () => (await import('./safety.tsx')).Warnings, pictogramStyles)
