import type { GoodsReport, SalesReport, StockReport, VisitsReport } from '#contract/wire/reports.ts'
import type { Transport } from './transport.ts'

/** German days (`2026-11-23`), the last included; `branch`: an id, or `parcels` for what is sent. */
export type ReportQuery = { from: string; until: string; branch?: string }

/** What staff read of their shop's figures. All reject with an ApiError whose message says why not. */
export function createReports(transport: Transport) {
  const read = async <T>(name: string, query: Partial<ReportQuery>) =>
    (await transport<{ data: T }>('GET', `/ecom/reports/${name}`, { query })).data
  return {
    sales: (query: ReportQuery) => read<SalesReport>('sales', query),
    goods: (query: ReportQuery) => read<GoodsReport>('goods', query),
    visits: (query: Pick<ReportQuery, 'from' | 'until'>) => read<VisitsReport>('visits', query),
    stock: (query: Pick<ReportQuery, 'branch'>) => read<StockReport>('stock', query),
    /** The path of all of them as a workbook, in a language. */
    workbookPath: (query: ReportQuery & { language: string }) =>
      `/ecom/reports/workbook.xlsx?${new URLSearchParams(query)}`,
  }
}
