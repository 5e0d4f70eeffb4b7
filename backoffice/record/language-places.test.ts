import { expect, test } from 'vitest'
import { errorTree } from '../api/failure.ts'
import { withLanguagePlaces } from './language-places.ts'

test('what is wrong with the text of a language is shown at that text', () => {
  const data = { translations: [{ language: 'de' }, { language: 'en' }] }
  const { places } = withLanguagePlaces({ places: new Map([['translations.0', 'translations.1']]) }, data)
  const fault = { field: 'translations.en.path', message: 'is taken' }
  expect(errorTree([fault], places)).toEqual({ translations: { 1: { path: 'is taken' } } })
})
