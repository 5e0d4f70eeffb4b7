import { isActive } from '#domain/paths/active-path.ts'

/** How a menu marks its entry on a path: the page itself, or something below it (SPEC 2, partially active). */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (!isActive(href, path)) return undefined
  return href === path ? 'page' : 'true'
}
