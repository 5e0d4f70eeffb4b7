import type { StockReport } from '#contract/wire/reports.ts'
import { euroOf } from '#domain/money/money.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { ofBranch, type ReportScope } from './report-scope.ts'

/** What lies in stock now by branch, in euro at the prices at which it is sold. */
export async function stockReport(db: Database, scope: Pick<ReportScope, 'project' | 'branch'>): Promise<StockReport> {
  const { where, parameters } = ofBranch(scope, 'k.branch')
  const { rows } = await run<{ branch: number | null; pieces: number; value: number }>(
    db,
    `select k.branch, sum(k.pieces) as pieces, sum(k.pieces * coalesce(v.price_brutto, p.price_brutto, 0)) as value
    from ecommerce_stock k join ecommerce_product p on p.id = k.product
    left join ecommerce_product_variant v on v.id = k.variant
    where p.project = ? and k.pieces > 0 ${where} group by k.branch`,
    [scope.project, ...parameters],
  )
  return {
    pieces: rows.reduce((total, { pieces }) => total + Number(pieces), 0),
    value: euroOf(rows.reduce((total, { value }) => total + Number(value), 0)),
    branches: rows.map(({ branch, pieces, value }) => ({
      branch: branch === null ? null : Number(branch),
      pieces: Number(pieces),
      value: euroOf(Number(value)),
    })),
  }
}
