import { givenBackForKept } from '#domain/money/given-back.ts'
import type { TaxMode } from '#domain/money/tax-mode.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { isSold, notKept } from '../shop/brought-in.ts'
import { ofBranch, type ReportScope } from './report-scope.ts'

interface GivenRow {
  readonly order: number
  readonly given: number
  readonly id: number
  readonly product: number | null
  readonly variant: number | null
  readonly tax_mode: TaxMode
  readonly tax_percent: number
  readonly count: number
  readonly returned: number
  readonly price_brutto: number
  readonly cost: number | null
}

/**
 * The lines of orders of which more was given back than the price of what came back. That anything was is asked of each sum by itself: of two
 * added up PostgreSQL does not know how few they are, and reads all lines.
 */
const given = (where: string) => `select o.id as "order", ${notKept('o')} as given, l.id, l.product, l.variant,
  l.tax_mode, l.tax_percent, l.count, l.returned, l.price_brutto, l.cost
  from ecommerce_order o join ecommerce_order_line l on l."order" = o.id
  where o.project = ? and o.created_on >= ? and o.created_on < ? and ${isSold('o')} ${where}
    and (o.refunded > 0 or o.credited > 0) and ${notKept('o')} > (select sum(cast(b.returned as bigint) * b.price_brutto)
      from ecommerce_order_line b where b."order" = o.id)`

/** What of the price of goods was given back though they stayed, in cents; `open`: of lines that froze no cost. */
export interface Lessened {
  readonly cents: number
  readonly open: number
}

/** What goods that were sold at one rate of VAT are known by. */
export const soldKey = (row: Pick<GivenRow, 'product' | 'variant' | 'tax_mode' | 'tax_percent'>): string =>
  [row.product, row.variant, row.tax_mode, Number(row.tax_percent)].join()

/** What was given back in a time for goods that stayed with customers, by `soldKey`. */
export async function lessenedGoods(db: Database, scope: ReportScope): Promise<ReadonlyMap<string, Lessened>> {
  const { project, time } = scope
  const { where, parameters } = ofBranch(scope, 'o.collect_branch')
  const { rows } = await run<GivenRow>(db, given(where), [project, time.begins, time.ends, ...parameters])
  const sums = new Map<string, Lessened>()
  for (const lines of Map.groupBy(rows, ({ order }) => order).values()) {
    const shares = givenBackForKept(
      lines.map((line) => ({
        id: Number(line.id),
        count: Number(line.count),
        returned: Number(line.returned),
        priceBrutto: Number(line.price_brutto),
      })),
      Number(lines[0]?.given),
    )
    for (const line of lines) {
      const cents = shares.get(Number(line.id)) ?? 0
      const before = sums.get(soldKey(line)) ?? { cents: 0, open: 0 }
      sums.set(soldKey(line), { cents: before.cents + cents, open: before.open + (line.cost === null ? cents : 0) })
    }
  }
  return sums
}
