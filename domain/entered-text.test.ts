import { expect, test } from 'vitest'
import { enteredId, enteredLine, enteredText } from './entered-text.ts'

test('what was entered loses blanks around it, control characters and turned writing', () => {
  expect(enteredText('  Guten\u0000 Tag\r\n\u202eegasseB\u2066 ')).toBe('Guten Tag\negasseB')
  expect(enteredText('\ud800x')).toBe('\ufffdx')
})

test('a line has no breaks', () => {
  expect(enteredLine(' Anna\n\tMuster ')).toBe('Anna Muster')
})

test('whatever is no text counts as empty', () => {
  for (const value of [undefined, null, 7, {}, ['x']]) expect(enteredText(value)).toBe('')
})

test('an id is a whole number that a database can hold, or its digits', () => {
  expect([enteredId(7), enteredId('7'), enteredId(' 7 ')]).toEqual([7, 7, 7])
  for (const value of [0, -1, 1.5, '07', '', 'x', '9999999999', 2 ** 31, null, [7], Number.NaN])
    expect(enteredId(value), String(value)).toBeUndefined()
})
