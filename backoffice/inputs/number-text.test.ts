import { expect, test } from 'vitest'
import { numberKindOf, numberText } from './number-text.ts'

test('an amount is shown with two decimals as the language of the back office writes it', () => {
  expect(numberText(1299.5, 'money', 'de')).toBe('1.299,50')
  expect(numberText(1299.5, 'money', 'en')).toBe('1,299.50')
})

test('pieces and measures are shown with no more decimals than they have', () => {
  expect(numberText(1200, 'integer', 'de')).toBe('1.200')
  expect(numberText(53.551086, 'number', 'de')).toBe('53,551086')
})

test('a year has no point between its thousands', () => {
  expect(numberText(1905, 'year', 'de')).toBe('1905')
  expect(numberText(1905, 'year', 'en')).toBe('1905')
  expect(numberKindOf({ collection: 'brand', field: 'founded', type: 'integer' })).toBe('year')
  expect(numberKindOf({ collection: 'brand', field: 'sort', type: 'integer' })).toBe('integer')
})

test('what is no number is shown as nothing', () => {
  expect(numberText(null, 'money', 'de')).toBe('')
})
