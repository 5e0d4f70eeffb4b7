import { expect, test } from 'vitest'
import { localText } from './local-text.ts'

const entries = [
  { language: 'de', heading: 'Ringe' },
  { language: 'en', heading: 'Rings' },
]

test('a text in the language of the page needs no language of its own', () => {
  expect(localText(entries, 'heading', { language: 'en', first: 'de' })).toEqual({ text: 'Rings', lang: undefined })
})

test('a text that fell back says in which language it is', () => {
  expect(localText(entries, 'heading', { language: 'fr', first: 'de' })).toEqual({ text: 'Ringe', lang: 'de' })
})

test('a text that no language has is none', () => {
  expect(localText([], 'heading', { language: 'de', first: 'de' })).toBeUndefined()
})
