import type { Language } from '../texts/language.ts'
import { type SafeLink, safeLink } from './link-kind.ts'
import { splitPath } from './path-parts.ts'
import { localizePath } from './routes.ts'
import { type SitePaths, sitePageAt } from './site-paths.ts'
import { storePath, storePlaceOf } from './store-routes.ts'

function pathIn(address: string, language: Language, paths: SitePaths): string {
  const found = storePlaceOf(address, paths)
  const own = found ? undefined : sitePageAt(address, paths.pages ?? [])
  const path = found ? storePath(found.place, language, paths) : own?.page.paths[language]
  return path ? path + splitPath(address).suffix : localizePath(address, language)
}

/**
 * A link from content, with kind, target, rel and icon of SPEC 2; internal paths of the route map, of the store and of pages that
 * editors have made are those of the language. Undefined for everything that must not become a link.
 */
export function linkOf(
  address: string | null | undefined,
  language: Language,
  paths: SitePaths = {},
): SafeLink | undefined {
  const link = safeLink(address)
  if (link?.kind !== 'internal' && link?.kind !== 'anchor') return link
  return { ...link, href: pathIn(link.href, language, paths) }
}
