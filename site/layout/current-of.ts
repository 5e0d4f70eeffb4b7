import { isActive } from '#domain/paths/active-path.ts'
import type { MenuView } from '../data/shared-data.ts'

/** How a menu marks its entry on a path: the page itself, or something below it (SPEC 2, partially active). */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (!isActive(href, path)) return undefined
  return href === path ? 'page' : 'true'
}

/** How a menu marks an entry that opens groups: one of its links leads to the page, or to something above it. */
export const currentOfEntry = ({ groups = [] }: MenuView, path: string): 'true' | undefined =>
  groups.some(({ links }) => links.some(({ href }) => isActive(href, path))) ? 'true' : undefined
