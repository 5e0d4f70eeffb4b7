import { expect, test } from 'vitest'
import { languages } from '../texts/language.ts'
import { isAllMargin, marginLabel, withShipping } from './tax-mode.ts'

test('goods under the margin scheme carry the label of each language, shipping after it', () => {
  expect(languages.map((language) => marginLabel[language])).toEqual([
    'Differenzbesteuert nach § 25a UStG, MwSt. nicht ausweisbar',
    'Margin scheme, VAT not shown',
    'Régime de la marge, TVA non récupérable',
  ])
  expect(withShipping(marginLabel.de, 'de')).toBe('Differenzbesteuert nach § 25a UStG, MwSt. nicht ausweisbar, zzgl.')
})

test('an order lies under the margin scheme as a whole only when nothing in it is taxed otherwise', () => {
  expect(isAllMargin({ margin: 1290, total: 1290 })).toBe(true)
  expect(isAllMargin({ margin: 1290, total: 1489 })).toBe(false)
  expect(isAllMargin({ margin: 0, total: 0 })).toBe(false)
})
