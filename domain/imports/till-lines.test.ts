import { expect, test } from 'vitest'
import { tableOf } from './import-table.ts'
import { tillLines } from './till-lines.ts'

const read = (...rows: string[][]) => tillLines(tableOf(rows.map((cells, index) => ({ line: index + 1, cells }))))

test('goods are named by GTIN, number or id, with pieces and prices as tills write them', () => {
  expect(
    read(
      ['EAN', 'Artikelnummer', 'Bestand', 'VK-Preis'],
      ['04012345678901', '', '3,00', '1.299,00 €'],
      ['', 'R-10-54', '-2', ''],
    ),
  ).toEqual({
    lines: [
      { line: 2, gtin: '4012345678901', reference: '', id: '', pieces: 3, cents: 129900 },
      { line: 3, gtin: '', reference: 'R-10-54', id: '', pieces: 0, cents: undefined },
    ],
    problems: [],
  })
})

test('a number that is none is told with its line, and nothing is guessed', () => {
  expect(read(['id', 'stock'], ['7', 'viele'], ['8', '1.000'])).toEqual({
    lines: [
      { line: 2, gtin: '', reference: '', id: '7', pieces: undefined, cents: undefined },
      { line: 3, gtin: '', reference: '', id: '8', pieces: 1000, cents: undefined },
    ],
    problems: [{ line: 2, field: 'stock', message: 'is no number: "viele"' }],
  })
})

test('a file without goods, or without anything about them, is refused by what it lacks', () => {
  expect(read(['Name', 'Bestand'], ['Ring', '1'])).toMatch(/^The file names no goods/)
  expect(read(['EAN', 'Name'], ['1', 'Ring'])).toMatch(/^The file says nothing/)
})
