import { expect, test } from 'vitest'
import { languageFields, missingLanguages } from './missing-languages.ts'
import { sampleModel } from './sample-model.ts'

const languages = ['de', 'en', 'fr']

const lacking = (...translations: object[]) => missingLanguages(sampleModel, 'page', languages, { translations })

test('a language is missing where a text is written in another one, the first language too', () => {
  const de = { language: 'de', body: '<p>Ja</p>' }
  expect(lacking(de)).toEqual(['en', 'fr'])
  expect(lacking(de, { language: 'fr', body: '<p>Oui</p>' })).toEqual(['en'])
  expect(lacking({ language: 'en', body: 'Yes' })).toEqual(['de', 'fr'])
  expect(lacking(de, { language: 'en', body: 'Yes' }, { language: 'fr', body: 'Oui' })).toEqual([])
})

test('nothing is missing where nothing is written, and blanks are nothing', () => {
  expect(lacking()).toEqual([])
  expect(lacking({ language: 'de', body: ' ' }, { language: 'en', body: null })).toEqual([])
})

test('what only search engines read is asked of no language, nor is a list asked for it', () => {
  expect(lacking({ language: 'de', title: 'Seite' })).toEqual([])
  expect(languageFields(sampleModel, 'page')).toEqual(['translations.language', 'translations.body'])
})
