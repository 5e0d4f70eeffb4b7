import { expect, test } from 'vitest'
import { personLanguage } from './person-language.ts'

test('the language of a person is that of what they did last', () => {
  const order = { row: { language: 'de', created_on: '2026-03-01T10:00:00.000Z' } }
  const withdrawal = { row: { language: 'fr', received_on: '2026-04-01T10:00:00.000Z' } }
  const mail = { row: { language: null, created_on: '2026-05-01T10:00:00.000Z' } }
  expect(personLanguage([order, withdrawal, mail])).toBe('fr')
  expect(personLanguage([mail])).toBeUndefined()
})
