import { expect, test } from 'vitest'
import type { Revision } from '#contract/wire/revisions.ts'
import { doneAtOnce } from './done-at-once.ts'

const revision = (id: number, more: Partial<Revision> = {}): Revision => ({
  id,
  collection: 'menu_item',
  item: String(id),
  action: 'update',
  user: 1,
  by: 'Anna',
  via: null,
  created_on: '2026-11-30T12:00:00.000Z',
  data: {},
  ...more,
})

test('what one person does to several records of a kind at once is told once, each record by its name', () => {
  const told = doneAtOnce([
    revision(5),
    revision(4),
    revision(3, { item: '5' }),
    revision(2, { user: 2 }),
    revision(1, { user: 2, created_on: '2026-11-30T11:00:00.000Z' }),
  ])
  expect(told.map((group) => group.map(({ id }) => id))).toEqual([[5, 4], [2], [1]])
})
