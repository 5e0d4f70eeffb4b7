import { expect, test } from 'vitest'
import { enteredId, enteredLine, enteredText, textProblem } from './entered-text.ts'

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

test('a text of which nothing can be seen counts as empty, however it is made up', () => {
  for (const value of ['\u200b\u200b', '\u00a0\u2009', '\u202e\u2066', '\u200d\ufeff', '\u3164', ' \n\u2060'])
    expect([enteredText(value), enteredLine(value)], JSON.stringify(value)).toEqual(['', ''])
})

test('a letter pasted in two parts becomes the one that is searched for', () => {
  expect(enteredLine('Mu\u0308ller')).toBe('Müller')
})

test('joiners inside a name stay as they are', () => {
  for (const name of ['نیک\u200cنام', 'ක්\u200dෂේම', '👩\u200d🔧']) expect(enteredText(name)).toBe(name)
})

test('what is neither missing nor a text is invalid, also where a text may be missing', () => {
  const problem = (value: unknown, required: boolean) =>
    textProblem(value, enteredText(value), { maximum: 3, required })
  for (const value of [7, true, {}, ['x']])
    expect([problem(value, false), problem(value, true)]).toEqual(['invalid', 'invalid'])
  for (const value of [undefined, null, ' ', '\u200b'])
    expect([problem(value, false), problem(value, true)]).toEqual([undefined, 'missing'])
  expect([problem('abc', true), problem('abcd', false)]).toEqual([undefined, 'tooLong'])
})
