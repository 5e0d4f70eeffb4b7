import MessageFormat from '@messageformat/core'
import { expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { messages as de } from './de.ts'
import { messages as en } from './en.ts'
import { messages as fr } from './fr.ts'

const sources = { de, en, fr }

const parametersOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()

test('every text exists in every language and is not empty', () => {
  for (const language of languages) {
    expect(Object.keys(sources[language]).sort()).toEqual(Object.keys(de).sort())
    for (const [key, text] of Object.entries(sources[language])) expect(text.trim(), `${language}.${key}`).not.toBe('')
  }
})

test('every text is valid ICU and takes the same values in every language', () => {
  for (const language of languages) {
    const format = new MessageFormat(language)
    for (const [key, text] of Object.entries(sources[language])) {
      expect(() => format.compile(text), `${language}.${key}`).not.toThrow()
      expect(parametersOf(text), `${language}.${key}`).toEqual(parametersOf(de[key as keyof typeof de]))
    }
  }
})
