import { expect, test } from 'vitest'
import { filledTemplate, placeholderIn, standardAnswers, withTemplate } from './standard-answers.ts'

test('a template goes where the cursor is, and nothing that was typed is lost', () => {
  expect(withTemplate('', 'Guten Tag,', 0)).toBe('Guten Tag,')
  expect(withTemplate('Ja. Bis bald', 'Guten Tag,', 4)).toBe('Ja.\n\nGuten Tag,\n\nBis bald')
})

test('a template is filled with what the request says, and what is missing stays to be seen', () => {
  expect(filledTemplate('Guten Tag {{name}}, {{produkt}}', { name: 'Anna', produkt: null })).toBe(
    'Guten Tag Anna, {{produkt}}',
  )
  expect(placeholderIn('Guten Tag Anna, {{produkt}}')).toBe('{{produkt}}')
  expect(placeholderIn('Guten Tag Anna')).toBeUndefined()
})

test('every standard answer stands in each language, greets by name, and asks for nothing that a request lacks', () => {
  const values = { name: 'Anna', produkt: 'Ring', artikelnummer: 'R-1' }
  for (const { words } of standardAnswers)
    for (const text of Object.values(words)) {
      expect(filledTemplate(text, values)).toContain('Anna')
      expect(placeholderIn(filledTemplate(text, values))).toBeUndefined()
    }
})
