/** How a value is written: euro, pieces and the like, a share of one, a day or month (`2026-11-29`, `2026-11`), or a text. */
export type ValueKind = 'text' | 'time' | 'euro' | 'count' | 'percent'

export type CellValue = string | number | null

export interface ReportColumn<Row> {
  readonly head: string
  readonly kind: ValueKind
  /** Null: not known. */
  readonly value: (row: Row) => CellValue
}

/** What a chart shows beside its table: bars upright over time, or lying, by their length. */
export interface ReportChartData {
  readonly shape: 'course' | 'ranks'
  readonly unit: ValueKind
  readonly labels: readonly string[]
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[]
}

/** A table of a report without its rows' shapes: what is shown, charted, and saved. */
export interface ReportSheet {
  readonly title: string
  /** What is said in place of rows. */
  readonly none: string
  readonly help?: string | undefined
  readonly columns: readonly { readonly head: string; readonly kind: ValueKind }[]
  readonly rows: readonly (readonly CellValue[])[]
  readonly chart?: ReportChartData | undefined
}

/** A table of rows and what its columns say of each. */
export function sheetOf<Row>(
  about: Pick<ReportSheet, 'title' | 'none' | 'help' | 'chart'>,
  rows: readonly Row[],
  columns: readonly ReportColumn<Row>[],
): ReportSheet {
  return {
    ...about,
    columns: columns.map(({ head, kind }) => ({ head, kind })),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
  }
}

/** The bars of a chart that can be told apart at a glance. */
const MOST_BARS = 10

/** The longest bars of rows that come with the longest first; none of a single one, which says nothing. */
export function ranked<Row>(
  rows: readonly Row[],
  {
    name,
    unit,
    label,
    value,
  }: {
    readonly name: string
    readonly unit: ValueKind
    readonly label: (row: Row) => string
    readonly value: (row: Row) => number
  },
): ReportChartData | undefined {
  const shown = rows.slice(0, MOST_BARS)
  if (shown.length < 2) return undefined
  return { shape: 'ranks', unit, labels: shown.map(label), series: [{ name, values: shown.map(value) }] }
}
