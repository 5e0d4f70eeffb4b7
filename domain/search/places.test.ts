import { expect, test } from 'vitest'
import { placesByKind } from './places.ts'

test('what is found beside goods stands in groups, brands first, and keeps its order within them', () => {
  const places = (['page', 'brand', 'page', 'branch'] as const).map((kind, place) => ({ kind, place }))
  expect(placesByKind(places).map(({ kind, places: own }) => [kind, own.map(({ place }) => place)])).toEqual([
    ['brand', [1]],
    ['page', [0, 2]],
    ['branch', [3]],
  ])
})
