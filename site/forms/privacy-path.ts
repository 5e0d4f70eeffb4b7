import type { Language } from '#domain/language.ts'
import { pathOf } from '#domain/routes.ts'

/** The privacy page in a language, or in the first of the site's languages that has one: French has none (SPEC 2). */
export const privacyPath = (language: Language, siteLanguages: readonly Language[]): string =>
  [language, ...siteLanguages].map((one) => pathOf('privacy', one)).find((path) => path !== undefined) ?? '/datenschutz'
