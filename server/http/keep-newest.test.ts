import { expect, test } from 'vitest'
import { keepNewest } from './keep-newest.ts'

test('the entries put last stay, in the order in which they were put', () => {
  const map = new Map<string, number>()
  for (const [index, key] of ['a', 'b', 'c', 'b', 'd'].entries()) keepNewest(map, key, index, 3)
  expect([...map]).toEqual([
    ['c', 2],
    ['b', 3],
    ['d', 4],
  ])
})
