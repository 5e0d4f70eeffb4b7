import type { Language } from '#domain/language.ts'
import { type MenuEntry, type MenuItem, menuEntries } from '#domain/menu.ts'
import type { LinkView, MenuView } from './shared-data.ts'

export type MenuItemRow = MenuItem & { parent?: unknown; group?: unknown }

/** The top entries of one menu position as pages show them. */
export function menuView(items: MenuItemRow[], position: string, language: Language, first: Language): MenuView[] {
  const top = items.filter((item) => item.position === position && !item.parent && !item.group)
  return menuEntries(top, language, first).flatMap((entry): MenuView[] => {
    const groups = entry.groups.map(({ label, entries }) => ({ label, links: linksOf(entries) }))
    if (entry.sub.length > 0) groups.unshift({ label: entry.label, links: linksOf(entry.sub) })
    if (entry.link) return [{ label: entry.label, href: entry.link.href }]
    return groups.length > 0 ? [{ label: entry.label, groups }] : []
  })
}

const linksOf = (entries: MenuEntry[]): LinkView[] =>
  entries.flatMap(({ label, link }) => (link ? [{ label, href: link.href }] : []))
