import type { GoodsReport, SoldGoods, StockValue, Takings } from '#contract/wire/reports.ts'
import { isPaymentMethodId, paymentMethodName } from '#domain/money/payment-methods.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { courseSheet } from './course-sheet.ts'
import { type ReportColumn, type ReportSheet, ranked, sheetOf } from './report-sheet.ts'
import type { Reports } from './use-reports.ts'
import { visitSheets } from './visit-sheets.ts'

type Named<Row> = (row: Row) => string

/** The columns and tables that reports share. */
function useParts({ goods, goodsBefore }: Pick<Reports, 'goods' | 'goodsBefore'>) {
  const text = useText()
  const named = <Row>(value: Named<Row>): ReportColumn<Row> => ({ head: text('report.name'), kind: 'text', value })
  const pieces = { head: text('report.pieces'), kind: 'count', value: (row: { pieces: number }) => row.pieces } as const
  const value = { head: text('report.value'), kind: 'euro', value: (row: { value: number }) => row.value } as const
  const margin: ReportColumn<SoldGoods>[] = [
    { head: text('report.margin'), kind: 'euro', value: (row) => (row.margin_of > 0 ? row.margin : null) },
    {
      head: text('report.marginShare'),
      kind: 'percent',
      value: (row) => (row.margin_net > 0 ? row.margin / row.margin_net : null),
    },
  ]
  /** What was sold under a heading, beside the takings of the period compared. */
  const sold = (list: 'products' | 'brands' | 'categories', nameless: string, more: ReportColumn<SoldGoods>[] = []) => {
    const rows: readonly SoldGoods[] = goods[list]
    const earlier = new Map(goodsBefore?.[list].map(({ id, takings }) => [id, takings]))
    const before: ReportColumn<SoldGoods> = {
      head: text('report.comparedColumn'),
      kind: 'euro',
      value: ({ id }) => earlier.get(id) ?? 0,
    }
    const label = ({ name }: SoldGoods) => name || nameless
    const about = {
      title: text(`report.${list}`),
      none: text('report.none'),
      help: list === 'products' ? text('report.goodsHelp') : undefined,
      chart: ranked(rows, { name: text('report.goodsTakings'), unit: 'euro', label, value: ({ takings }) => takings }),
    }
    return sheetOf(about, rows, [
      ...[named(label), ...more, pieces],
      { head: text('report.goodsTakings'), kind: 'euro', value: ({ takings }) => takings },
      ...(goodsBefore ? [before] : []),
      ...(goods.margin.margin_of > 0 ? margin : []),
    ])
  }
  const takings = <Row extends Takings>(title: string, rows: readonly Row[], label: Named<Row>) =>
    sheetOf(
      {
        title,
        none: text('report.none'),
        chart: ranked(rows, { name: text('report.takings'), unit: 'euro', label, value: (row) => row.takings }),
      },
      rows,
      [
        named(label),
        { head: text('report.orders'), kind: 'count', value: ({ orders }) => orders },
        { head: text('report.takings'), kind: 'euro', value: (row) => row.takings },
      ],
    )
  return { named, pieces, value, sold, takings }
}

/** The tables of a report: the course of the period, what was sold, where and how it was paid, and what was not, or slowly. */
export function useReportSheets(reports: Reports): readonly ReportSheet[] {
  const { sales, before, goods, goodsBefore, stock, visits } = reports
  const text = useText()
  const language = useOfficeLanguage()
  const branches = useBranches()
  const { named, pieces, value, sold, takings } = useParts({ goods, goodsBefore })
  const branchName = ({ branch }: { readonly branch: number | null }) =>
    branch === null
      ? text('report.parcels')
      : (branches.find(({ id }) => id === branch)?.display_name ?? text('report.without'))
  const methodName = ({ method }: { readonly method: number }) =>
    isPaymentMethodId(method) ? paymentMethodName(method, language) : String(method)
  const number: ReportColumn<SoldGoods> = {
    head: text('report.number'),
    kind: 'text',
    value: (row) => (row as GoodsReport['products'][number]).reference_number ?? '',
  }
  const here = text('report.nothingHere')
  const worth: ReportColumn<StockValue> = {
    head: text('report.atCost'),
    kind: 'euro',
    value: ({ cost, cost_pieces }) => (cost_pieces > 0 ? cost : null),
  }
  return [
    courseSheet(sales, before, { text, language }),
    ...(visits ? visitSheets(visits, reports.visitsBefore, text) : []),
    sold('products', text('report.gone'), [number]),
    sold('brands', text('report.without')),
    sold('categories', text('report.without')),
    takings(text('report.branches'), sales.branches, branchName),
    takings(text('report.payments'), sales.payments, methodName),
    sheetOf({ title: text('report.slow'), none: here, help: text('report.slowHelp') }, goods.slow, [
      ...[named(({ name }: { name: string }) => name), pieces],
      { head: text('report.sold'), kind: 'count', value: (row: { sold: number }) => row.sold },
      { head: text('report.lasts'), kind: 'count', value: (row: { days: number }) => row.days },
      value,
    ] as ReportColumn<GoodsReport['slow'][number]>[]),
    sheetOf({ title: text('report.unsold'), none: here }, goods.unsold, [named(({ name }) => name), pieces, value]),
    sheetOf({ title: text('report.stockByBranch'), none: here }, stock.branches, [
      named(branchName),
      pieces,
      { head: text('report.atPrice'), kind: 'euro', value: (row) => row.value },
      worth,
    ]),
  ]
}
