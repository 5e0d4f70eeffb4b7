import type { RowOf } from '#contract/model/row-of.ts'

/** What the menus are shown from. */
export const MENU_ROW_FIELDS = [
  'id',
  'display_name',
  'page.id',
  'page.translations.language',
  'page.translations.path',
  'page.translations.heading',
  'path',
  'external_path',
  'position',
  'sort',
  'parent',
  'group',
  'groups.id',
  'groups.display_name',
  'groups.sort',
] as const

export type MenuRow = RowOf<'menu_item', typeof MENU_ROW_FIELDS>

/** What an entry leads to, as a person reads it: an address, or what the page is headed with. */
export function entryTarget({ page, path, external_path }: MenuRow): string {
  const own =
    page?.translations.find((text) => text.path)?.path ?? page?.translations.find((text) => text.heading)?.heading
  return own ?? path ?? external_path ?? ''
}

export interface MenuNode {
  readonly row: MenuRow
  readonly sub: readonly MenuNode[]
  readonly groups: readonly { readonly id: number; readonly name: string; readonly sub: readonly MenuNode[] }[]
}

const bySort = (a: { sort: number; id: number }, b: { sort: number; id: number }) => a.sort - b.sort || a.id - b.id

/** The menu entries of one position as they stand on the site: entries, their groups, what is below. */
export function menuTree(rows: readonly MenuRow[], position: string): MenuNode[] {
  const node = (row: MenuRow): MenuNode => ({
    row,
    sub: rows
      .filter(({ parent }) => parent === row.id)
      .toSorted(bySort)
      .map(node),
    groups: row.groups.toSorted(bySort).map(({ id, display_name }) => ({
      id,
      name: display_name,
      sub: rows
        .filter(({ group }) => group === id)
        .toSorted(bySort)
        .map(node),
    })),
  })
  const isTop = (row: MenuRow) => row.parent === null && row.group === null && row.position === position
  return rows.filter(isTop).toSorted(bySort).map(node)
}

/** The `sort` of an entry that comes after these. */
export const afterAll = (siblings: readonly { readonly sort: number }[]): number =>
  Math.max(0, ...siblings.map(({ sort }) => sort)) + 10

/**
 * The `sort` of the entries that change when one goes up (-1) or down (1) by one: that one alone, where there is room for it; else it and
 * the one that it passes.
 */
export function reordered(rows: readonly MenuRow[], id: number, by: -1 | 1): { id: number; sort: number }[] {
  const entry = rows.find((row) => row.id === id)
  if (!entry) return []
  const { parent, group, position } = entry
  const isTop = parent === null && group === null
  const siblings = rows
    .filter((row) => row.parent === parent && row.group === group && (!isTop || row.position === position))
    .toSorted(bySort)
  const from = siblings.indexOf(entry)
  const to = from + by
  if (to < 0 || to >= siblings.length) return []
  const rest = siblings.toSpliced(from, 1)
  const [before, after] = [rest[to - 1]?.sort ?? 0, rest[to]?.sort ?? (rest[to - 1]?.sort ?? 0) + 20]
  const isRising = siblings.every(({ sort }, index) => index === 0 || sort > (siblings[index - 1]?.sort ?? 0))
  if (isRising && after - before > 1) return [{ id, sort: Math.floor((before + after) / 2) }]
  return rest.toSpliced(to, 0, entry).flatMap((row, index) => {
    const sort = isRising ? (siblings[index]?.sort ?? 0) : (index + 1) * 10
    return row.sort === sort ? [] : [{ id: row.id, sort }]
  })
}
