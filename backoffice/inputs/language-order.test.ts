import { expect, test } from 'vitest'
import { movedUp, withLanguage } from './language-order.ts'

const stored = ['de', 'en', 'fr']

test('a language that is taken out and put in again stands where it stood', () => {
  for (const language of stored) {
    const without = withLanguage(stored, language, stored)
    expect(without).toEqual(stored.filter((one) => one !== language))
    expect(withLanguage(without, language, stored)).toEqual(stored)
  }
})

test('a new language stands last, also where others were moved', () => {
  expect(withLanguage(['de', 'en'], 'fr', ['de', 'en'])).toEqual(['de', 'en', 'fr'])
  expect(withLanguage(['en', 'de'], 'fr', ['de', 'en'])).toEqual(['en', 'de', 'fr'])
})

test('a language moves up a place, and the first stays where it is', () => {
  expect(movedUp(stored, 'fr')).toEqual(['de', 'fr', 'en'])
  expect(movedUp(stored, 'en')).toEqual(['en', 'de', 'fr'])
  expect(movedUp(stored, 'de')).toEqual(stored)
})
