type Row = { part: string; what: string; measured: string; wanted: string; isReached: boolean | undefined }

export type Table = {
  /** `reached` says whether the figure wanted was reached; left out where none is. */
  add(part: string, what: string, measured: string, wanted?: string, reached?: boolean): void
  /** All rows under each other; `missed` counts those that did not reach what was wanted. */
  print(): { text: string; missed: number }
}

/** Collects what is measured, tells it as it comes and prints it in one table in the end. */
export function createTable(tell: (line: string) => void): Table {
  const rows: Row[] = []
  return {
    add(part, what, measured, wanted = '', isReached = undefined) {
      rows.push({ part, what, measured, wanted, isReached })
      tell(`${part}: ${what}: ${measured}`)
    },
    print() {
      const cells = rows.map(({ part, what, measured, wanted, isReached }, index) => [
        rows[index - 1]?.part === part ? '' : part,
        what,
        measured,
        wanted,
        isReached === undefined ? '' : isReached ? 'yes' : 'NO',
      ])
      const all = [['', '', 'measured', 'to reach', ''], ...cells]
      const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
      const lines = all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
      return {
        text: lines.map((line) => line.trimEnd()).join('\n'),
        missed: rows.filter(({ isReached }) => isReached === false).length,
      }
    },
  }
}
