import { expect, test } from 'vitest'
import { wordDifference } from './word-difference.ts'

test('what was taken out and what was put in stand where they happened, in words', () => {
  expect(wordDifference('Wir öffnen um neun Uhr', 'Wir öffnen um zehn Uhr morgens')).toEqual([
    { kind: 'same', text: 'Wir öffnen um ' },
    { kind: 'removed', text: 'neun' },
    { kind: 'added', text: 'zehn' },
    { kind: 'same', text: ' Uhr' },
    { kind: 'added', text: ' morgens' },
  ])
})

test('equal texts have no difference, and an empty one is all added', () => {
  expect(wordDifference('Ring', 'Ring')).toEqual([{ kind: 'same', text: 'Ring' }])
  expect(wordDifference('', 'Ring')).toEqual([{ kind: 'added', text: 'Ring' }])
})

test('texts of thousands of words are compared as a whole', () => {
  const long = 'Wort '.repeat(2000)
  expect(wordDifference(long, `${long}!`).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
