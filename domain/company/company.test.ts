import { expect, test } from 'vitest'
import { addressTypeLabel, legalFormLabel, mainAddress, mainEmail, mainFax, mainPhone } from './company.ts'

test('the address types show as head office and federal office, and others have no label', () => {
  expect(addressTypeLabel('hq', 'de')).toBe('Hauptgeschäftsstelle')
  expect(addressTypeLabel('federal_office', 'de')).toBe('Bundesgeschäftsstelle')
  expect(addressTypeLabel('other', 'de')).toBeUndefined()
  expect(addressTypeLabel('toString', 'de')).toBeUndefined()
})

test('the legal form decides how those who stand for the company are called', () => {
  expect(legalFormLabel('single', 'de')).toBe('Inhaber/in')
  expect(legalFormLabel('ev', 'de')).toBe('Vertretungsberechtigte Vorstandsmitglieder')
  expect(legalFormLabel('bag', 'de')).toBe('Ärztliche Berufsausübungsgemeinschaft')
  expect(legalFormLabel('other', 'de')).toBe('Vertreten durch')
})

test('a legal form that is unknown or missing counts as represented by', () => {
  expect(legalFormLabel('gmbh', 'en')).toBe('Represented by')
  expect(legalFormLabel(null, 'fr')).toBe('Représenté par')
})

test('the first address is used', () => {
  expect(
    mainAddress([
      { street: 'B', sort: 2 },
      { street: 'A', sort: 1 },
    ])?.street,
  ).toBe('A')
  expect(mainAddress([])).toBeUndefined()
})

const numbers = [
  { number: '1', type: 'phone', primary: false },
  { number: '2', type: 'fax', primary: true },
  { number: '3', type: 'mobile', primary: true },
  { number: '4', type: 'phone', primary: true },
  { number: '5', type: 'fax', primary: true },
]

test('the first primary number that is phone or mobile is shown', () => {
  expect(mainPhone(numbers)?.number).toBe('3')
  expect(mainPhone(numbers.slice(0, 2))).toBeUndefined()
})

test('the first primary fax number is shown', () => {
  expect(mainFax(numbers)?.number).toBe('2')
})

test('numbers come in the order of their sort number', () => {
  const reversed = numbers.map((entry, index) => ({ ...entry, sort: -index }))
  expect(mainPhone(reversed)?.number).toBe('4')
  expect(mainFax(reversed)?.number).toBe('5')
})

test('the first primary e-mail address is shown', () => {
  expect(mainEmail([{ email: 'a@x.de' }, { email: 'b@x.de', primary: true }])?.email).toBe('b@x.de')
  expect(mainEmail(undefined)).toBeUndefined()
})
