import { expect, test } from 'vitest'
import { defaultLanguage, isLanguage, languages, pickOwnText, pickText, pickTranslation } from './language.ts'

const both = [
  { language: 'de', heading: 'Uhren', lead: 'Feine Werke' },
  { language: 'en', heading: 'Watches', lead: ' ' },
]

test('German is the default language and English and French are supported', () => {
  expect(defaultLanguage).toBe('de')
  expect(languages).toEqual(['de', 'en', 'fr'])
  expect(isLanguage('fr')).toBe(true)
  expect(isLanguage('it')).toBe(false)
})

test('the translation of the wanted language is taken', () => {
  expect(pickTranslation(both, 'en')?.heading).toBe('Watches')
})

test('a missing translation falls back to the first language', () => {
  expect(pickTranslation(both, 'fr')?.heading).toBe('Uhren')
})

test('the first language is the project’s own, and else the first entry', () => {
  const reversed = [...both].reverse()
  expect(pickTranslation(reversed, 'fr', 'en')?.heading).toBe('Watches')
  expect(pickTranslation([{ language: 'it', heading: 'Orologi' }], 'fr')?.heading).toBe('Orologi')
})

test('an empty text counts as missing, field by field', () => {
  expect(pickTranslation(both, 'en')).toEqual({ language: 'en', heading: 'Watches', lead: 'Feine Werke' })
})

test('a list without entries has no translation', () => {
  expect(pickTranslation([], 'de')).toBeUndefined()
  expect(pickTranslation(undefined, 'de')).toBeUndefined()
})

test('a text names the language that it came from', () => {
  expect(pickText(both, 'heading', 'en')).toEqual({ text: 'Watches', language: 'en' })
  expect(pickText(both, 'lead', 'en')).toEqual({ text: 'Feine Werke', language: 'de' })
  expect(pickText([{ language: 'de', lead: '' }], 'lead', 'en')).toBeUndefined()
})

test('a record’s own text stands in for its translations, in the first language', () => {
  const record = { own: 'Wir haften.', translations: [{ language: 'en', content: 'We are liable.' }] }
  expect(pickOwnText(record, 'content', 'en', 'de')).toEqual({ text: 'We are liable.', language: 'en' })
  expect(pickOwnText(record, 'content', 'fr', 'de')).toEqual({ text: 'Wir haften.', language: 'de' })
  const translated = [...record.translations, { language: 'de', content: 'Wir haften so.' }]
  expect(pickOwnText({ ...record, translations: translated }, 'content', 'fr', 'de')?.text).toBe('Wir haften so.')
  expect(pickOwnText({ ...record, own: ' ' }, 'content', 'fr', 'de')).toBeUndefined()
})
