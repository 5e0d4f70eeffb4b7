import { expect, test } from 'vitest'
import { perLanguage } from './per-language.ts'

test('a thing is made once for each language, and none before it is asked for', () => {
  const made: string[] = []
  const of = perLanguage((language) => {
    made.push(language)
    return { language }
  })
  expect(made).toEqual([])
  expect(of('fr')).toBe(of('fr'))
  expect(of('de')).toEqual({ language: 'de' })
  expect(made).toEqual(['fr', 'de'])
})
