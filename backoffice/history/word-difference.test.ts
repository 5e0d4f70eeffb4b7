import { expect, test } from 'vitest'
import { aroundChanges, plainText, wordDifference } from './word-difference.ts'

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

test('of a long text only the changed sentence is shown, with what stands around it', () => {
  const sentence = (n: number) => `Das ist der Satz mit der Nummer ${n} in einem langen Text. `
  const before = Array.from({ length: 400 }, (_, n) => sentence(n)).join('')
  const pieces = aroundChanges(wordDifference(before, before.replace('Nummer 200 ', 'Zahl 200 ')))
  expect(pieces.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: sentence(200) },
    { kind: 'added', text: sentence(200).replace('Nummer', 'Zahl') },
  ])
  expect(pieces.map(({ text }) => text).join('').length).toBeLessThan(400)
})

test('what stands around a change begins and ends with whole words', () => {
  const around = 'Gehäuse '.repeat(40)
  const [first, , last] = aroundChanges(wordDifference(`${around}a ${around}`, `${around}b a ${around}`))
  for (const piece of [first, last]) expect(piece?.text).toMatch(/^(Gehäuse | …|… |a )+…?\s?$/)
})

test('a text is compared without its tags', () => {
  expect(plainText('<p>Alt &amp; <strong>gut</strong></p><ul><li>eins</li></ul>')).toBe('Alt & gut\neins')
})
