import type { StockReport } from '#contract/wire/reports.ts'
import { euroOf } from '#domain/money/money.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { ofBranch, type ReportScope } from './report-scope.ts'
import { SELLABLE } from './sellable-stock.ts'

interface PlaceRow {
  readonly branch: number | null
  readonly pieces: number
  readonly value: number
  readonly cost: number
  readonly cost_pieces: number
}

const total = (rows: readonly PlaceRow[], name: Exclude<keyof PlaceRow, 'branch'>) =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0)

const worthOf = (rows: readonly PlaceRow[]) => ({
  pieces: total(rows, 'pieces'),
  value: euroOf(total(rows, 'value')),
  cost: euroOf(total(rows, 'cost')),
  cost_pieces: total(rows, 'cost_pieces'),
})

/** What lies in stock now by branch, in euro at the prices at which it is sold and, where that is known and may be, at what it cost. */
export async function stockReport(
  db: Database,
  scope: Pick<ReportScope, 'project' | 'branch' | 'showsCosts'>,
): Promise<StockReport> {
  const { where, parameters } = ofBranch(scope, 'k.branch')
  const found = await run<PlaceRow>(
    db,
    `select k.branch, sum(k.pieces) as pieces, sum(cast(k.pieces as bigint) * coalesce(v.price_brutto, p.price_brutto, 0)) as value,
      sum(cast(k.pieces as bigint) * coalesce(v.cost, p.cost, 0)) as cost,
      sum(case when coalesce(v.cost, p.cost) is null then 0 else k.pieces end) as cost_pieces
    from ecommerce_stock k join ecommerce_product p on p.id = k.product
    left join ecommerce_product_variant v on v.id = k.variant
    where p.project = ? and k.pieces > 0 and ${SELLABLE} ${where} group by k.branch`,
    [scope.project, ...parameters],
  )
  const rows = scope.showsCosts ? found.rows : found.rows.map((row) => ({ ...row, cost: 0, cost_pieces: 0 }))
  return {
    ...worthOf(rows),
    branches: rows.map((row) => ({ branch: row.branch === null ? null : Number(row.branch), ...worthOf([row]) })),
  }
}
