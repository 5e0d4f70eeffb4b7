import type { SafeLink } from '../paths/link-kind.ts'
import { linkOf } from '../paths/links.ts'
import type { SitePaths } from '../paths/site-paths.ts'
import { defaultLanguage, type Language, pickOwnText, type Translation } from '../texts/language.ts'

type Named = { display_name: string; translations?: readonly (Translation & { display_name?: string | null })[] | null }

interface MenuGroup extends Named {
  sort?: number | null
  sub?: readonly (MenuItem | number)[] | null
}

/** Row of `menu_item` with its sub items and groups (SPEC 3). */
export interface MenuItem extends Named {
  /** The page that it leads to, by its id; it comes before what is typed. */
  page?: number | null
  path?: string | null
  path_prefix?: string | null
  external_path?: string | null
  anchor?: string | null
  position?: string | null
  /** The medium of a social entry. */
  type?: string | null
  sort?: number | null
  /** What was not asked for stands there by its id, and is not shown. */
  sub?: readonly (MenuItem | number)[] | null
  groups?: readonly (MenuGroup | number)[] | null
}

/** A menu entry ready to be shown: a link, or a button that opens its groups. */
export interface MenuEntry {
  label: string
  link?: SafeLink
  sub: MenuEntry[]
  groups: { label: string; entries: MenuEntry[] }[]
}

/** Where an entry leads: `external_path` as it is, else prefix, path and anchor; empty for one that leads nowhere. */
export function menuAddress(item: Pick<MenuItem, 'path' | 'path_prefix' | 'external_path' | 'anchor'>): string {
  if (item.external_path) return item.external_path
  const path = [item.path_prefix, item.path].flatMap((part) => part?.trim().replace(/^\/+|\/+$/g, '') || []).join('/')
  const isRoot = !path && (item.path || item.path_prefix)
  return (path || isRoot ? `/${path}` : '') + anchorOf(item.anchor)
}

/** The address of the page that an entry was given; undefined for one without, empty for a page that is not there in the language. */
function pageAddress({ page, anchor }: MenuItem, language: Language, { pages = [] }: SitePaths): string | undefined {
  if (!page) return undefined
  const path = pages.find(({ id }) => id === page)?.paths[language]
  return path === undefined ? '' : path + anchorOf(anchor)
}

const anchorOf = (anchor: string | null | undefined) => (anchor ? `#${anchor.replace(/^#/, '')}` : '')

function inOrder<T extends { sort?: number | null }>(rows: readonly (T | number)[] | null | undefined): T[] {
  return (rows ?? []).filter((row) => typeof row !== 'number').toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
}

function labelOf(named: Named, language: Language, first: Language): string {
  const texts = { own: named.display_name, translations: named.translations ?? [] }
  return pickOwnText(texts, 'display_name', language, first)?.text ?? ''
}

/**
 * Menu items as entries in the order of `sort` (SPEC 2): the page that was chosen, `external_path` as it is, else prefix, path and
 * anchor as one internal link in the language. An entry with a path is a link even if it has groups. An item that leads nowhere and holds nothing is left out.
 */
export function menuEntries(
  items: readonly (MenuItem | number)[] | null | undefined,
  language: Language,
  first: Language = defaultLanguage,
  paths: SitePaths = {},
): MenuEntry[] {
  return inOrder(items).flatMap((item) => {
    const link = linkOf(pageAddress(item, language, paths) ?? menuAddress(item), language, paths)
    const sub = menuEntries(item.sub, language, first, paths)
    const groups = inOrder(item.groups)
      .map((group) => ({
        label: labelOf(group, language, first),
        entries: menuEntries(group.sub, language, first, paths),
      }))
      .filter((group) => group.entries.length > 0)
    if (!link && sub.length === 0 && groups.length === 0) return []
    return [{ label: labelOf(item, language, first), ...(link && { link }), sub, groups }]
  })
}
