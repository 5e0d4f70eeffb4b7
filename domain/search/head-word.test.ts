import { expect, test } from 'vitest'
import { headWords } from './head-word.ts'

test('the head of a kind says what it is: last in English, first in French, the word itself in German', () => {
  expect(headWords('Watch straps', 'en')).toEqual(['straps'])
  expect(headWords('Necklaces and pendants', 'en')).toEqual(['necklaces', 'pendants'])
  expect(headWords('Bracelets de montre', 'fr')).toEqual(['bracelets'])
  expect(headWords('Uhrenarmbänder', 'de')).toEqual(['uhrenarmbander'])
})
