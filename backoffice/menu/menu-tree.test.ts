import { expect, test } from 'vitest'
import { afterAll, type MenuRow, menuTree, reordered } from './menu-tree.ts'

const row = (id: number, more: Partial<MenuRow> = {}): MenuRow => ({
  id,
  display_name: `Punkt ${id}`,
  page: null,
  path: null,
  external_path: null,
  position: 'primary',
  sort: id * 10,
  parent: null,
  group: null,
  groups: [],
  ...more,
})

test('entries stand below their entry or its group, in the order of sort', () => {
  const rows = [
    row(1, { sort: 20, groups: [{ id: 7, display_name: 'Uhren', sort: 1 }] }),
    row(2, { sort: 10 }),
    row(3, { group: 7 }),
    row(4, { parent: 2 }),
    row(5, { position: 'legal' }),
  ]
  const tree = menuTree(rows, 'primary')
  expect(tree.map((node) => node.row.id)).toEqual([2, 1])
  expect(tree[0]?.sub.map((node) => node.row.id)).toEqual([4])
  expect(tree[1]?.groups[0]?.sub.map((node) => node.row.id)).toEqual([3])
  expect(menuTree(rows, 'legal')).toHaveLength(1)
})

test('moving an entry writes that entry alone, as long as there is room between its new neighbours', () => {
  const rows = [row(1), row(2), row(3), row(4, { position: 'legal' }), row(5, { parent: 1 })]
  expect(reordered(rows, 2, -1)).toEqual([{ id: 2, sort: 5 }])
  expect(reordered(rows, 1, 1)).toEqual([{ id: 1, sort: 25 }])
  expect(reordered(rows, 2, 1)).toEqual([{ id: 2, sort: 40 }])
  expect([reordered(rows, 1, -1), reordered(rows, 3, 1), reordered(rows, 5, 1)]).toEqual([[], [], []])
})

test('where there is no room, the entry and the one that it passes take each other’s places', () => {
  const close = [row(1, { sort: 0 }), row(2, { sort: 1 }), row(3, { sort: 2 })]
  expect(reordered(close, 1, 1)).toEqual([
    { id: 2, sort: 0 },
    { id: 1, sort: 1 },
  ])
  const same = [row(1, { sort: 0 }), row(2, { sort: 0 })]
  expect(reordered(same, 1, 1)).toEqual([
    { id: 2, sort: 10 },
    { id: 1, sort: 20 },
  ])
})

test('a new entry comes last', () => {
  expect(afterAll([row(1, { sort: 20 }), row(2, { sort: 5 })])).toBe(30)
  expect(afterAll([])).toBe(10)
})
