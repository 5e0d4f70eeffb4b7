import type { Language } from '#domain/language.ts'
import type { RouteKey } from '#domain/route-map.ts'
import { pathOf } from '#domain/routes.ts'
import type { LinkView } from './shared-data.ts'

const labels: Partial<Record<RouteKey, Record<Language, string>>> = {
  imprint: { de: 'Impressum', en: 'Imprint', fr: 'Mentions légales' },
  privacy: { de: 'Datenschutz', en: 'Privacy', fr: 'Protection des données' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility', fr: 'Accessibilité' },
}

/**
 * The legal pages that every page links, whatever editors have configured. A page that a language lacks is linked in the
 * project's first language: privacy has no French path (SPEC 2).
 */
export function legalLinks(language: Language, first: Language, existing: ReadonlySet<string>): LinkView[] {
  return Object.entries(labels).flatMap(([route, label]) => {
    if (!existing.has(route)) return []
    const href = pathOf(route as RouteKey, language) ?? pathOf(route as RouteKey, first)
    return href ? [{ label: label[language], href }] : []
  })
}
