import { expect, test } from 'vitest'
import { plain } from './plain-text.ts'

test('letters that are not ASCII are written by their number, and mean the same in texts and patterns', () => {
  const code = plain("['Größe 🕰', `éß`, /^[äöü]₂$/u.test('ö₂'), new RegExp(String.raw`^ö\\p{L}$`, 'u').test('öß')]")
  expect(code).toMatch(/^[\0-\x7f]+$/)
  expect(new Function(`return ${code}`)()).toEqual(['Größe 🕰', 'éß', true, true])
})
