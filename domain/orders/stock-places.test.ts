import { expect, test } from 'vitest'
import { joinedPlaces, piecesFrom } from './stock-places.ts'

const places = [
  { branch: null, pieces: 2 },
  { branch: 7, pieces: 3 },
]

test('pieces come back to where they were taken, in the order in which they were taken', () => {
  expect(piecesFrom(places, 0, 5)).toEqual(places)
  expect(piecesFrom(places, 0, 1)).toEqual([{ branch: null, pieces: 1 }])
  expect(piecesFrom(places, 1, 2)).toEqual([
    { branch: null, pieces: 1 },
    { branch: 7, pieces: 1 },
  ])
  expect(piecesFrom(places, 2, 9)).toEqual([{ branch: 7, pieces: 3 }])
})

test('more than was taken comes from nowhere', () => {
  expect(piecesFrom(places, 5, 1)).toEqual([])
  expect(piecesFrom([], 0, 1)).toEqual([])
})

test('pieces that are taken later from the same place stand with those before', () => {
  const shop = (pieces: number) => ({ branch: 1, pieces })
  expect(joinedPlaces([shop(1)], [shop(2), { branch: null, pieces: 1 }])).toEqual([
    shop(3),
    { branch: null, pieces: 1 },
  ])
  expect(joinedPlaces([], [])).toEqual([])
})
