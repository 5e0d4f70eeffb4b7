import type { Language } from './language.ts'
import { type Link, safeLink } from './link-kind.ts'
import { localizePath } from './routes.ts'

/**
 * A link from content, with kind, target, rel and icon of SPEC 2; internal paths of the route map are those of the language.
 * Undefined for everything that must not become a link.
 */
export function linkOf(address: string | null | undefined, language: Language): Link | undefined {
  const link = safeLink(address)
  if (link?.kind !== 'internal' && link?.kind !== 'anchor') return link
  return { ...link, href: localizePath(link.href, language) }
}
