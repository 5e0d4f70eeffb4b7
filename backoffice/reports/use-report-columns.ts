import type { SoldGoods, Takings } from '#contract/wire/reports.ts'
import { useText } from '../i18n/use-text.ts'
import { useEuro } from '../orders/use-euro.ts'
import { decimalCell, type ReportColumn } from './report-table.tsx'

/** The columns that the tables of a report share. */
export function useReportColumns() {
  const text = useText()
  const euro = useEuro()
  const takings = <Row extends { readonly takings: number }>(): ReportColumn<Row> => ({
    head: text('report.takings'),
    text: (row) => euro(row.takings),
    cell: (row) => decimalCell(row.takings),
    isNumber: true,
  })
  /** Orders and takings, with a bar as long as the row's share of the greatest. */
  const sums = (rows: readonly Takings[]): ReportColumn<Takings>[] => {
    const most = Math.max(0, ...rows.map((row) => row.takings))
    return [
      { head: text('report.orders'), text: ({ orders }) => String(orders), isNumber: true },
      { ...takings<Takings>(), share: (row) => (most > 0 ? row.takings / most : 0) },
    ]
  }
  const pieces = { head: text('report.pieces'), text: (row: { pieces: number }) => String(row.pieces), isNumber: true }
  const goods = (nameless: string): ReportColumn<SoldGoods>[] => [
    { head: text('report.name'), text: ({ name }) => name || nameless },
    pieces,
    takings<SoldGoods>(),
  ]
  const value = {
    head: text('report.value'),
    text: (row: { value: number }) => euro(row.value),
    cell: (row: { value: number }) => decimalCell(row.value),
    isNumber: true,
  }
  return { sums, pieces, products: goods(text('report.gone')), groups: goods(text('report.without')), value }
}
