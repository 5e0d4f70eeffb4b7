import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, separatorOf, writeCsv } from './csv.ts'

test('a table is written as German spreadsheets open it', () => {
  expect(
    writeCsv([
      ['Name', 'Preis'],
      ['Ring; schmal', '1.234,50'],
      ['Zoll "8"', ''],
    ]),
  ).toBe('\uFEFFName;Preis\r\n"Ring; schmal";1.234,50\r\n"Zoll ""8""";\r\n')
})

test('what a spreadsheet would run as a formula is defused, numbers are not', () => {
  expect(writeCsv([['=1+1', '-5,00', '+49 40', '@x', '-a']])).toBe("\uFEFF'=1+1;-5,00;'+49 40;'@x;'-a\r\n")
})

test.each([
  ['a;b\n1;2', ';'],
  ['a,b\n1;2,3;4;5', ','],
  ['a\tb', '\t'],
  ['"a,b,c";d', ';'],
  ['einzeln', ';'],
])('the separator of %j is found in its first line', (text, separator) => {
  expect(separatorOf(text)).toBe(separator)
})

test('cells may hold separators, quotes and line breaks; empty lines do not count', () => {
  expect(readCsv('a;b\r\n"x;""y""\nz";2\r\n\r\n;\r\n3;4')).toEqual([
    ['a', 'b'],
    ['x;"y"\nz', '2'],
    ['3', '4'],
  ])
})

test('every table comes back as it was written', () => {
  const cell = fc.string({ minLength: 1 }).filter((text) => !/^[=+@\t\r\uFEFF-]/.test(text) && !text.includes('\r'))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (table) => {
      expect(readCsv(writeCsv(table), ';')).toEqual(table)
    }),
  )
})
