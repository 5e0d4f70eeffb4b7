import { useLocale } from 'react-admin'
import type { OfficeLanguage } from './labels.ts'

/** `de` or `en`, as the person has chosen. */
export const useOfficeLanguage = (): OfficeLanguage => (useLocale() === 'en' ? 'en' : 'de')
