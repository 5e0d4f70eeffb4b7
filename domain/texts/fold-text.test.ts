import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Gruen', 'Grün'],
  ['GRÜN', 'grun'],
  ['Größe', 'Groesse'],
  ['bracelet léger', 'Bracelet leger'],
  ['Cœur', 'Coeur'],
  ['Ührchen', 'Uehrchen'],
  ['Zoe\u0308', 'Zoë'],
])('%s is found as %s', (a, b) => {
  expect(foldText(a)).toBe(foldText(b))
})

test.each(['Quelle', 'neue', 'Frauen', 'blaue'])('%s holds no umlaut and keeps its letters', (word) => {
  expect(foldText(word)).toBe(word.toLowerCase())
})

test('different words stay different', () => {
  expect(foldText('Ring')).not.toBe(foldText('Rang'))
})
