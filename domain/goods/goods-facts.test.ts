import { expect, test } from 'vitest'
import { languages } from '../texts/language.ts'
import { goodsFactsInWords } from './goods-facts.ts'

const nothing = {
  fineness: null,
  isPlated: false,
  pearlKind: null,
  fibreComposition: null,
  leather: null,
  protectedSpecies: null,
  roadEquipment: null,
  hasBattery: false,
} as const

test.each(languages)('in %s what the law wants told of goods is told, and nothing of what they are not', (language) => {
  expect(goodsFactsInWords(nothing, language)).toEqual([])
  const all = {
    fineness: '750',
    isPlated: false,
    pearlKind: 'cultured',
    fibreComposition: '100 % Leinen',
    leather: 'Kalbsleder',
    protectedSpecies: 'Alligator mississippiensis, DE-1',
    roadEquipment: 'incomplete',
    hasBattery: true,
  } as const
  expect(goodsFactsInWords(all, language)).toHaveLength(7)
})

test('plated goods carry no figure of fineness', () => {
  expect(goodsFactsInWords({ ...nothing, fineness: '750', isPlated: true }, 'de')).toEqual([
    { name: 'Oberfläche', value: 'vergoldet oder plattiert' },
  ])
})

test('what an attribute beside it says already is not said twice, and what it only seems to say is', () => {
  expect(goodsFactsInWords({ ...nothing, fineness: '750' }, 'de', ['Gelbgold 750'])).toEqual([])
  expect(goodsFactsInWords({ ...nothing, fineness: '750' }, 'de', ['Gelbgold', 'Durchmesser 1750'])).toHaveLength(1)
  expect(goodsFactsInWords({ ...nothing, isPlated: true }, 'en', ['Silver, gold-plated'])).toEqual([])
})
