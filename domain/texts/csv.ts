/** A table of texts as spreadsheets exchange it; German ones expect `;` and a byte order mark. */
export type CsvTable = string[][]

const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet would take for a formula: written with an apostrophe before it, so that nobody else's text is run. */
const FORMULA = /^[=+@\t\r-]/
const NUMBER = /^[+-]?[\d.,]+$/

const written = (value: string, separator: string): string => {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Writes a table: a byte order mark, `;` between the cells, lines ended as Excel ends them. */
export function writeCsv(table: readonly (readonly string[])[], separator = ';'): string {
  const lines = table.map((row) => row.map((value) => written(value, separator)).join(separator))
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join('')}`
}

/** The separator of a file: whichever its first line has most of, quoted texts aside. */
export function separatorOf(text: string): ';' | ',' | '\t' {
  const [first = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1)
  const count = (separator: string) => first.split(separator).length
  return ([';', ',', '\t'] as const).reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

/** Reads a table. Lines of nothing are left out; a quote that never ends reaches to the end of the text. */
export function readCsv(text: string, separator: string = separatorOf(text)): CsvTable {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  const table: CsvTable = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    row.push(cell)
    if (row.some((value) => value !== '')) table.push(row)
    row = []
    cell = ''
  }
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (source.charAt(at + 1) === '"') cell += source.charAt(++at)
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || row.length > 0) endRow()
  return table
}
