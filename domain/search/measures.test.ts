import { expect, test } from 'vitest'
import { spellMeasures } from './measures.ts'

test.each([
  ['ring 14k', 'ring 585'],
  ['18 karat', '750'],
  ['18ct gold', '750 gold'],
  ['bague 18 carats', 'bague 750'],
  ['750er gold', '750 gold'],
  ['uhr 36mm', 'uhr 36 mm'],
  ['10 bar', '100 m'],
  ['100m', '100 m'],
  ['ring 0,18 ct', 'ring 0,18 ct'],
  ['1.18 ct', '1.18 ct'],
  ['tw-40m', 'tw-40m'],
  ['diamant 1 carat', 'diamant 1 carat'],
])('measures are written in one way: %s', (text, spelled) => {
  expect(spellMeasures(text)).toBe(spelled)
})
