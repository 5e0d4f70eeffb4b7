import { enteredNumber } from '../texts/entered-number.ts'
import { amountMarks, centsIn } from './amounts.ts'
import { headKey, type ImportTable, type TableLine } from './import-table.ts'
import { proposedTarget } from './import-targets.ts'
import type { ImportProblem } from './imported-product.ts'

/** What a till says of goods: how they are named, and pieces and cents as far as it says something. */
export interface TillLine {
  readonly line: number
  /** Digits without leading zeros, as tills leave them out. */
  readonly gtin: string
  readonly reference: string
  /** The id of the product here. */
  readonly id: string
  readonly pieces: number | undefined
  readonly cents: number | undefined
}

export interface TillFile {
  readonly lines: readonly TillLine[]
  /** Lines of which nothing can be taken; their goods are among `lines`, without numbers. */
  readonly problems: readonly ImportProblem[]
}

type Column = 'gtin' | 'reference_number' | 'id' | 'stock' | 'price_brutto'

const OWN = ['id', 'product_id', 'eigene nummer', 'webnummer']

export const bareGtin = (text: string): string => text.replace(/[\s-]/g, '').replace(/^0+/, '')

/** Pieces as a till writes them, `3` or `3,00`; what was sold before it came counts as none. */
function piecesIn(text: string): number | undefined | 'unclear' {
  const pieces = enteredNumber(text.replace(/(?<=\d)[.,]0{1,2}$/, ''), 'de', 0)
  return typeof pieces === 'number' ? Math.max(0, pieces) : pieces
}

/** What a table of a till says; a text where it cannot be one, which tells what is missing. */
export function tillLines(table: ImportTable): TillFile | string {
  const columns = new Map<Column, string>()
  for (const name of table.head) {
    const key = headKey(name)
    const column = (OWN.includes(key) ? 'id' : proposedTarget(name)) as Column
    if (!columns.has(column)) columns.set(column, key)
  }
  if (!(['gtin', 'reference_number', 'id'] as const).some((name) => columns.has(name)))
    return 'The file names no goods: it needs a column gtin, reference_number or id'
  if (!columns.has('stock') && !columns.has('price_brutto'))
    return 'The file says nothing of the goods: it needs a column stock or price_brutto'
  const cell = ({ cells }: TableLine, column: Column) => cells.get(columns.get(column) ?? '') ?? ''
  const marks = amountMarks(table.lines.map((line) => cell(line, 'price_brutto')))
  const problems: ImportProblem[] = []
  const lines = table.lines.map((row) => {
    const number = (column: Column, value: number | undefined | 'unclear') => {
      if (value !== 'unclear') return value
      problems.push({ line: row.line, field: column, message: `is no number: "${cell(row, column).slice(0, 40)}"` })
      return undefined
    }
    return {
      line: row.line,
      gtin: bareGtin(cell(row, 'gtin')),
      reference: cell(row, 'reference_number'),
      id: cell(row, 'id'),
      pieces: number('stock', piecesIn(cell(row, 'stock'))),
      cents: number('price_brutto', centsIn(cell(row, 'price_brutto'), marks)),
    }
  })
  return { lines, problems }
}
