import { expect, test } from 'vitest'
import { isVatId, plainVatId } from './vat-id.ts'

test.each([
  'DE123456789',
  'ATU12345678',
  'FR40303265045',
  'FRAB123456789',
  'NL123456789B01',
  'BE0123456789',
  'ESX1234567L',
  'IE1234567WA',
  'EL123456789',
  'XI123456789',
  'SE123456789001',
])('%s has the form of its country', (id) => {
  expect(isVatId(id)).toBe(true)
})

test.each([
  '',
  'DE12345678',
  'DE1234567890',
  '123456789',
  'AT12345678',
  'CHE123456789',
  'GB123456789',
  'FRIO123456789',
  'NL123456789',
  'de123456789',
  '__proto__',
])('%s has not', (id) => {
  expect(isVatId(id)).toBe(false)
})

test('blanks, dots and small letters are the writer’s, not the id’s', () => {
  expect(plainVatId(' de 123.456-789 ')).toBe('DE123456789')
})
