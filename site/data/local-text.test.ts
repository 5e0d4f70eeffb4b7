import { expect, test } from 'vitest'
import { localText } from './local-text.ts'

const translations = [
  { language: 'de', heading: 'Ringe' },
  { language: 'en', heading: 'Rings' },
]

test('a text in the language of the page needs no language of its own', () => {
  expect(localText({ translations }, 'heading', { language: 'en', first: 'de' })).toEqual({ text: 'Rings' })
})

test('a text that fell back says in which language it is', () => {
  const found = localText({ translations }, 'heading', { language: 'fr', first: 'de' })
  expect(found).toEqual({ text: 'Ringe', lang: 'de' })
})

test('a record’s own text is in the first language and goes before every other translation', () => {
  const record = { heading: 'Ringe', translations: translations.slice(1) }
  expect(localText(record, 'heading', { language: 'de', first: 'de' })).toEqual({ text: 'Ringe' })
  expect(localText(record, 'heading', { language: 'fr', first: 'de' })).toEqual({ text: 'Ringe', lang: 'de' })
  expect(localText(record, 'heading', { language: 'en', first: 'de' })).toEqual({ text: 'Rings' })
})

test('a text that only another language has is better than none', () => {
  const record = { translations: translations.slice(1) }
  expect(localText(record, 'heading', { language: 'fr', first: 'de' })).toEqual({ text: 'Rings', lang: 'en' })
})

test('a text that no language has is none', () => {
  expect(localText({ translations: translations.slice(2) }, 'heading', { language: 'de', first: 'de' })).toBeUndefined()
  expect(localText<(typeof translations)[number]>(null, 'heading', { language: 'de', first: 'de' })).toBeUndefined()
})
