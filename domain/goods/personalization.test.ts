import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPersonalization, lengthOf, type PersonalizationField } from './personalization.ts'

const engraving: PersonalizationField = { id: 'text', display_name: 'Gravur', max_length: 5, characters: 'letters' }
const problem = (value: string, more: Partial<PersonalizationField> = {}) =>
  checkPersonalization([{ ...engraving, ...more }], { text: value }).text

test('a value within its rules is well', () => {
  expect(checkPersonalization([engraving], { text: ' Anna ' })).toEqual({})
})

test('an empty value is a problem only for a required field', () => {
  expect(problem('  ')).toBeUndefined()
  expect(problem('', { required: true })).toBe('missing')
  expect(checkPersonalization([{ ...engraving, required: true }], {})).toEqual({ text: 'missing' })
})

test('a value is neither longer nor shorter than its field allows', () => {
  expect(problem('Annab')).toBeUndefined()
  expect(problem('Annabe')).toBe('tooLong')
  expect(problem('A', { min_length: 2 })).toBe('tooShort')
  expect(problem('x'.repeat(31), { max_length: null })).toBe('tooLong')
})

test('an accented letter counts once however it is written', () => {
  expect(lengthOf('Zoe\u0308')).toBe(3)
  expect(problem('Zoe\u0308ab')).toBeUndefined()
})

test('letters of European names count as the platform counts them', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const letter = fc.oneof(
    fc.integer({ min: 0x20, max: 0x7e }),
    fc.integer({ min: 0xa0, max: 0x17f }),
    fc.constant(0x308),
  )
  fc.assert(
    fc.property(fc.array(letter.map((code) => String.fromCharCode(code))), (letters) => {
      const value = letters.join('')
      expect(lengthOf(value)).toBe([...segmenter.segment(value)].length)
    }),
  )
})

test('marks piled upon one letter do not make a value of any length', () => {
  expect(problem(`A${'\u0308'.repeat(100)}`)).toBe('tooLong')
})

test('only the characters of the field are taken', () => {
  expect(problem('A & B')).toBeUndefined()
  expect(problem('A1')).toBe('characters')
  expect(problem('1.5.', { characters: 'letters_digits' })).toBeUndefined()
  expect(problem('A<b>', { characters: 'letters_digits' })).toBe('characters')
  expect(problem('A\nB', { characters: 'text' })).toBe('characters')
})

test('a value for a field that does not exist is a problem', () => {
  expect(checkPersonalization([], { text: 'Anna' })).toEqual({ text: 'unknownField' })
})
