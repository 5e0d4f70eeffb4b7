import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithin } from './edit-distance.ts'

test.each([
  ['seigelring', 'siegelring', 2, true],
  ['seigelring', 'siegelring', 1, false],
  ['halskete', 'halskette', 1, true],
  ['uhr', 'uhr', 0, true],
  ['uhr', 'ohrring', 1, false],
  ['', 'ab', 2, true],
])('%s is within reach of %s by %i: %s', (word, other, most, expected) => {
  expect(isWithin(word, other, most)).toBe(expected)
  expect(isWithin(other, word, most)).toBe(expected)
})

test('a word with one letter left out is within one', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 12 }), fc.nat(11), (word, at) =>
      isWithin(word, word.slice(0, at) + word.slice(at + 1), 1),
    ),
  )
})
