import { expect, test } from 'vitest'
import { choicesIn, type PageFormField, readPageForm } from './page-form.ts'

const field = (id: number, type: PageFormField['type'], isRequired = false, choices: string[] = []): PageFormField => ({
  id,
  type,
  label: `Feld ${id}`,
  isRequired,
  choices,
})

test('what was filled in comes as lines, without what was left empty', () => {
  const fields = [
    field(1, 'text', true),
    field(2, 'choice', false, ['Gold', 'Silber']),
    field(3, 'yes'),
    field(4, 'date'),
  ]
  const input = { field1: ' Ring\n585 ', field2: 'Silber', field3: 'on', field4: '', fremd: 'x' }
  expect(readPageForm(fields, input, 'Ja')).toEqual({
    ok: true,
    lines: ['Feld 1: Ring 585', 'Feld 2: Silber', 'Feld 3: Ja'],
  })
})

test.each([
  ['text', '', 'missing'],
  ['yes', undefined, 'missing'],
  ['choice', 'Platin', 'invalid'],
  ['date', '2026-02-30', 'invalid'],
  ['number', 'drei', 'invalid'],
  ['phone', 'ruf an', 'invalid'],
  ['text', 5, 'invalid'],
  ['text', 'x'.repeat(201), 'tooLong'],
] as const)('a field of the kind %s that holds %j is refused: %s', (type, value, problem) => {
  expect(readPageForm([field(1, type, true, ['Gold'])], { field1: value }, 'Ja')).toEqual({
    ok: false,
    problems: { field1: problem },
  })
})

test('choices are parted by semicolons, by bars or by commas', () => {
  expect(choicesIn('Gold; Weiß, poliert |Silber')).toEqual(['Gold', 'Weiß, poliert', 'Silber'])
  expect(choicesIn('Gold, Silber, Gold')).toEqual(['Gold', 'Silber'])
  expect(choicesIn(null)).toEqual([])
})
