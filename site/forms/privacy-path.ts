import { useShared } from '../data/shared-data-context.tsx'

/** The privacy page in the language of the page, or in the first of the site's languages that has one: French has none (SPEC 2). */
export const usePrivacyPath = (): string => useShared().paths.privacy ?? '/datenschutz'
