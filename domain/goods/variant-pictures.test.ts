import { expect, test } from 'vitest'
import { inOrderOf, picturesOf } from './variant-pictures.ts'

const ring = { display_name: 'Gelbgold, 54', first_value: 'Gelbgold', second_value: '54' }
const [common, gold, platinum, one] = [
  { shows: null, name: 'common' },
  { shows: 'Gelbgold', name: 'gold' },
  { shows: 'Platin', name: 'platinum' },
  { shows: 'Gelbgold, 54', name: 'one' },
]

test('a variant is shown by the pictures that name it or one of its values, then by those of all', () => {
  expect(picturesOf([common, platinum, gold, one], ring).map(({ name }) => name)).toEqual(['gold', 'one', 'common'])
})

test('a variant without a picture of its own shows what there is', () => {
  expect(picturesOf([platinum], ring)).toEqual([platinum])
})

test('pictures of what is chosen come first, then those of all; nothing moves without a choice', () => {
  const pictures = [{ src: 'all' }, { src: 'platinum', variants: [3] }, { src: 'gold', variants: [1, 2] }]
  const order = (...chosen: number[]) => inOrderOf(pictures, chosen).map(({ src }) => src)
  expect(order(1)).toEqual(['gold', 'all', 'platinum'])
  expect(order(1, 2)).toEqual(['gold', 'all', 'platinum'])
  expect(order(2, 3)).toEqual(['all', 'platinum', 'gold'])
  expect(order()).toEqual(['all', 'platinum', 'gold'])
})
