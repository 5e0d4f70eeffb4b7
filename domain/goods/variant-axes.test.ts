import { expect, test } from 'vitest'
import { axisValues, haveTwoAxes, stillMeant } from './variant-axes.ts'

const placed = (id: number, first: string, second: string) => ({
  id,
  display_name: `${first}, ${second}`,
  values: [first, second] as const,
})

const rings = [placed(1, 'Gelbgold', '52'), placed(2, 'Gelbgold', '54'), placed(3, 'Platin', '54')]

const shown = (...chosen: Parameters<typeof axisValues>[1][]) =>
  axisValues(rings, chosen[0]).map((values) =>
    values.map(
      ({ text, variant, like, isChosen, isElsewhere }) =>
        `${isChosen ? '*' : ''}${text}${isElsewhere ? ' x' : ''} ${variant ? `=${variant}` : `~${like}`}`,
    ),
  )

test('variants have two choices where each has both values and no two the same', () => {
  expect(haveTwoAxes(rings)).toBe(true)
  expect(haveTwoAxes([...rings, placed(4, 'Platin', '54')])).toBe(false)
  expect(haveTwoAxes([...rings, { id: 4, display_name: 'Silber' } as never])).toBe(false)
  expect(haveTwoAxes([])).toBe(false)
})

test('until something is chosen each value leads to itself alone', () => {
  expect(shown(undefined)).toEqual([
    ['Gelbgold ~1', 'Platin ~3'],
    ['52 ~1', '54 ~2'],
  ])
})

test('with one value chosen the other choice leads to variants', () => {
  expect(shown({ id: 3, only: 'first' })).toEqual([
    ['Gelbgold ~1', '*Platin ~3'],
    ['52 x ~1', '54 =3'],
  ])
})

test('a value that does not go with what is chosen is marked, stays, and gives up the other', () => {
  expect(shown({ id: 1 })).toEqual([
    ['*Gelbgold =1', 'Platin x ~3'],
    ['*52 =1', '54 =2'],
  ])
})

test('one value leaves the variants that have it, a variant itself, and nothing chosen all', () => {
  const left = (...chosen: Parameters<typeof stillMeant>[1][]) => stillMeant(rings, chosen[0]).map(({ id }) => id)
  expect(left({ id: 2, only: 'first' })).toEqual([1, 2])
  expect(left({ id: 2, only: 'second' })).toEqual([2, 3])
  expect(left({ id: 2 })).toEqual([2])
  expect(left(undefined)).toEqual([1, 2, 3])
})
