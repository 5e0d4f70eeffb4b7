import { CsvError, parse } from 'csv-parse/sync'
import { separatorOf } from '#domain/texts/csv.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Characters of one line, breaks within quotes included: a description is shorter. */
const LONGEST_LINE = 1_000_000

/** Lines of a table; of one with more one line more is read, so that it is seen. */
export const MOST_LINES = 100_000

/** Rows of cells; lines count as a spreadsheet shows them, the first is 1. */
export type Rows = { readonly line: number; readonly cells: readonly string[] }[]

/** What is wrong, by what the library calls it. */
const WORDS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quotation mark',
  INVALID_OPENING_QUOTE: 'a quotation mark stands within a text that does not begin with one',
  CSV_MAX_RECORD_SIZE: 'it is longer than a million characters',
}

/** The rows of a text whose separator is found by itself. Throws UnreadableFile with the line of the text where it is broken. */
export function csvRows(text: string): Rows {
  try {
    const delimiter = separatorOf(text)
    const rows = parse(text, {
      delimiter,
      // Between tabs feeds write texts as they are: a quotation mark may be that of inches.
      relax_quotes: delimiter === '\t',
      bom: true,
      relax_column_count: true,
      max_record_size: LONGEST_LINE,
      to: MOST_LINES + 1,
    })
    const width = rows[0]?.length ?? 0
    const wide = rows.findIndex((cells) => cells.slice(width).some((cell) => cell.trim() !== ''))
    if (wide > 0)
      throw new UnreadableFile(`The file is broken at line ${wide + 1}: it has more cells than the head names`)
    return rows.map((cells, index) => ({ line: index + 1, cells }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const [, named = '1'] = /line (\d+)/.exec(error.message) ?? []
    throw new UnreadableFile(`The file is broken at line ${named}: ${WORDS[error.code] ?? 'it is no table'}`)
  }
}
