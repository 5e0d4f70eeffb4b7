import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

test('an amount is shown with two decimals as the language of the back office writes it', () => {
  expect(numberText(1299.5, 'money', 'de')).toBe('1.299,50')
  expect(numberText(1299.5, 'money', 'en')).toBe('1,299.50')
})

test('pieces and measures are shown with no more decimals than they have', () => {
  expect(numberText(1200, 'integer', 'de')).toBe('1.200')
  expect(numberText(53.551086, 'number', 'de')).toBe('53,551086')
})

test('what is no number is shown as nothing', () => {
  expect(numberText(null, 'money', 'de')).toBe('')
})
