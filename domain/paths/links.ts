import type { Language } from '../texts/language.ts'
import { type SafeLink, safeLink } from './link-kind.ts'
import { splitPath } from './path-parts.ts'
import { localizePath } from './routes.ts'
import { type StoreRoots, storePath, storePlaceOf } from './store-routes.ts'

function pathIn(address: string, language: Language, roots: StoreRoots): string {
  const found = storePlaceOf(address, roots)
  const path = found && storePath(found.place, language, roots)
  return path ? path + splitPath(address).suffix : localizePath(address, language)
}

/**
 * A link from content, with kind, target, rel and icon of SPEC 2; internal paths of the route map
 * and of the store are those of the language. Undefined for everything that must not become a link.
 */
export function linkOf(
  address: string | null | undefined,
  language: Language,
  roots: StoreRoots = {},
): SafeLink | undefined {
  const link = safeLink(address)
  if (link?.kind !== 'internal' && link?.kind !== 'anchor') return link
  return { ...link, href: pathIn(link.href, language, roots) }
}
