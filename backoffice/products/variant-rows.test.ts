import { expect, test } from 'vitest'
import { axisValuesOf, withCell, withoutCell, withWording, wordingOf } from './variant-rows.ts'

const defaults = { stock: 0, translations: [{ language: 'de' }, { language: 'fr' }] }
const gold = withCell([], 'Gelbgold', '52', defaults)

test('a variant of two values is named by both and begins with what is known of them', () => {
  const french = withWording(gold, 'first_value', 'Gelbgold', { text: 'Or jaune', place: 1 })
  const rows = withCell(french, 'Gelbgold', '54', defaults)
  expect(rows.map(({ display_name }) => display_name)).toEqual(['Gelbgold, 52', 'Gelbgold, 54'])
  expect(rows[1]).toMatchObject({
    stock: 0,
    active: true,
    translations: [{ language: 'de' }, { language: 'fr', first_value: 'Or jaune', display_name: 'Or jaune, 54' }],
  })
  expect(axisValuesOf(rows, 'second_value')).toEqual(['52', '54'])
})

test('what orders may name is no longer offered, and what is new goes; either comes back by the same tick', () => {
  expect(withoutCell(gold, 'Gelbgold', '52')).toEqual([])
  const stored = gold.map((row) => ({ ...row, id: 7 }))
  const off = withoutCell(stored, 'Gelbgold', '52')
  expect(off).toMatchObject([{ id: 7, active: false }])
  expect(withCell(off, 'Gelbgold', '52', defaults)).toMatchObject([{ id: 7, active: true }])
})

test('a value is worded anew in all variants that have it, their names with it', () => {
  const rows = withCell(withCell(gold, 'Gelbgold', '54', defaults), 'Platin', '54', defaults)
  const renamed = withWording(rows, 'first_value', 'Gelbgold', { text: 'Gelbgold 750', place: 0 })
  expect(renamed.map(({ display_name }) => display_name)).toEqual([
    'Gelbgold 750, 52',
    'Gelbgold 750, 54',
    'Platin, 54',
  ])
  expect(wordingOf(renamed, 'first_value', 'Platin', 0)).toBe('Platin')
  expect(wordingOf(renamed, 'first_value', 'Platin', 1)).toBe('')
})
