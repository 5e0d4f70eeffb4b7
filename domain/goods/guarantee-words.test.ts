import { expect, test } from 'vitest'
import { guaranteeInWords } from './guarantee-words.ts'

const none = {
  garan_years: null,
  garan_brand: null,
  garan_model: null,
  garan_label: null,
  guarantee_terms_url: null,
}

test('the guarantee of a product, else that of its brand, is told with its years and its terms', () => {
  const brand = { ...none, garan_years: 5, garan_brand: 'Tidewerk', guarantee_terms_url: 'https://tidewerk.example/g' }
  expect(guaranteeInWords(none, brand, 'de')).toEqual([
    { name: 'Herstellergarantie', value: '5 Jahre, Tidewerk, Bedingungen: https://tidewerk.example/g' },
  ])
  expect(guaranteeInWords({ ...none, garan_years: 8 }, brand, 'fr')).toEqual([
    { name: 'Garantie du producteur', value: '8 ans' },
  ])
})

test('nothing is told where there is none beyond the legal two years', () => {
  expect(guaranteeInWords(none, null, 'en')).toEqual([])
  expect(guaranteeInWords({ ...none, garan_years: 2 }, null, 'en')).toEqual([])
})
