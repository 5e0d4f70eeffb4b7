import { legalPageTitles, type PageTitles, shopPageTitles } from '#domain/orders/legal-page-titles.ts'
import type { RouteKey } from '#domain/paths/route-map.ts'
import { pathOf } from '#domain/paths/routes.ts'
import type { Language } from '#domain/texts/language.ts'
import type { LinkView } from './shared-data.ts'

/** The legal pages that every page links, whatever editors have configured. */
export const legalLinks = (language: Language, existing: ReadonlySet<string>) =>
  linksTo(legalPageTitles, language, existing)

/** The shop footer menu (SPEC 2). */
export const shopLinks = (language: Language, existing: ReadonlySet<string>) =>
  linksTo(shopPageTitles, language, existing)

/** Editors may add to the links of the code, but not repeat them. */
export function withOwnLinks(links: LinkView[], own: readonly { label: string; href?: string }[]): LinkView[] {
  const known = new Set(links.map(({ href }) => href))
  return [...links, ...own.flatMap(({ label, href }) => (href && !known.has(href) ? [{ label, href }] : []))]
}

const linksTo = (pages: PageTitles, language: Language, existing: ReadonlySet<string>): LinkView[] =>
  Object.entries(pages).flatMap(([route, labels]) => {
    const href = existing.has(route) && pathOf(route as RouteKey, language)
    return href ? [{ label: labels[language], href }] : []
  })
