import { expect, test } from 'vitest'
import { languages } from '#domain/texts/language.ts'
import { number } from './runtime.ts'

test.each(languages)('counts in texts look as the language writes them (%s)', (language) => {
  const format = new Intl.NumberFormat(language)
  for (const count of [0, 1, 12, 999, 1000, 12_345, 1_234_567])
    expect(number(language, count, 0)).toBe(format.format(count))
  expect(number(language, 12, 2)).toBe('10')
})
