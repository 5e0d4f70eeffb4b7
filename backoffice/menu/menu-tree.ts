export interface MenuRow {
  readonly id: number
  readonly display_name: string
  readonly path: string | null
  readonly external_path: string | null
  readonly position: string
  readonly sort: number
  readonly parent: number | null
  readonly group: number | null
  readonly groups: readonly { readonly id: number; readonly display_name: string; readonly sort: number }[]
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
export const afterAll = (siblings: readonly MenuNode[]): number =>
  Math.max(0, ...siblings.map(({ row }) => row.sort)) + 10

/** The `sort` that each sibling gets when one of them goes to another place; only those that change. */
export function reordered(siblings: readonly MenuNode[], from: number, to: number): { id: number; sort: number }[] {
  const entry = siblings[from]
  if (!entry || to < 0 || to >= siblings.length) return []
  const next = siblings.toSpliced(from, 1).toSpliced(to, 0, entry)
  return next.flatMap(({ row }, index) =>
    row.sort === (index + 1) * 10 ? [] : [{ id: row.id, sort: (index + 1) * 10 }],
  )
}
