import { guaranteeNoticeTitle } from '#domain/goods/guarantee-notice.ts'
import type { RouteKey } from '#domain/paths/route-map.ts'
import { pathOf } from '#domain/paths/routes.ts'
import type { Language } from '#domain/texts/language.ts'
import type { LinkView } from './shared-data.ts'

type Labels = Record<Language, string>

const legalPages: Partial<Record<RouteKey, Labels>> = {
  imprint: { de: 'Impressum', en: 'Imprint', fr: 'Mentions légales' },
  privacy: { de: 'Datenschutz', en: 'Privacy', fr: 'Protection des données' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility', fr: 'Accessibilité' },
  guarantee_rights: guaranteeNoticeTitle,
}

const shopPages: Partial<Record<RouteKey, Labels>> = {
  terms: { de: 'AGB', en: 'Terms', fr: 'CGV' },
  withdrawal: { de: 'Widerruf', en: 'Withdrawal', fr: 'Rétractation' },
  shipping: { de: 'Versand und Zahlung', en: 'Shipping and payment', fr: 'Livraison et paiement' },
}

/** The title of a legal page that no editor has given one: the label of its link. */
export const legalPageTitle = (route: string, language: Language): string | undefined =>
  ({ ...legalPages, ...shopPages })[route as RouteKey]?.[language]

/** The legal pages that every page links, whatever editors have configured. */
export const legalLinks = (language: Language, existing: ReadonlySet<string>) => linksTo(legalPages, language, existing)

/** The shop footer menu (SPEC 2). */
export const shopLinks = (language: Language, existing: ReadonlySet<string>) => linksTo(shopPages, language, existing)

/** Editors may add to the links of the code, but not repeat them. */
export function withOwnLinks(links: LinkView[], own: readonly { label: string; href?: string }[]): LinkView[] {
  const known = new Set(links.map(({ href }) => href))
  return [...links, ...own.flatMap(({ label, href }) => (href && !known.has(href) ? [{ label, href }] : []))]
}

const linksTo = (
  pages: Partial<Record<RouteKey, Labels>>,
  language: Language,
  existing: ReadonlySet<string>,
): LinkView[] =>
  Object.entries(pages).flatMap(([route, labels]) => {
    const href = existing.has(route) && pathOf(route as RouteKey, language)
    return href ? [{ label: labels[language], href }] : []
  })
