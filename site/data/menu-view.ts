import { type MenuEntry, type MenuItem, menuEntries } from '#domain/company/menu.ts'
import { isLinkedPath } from './linked-routes.ts'
import type { PageRequest } from './page-request.ts'
import type { LinkView, MenuView } from './shared-data.ts'
import { sitePaths } from './store-roots.ts'

export type MenuItemRow = MenuItem & { parent?: unknown; group?: unknown }

type Request = Pick<PageRequest, 'language' | 'first' | 'project'>

/** The top entries of one menu position as pages show them; what is not linked anywhere is left out (linked-routes.ts). */
export function menuView(items: MenuItemRow[], position: string, { language, first, project }: Request): MenuView[] {
  const linksOf = (entries: MenuEntry[]): LinkView[] =>
    entries.flatMap(({ label, link }) => (link && isLinkedPath(link.href, project) ? [{ label, href: link.href }] : []))
  const top = items.filter((item) => item.position === position && !item.parent && !item.group)
  return menuEntries(top, language, first, sitePaths(project)).flatMap((entry): MenuView[] => {
    if (entry.link) return linksOf([entry])
    const sub = entry.sub.length > 0 ? [{ label: entry.label, entries: entry.sub }] : []
    const groups = [...sub, ...entry.groups]
      .map(({ label, entries }) => ({ label, links: linksOf(entries) }))
      .filter(({ links }) => links.length > 0)
    return groups.length > 0 ? [{ label: entry.label, groups }] : []
  })
}
