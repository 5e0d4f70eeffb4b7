import { expect, test } from 'vitest'
import { tableWords } from './table-words.ts'

const sizes = [
  ['Größe', 'Umfang'],
  ['52', '52 mm'],
  ['54', '54 mm'],
]

test('a changed cell of a table is told by its row and column', () => {
  const after = sizes.map((row) => row.map((cell) => (cell === '54 mm' ? '54,4 mm' : cell)))
  expect(tableWords(sizes, after, 'de')).toBe('Zeile 3, Spalte 2 von „54 mm“ auf „54,4 mm“')
  expect(tableWords(sizes, after, 'en')).toBe('row 3, column 2 from “54 mm” to “54,4 mm”')
})

test('a row that came or went is told by what stands in it, whatever follows it', () => {
  const between = [...sizes.slice(0, 2), ['53', '53 mm'], ...sizes.slice(2)]
  expect(tableWords(sizes, between, 'de')).toBe('Zeile 3 hinzugefügt: „53 | 53 mm“')
  expect(tableWords(between, sizes, 'de')).toBe('Zeile 3 entfernt: „53 | 53 mm“')
})

test('many changes are counted beyond the first five, and what is no table is not told as one', () => {
  const words = tableWords(
    [],
    Array.from({ length: 7 }, (_, at) => [String(at)]),
    'de',
  )
  expect(words).toMatch(/^Zeile 1 hinzugefügt: „0“; .*Zeile 5 hinzugefügt: „4“; und 2 weitere Änderungen$/)
  expect(tableWords({ a: 1 }, sizes, 'de')).toBeUndefined()
})
