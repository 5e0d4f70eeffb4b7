import { type AmountMarks, centsIn } from './amounts.ts'
import { namedMoment } from './days.ts'
import type { ImportedSale, ImportProblem } from './imported-product.ts'

/** Reads cells of one product and gathers what cannot be read, each with its line and the column as the file calls it. */
export interface PartReader {
  readonly problems: ImportProblem[]
  amount(line: number, column: string, text: string | undefined): number | undefined
  pieces(line: number, column: string, text: string | undefined): number | undefined
  sale(line: number, cells: SaleCells): ImportedSale | undefined
}

export interface SaleCells {
  readonly price: string | undefined
  readonly from: string | undefined
  readonly until: string | undefined
  readonly lowest?: string | undefined
}

export function partReader(marks: AmountMarks): PartReader {
  const problems: ImportProblem[] = []
  const amount: PartReader['amount'] = (line, field, text) => {
    const cents = centsIn(text ?? '', marks)
    if (cents !== 'unclear') return cents
    problems.push({ line, field, message: `is no amount: ${shortened(text)}` })
    return undefined
  }
  const moment = (line: number, text: string | undefined, which: 'from' | 'until') => {
    const found = namedMoment(text, which)
    if (text && found === undefined) problems.push({ line, field: 'sale', message: `is no day: ${shortened(text)}` })
    return found
  }
  return {
    problems,
    amount,
    pieces(line, field, text) {
      if (!text) return undefined
      if (/^-?\d{1,7}([.,]0+)?$/.test(text)) return Math.max(0, Math.trunc(Number(text.replace(',', '.'))))
      problems.push({ line, field, message: `is no number of pieces: ${shortened(text)}` })
      return undefined
    },
    sale(line, { price, from, until, lowest }) {
      const cents = amount(line, 'sale', price)
      if (cents === undefined) return undefined
      return {
        price: cents,
        from: moment(line, from, 'from'),
        until: moment(line, until, 'until'),
        lowest: amount(line, 'sale', lowest),
      }
    },
  }
}

const shortened = (text: string | undefined): string => {
  const bare = (text ?? '').replace(/\s+/g, ' ').trim()
  return bare.length > 60 ? `${bare.slice(0, 60)}…` : bare
}
