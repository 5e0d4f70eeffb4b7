import { expect, test } from 'vitest'
import { languages } from '../texts/language.ts'
import { goodsFactsInWords } from './goods-facts.ts'

const nothing = { fineness: null, isPlated: false, pearlKind: null, fibreComposition: null, hasBattery: false }

test.each(languages)('in %s what the law wants told of goods is told, and nothing of what they are not', (language) => {
  expect(goodsFactsInWords(nothing, language)).toEqual([])
  const all = {
    fineness: '750',
    isPlated: false,
    pearlKind: 'cultured',
    fibreComposition: '100 % Leinen',
    hasBattery: true,
  } as const
  expect(goodsFactsInWords(all, language)).toHaveLength(4)
})

test('plated goods carry no figure of fineness', () => {
  expect(goodsFactsInWords({ ...nothing, fineness: '750', isPlated: true }, 'de')).toEqual([
    { name: 'Oberfläche', value: 'vergoldet oder plattiert' },
  ])
})
