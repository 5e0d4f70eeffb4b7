import type { Margin } from '#contract/wire/reports.ts'
import { marginOf } from '#domain/money/margin.ts'
import { euroOf } from '#domain/money/money.ts'
import type { TaxMode } from '#domain/money/tax-mode.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { isSold } from '../shop/brought-in.ts'
import { type Lessened, lessenedGoods, soldKey } from './lessened-goods.ts'
import { ofBranch, type ReportScope } from './report-scope.ts'

/** What was sold of one product or variant at one rate of VAT; money in cents. `open`: of lines that froze no cost. */
interface StoredRow {
  readonly product: number | null
  readonly variant: number | null
  readonly tax_mode: TaxMode
  readonly tax_percent: number
  readonly pieces: number
  readonly takings: number
  readonly cost: number
  readonly open_pieces: number
  readonly open_takings: number
  readonly cost_now: number | null
  readonly name: string | null
  readonly reference_number: string | null
  readonly brand: number | null
  readonly brand_name: string | null
  readonly category: number | null
  readonly category_name: string | null
}

/** The same with its margin: of `known` cents, which are `net` without VAT and without what was given back though the goods stayed. */
export interface SoldRow extends Pick<StoredRow, 'name' | 'reference_number' | 'brand_name' | 'category_name'> {
  readonly product: number | null
  readonly brand: number | null
  readonly category: number | null
  readonly pieces: number
  readonly takings: number
  readonly known: number
  readonly net: number
  readonly margin: number
}

/** Of a type that holds what many pieces bring: PostgreSQL multiplies whole numbers up to 2147483647 otherwise. */
const SOLD = 'cast(l.count - l.returned as bigint)'

/** By the plus nothing can look for the lines of one order after the other, which would have to be sorted then: that takes twice as long. */
const sold = (where: string) => `select l.product, l.variant, l.tax_mode, l.tax_percent, sum(${SOLD}) as pieces,
  sum(${SOLD} * l.price_brutto) as takings, sum(${SOLD} * coalesce(l.cost, 0)) as cost,
  sum(case when l.cost is null then ${SOLD} else 0 end) as open_pieces,
  sum(case when l.cost is null then ${SOLD} * l.price_brutto else 0 end) as open_takings
  from ecommerce_order_line l where l."order" + 0 in (select o.id from ecommerce_order o
    where o.project = ? and o.created_on >= ? and o.created_on < ? and ${isSold('o')} ${where})
  group by l.product, l.variant, l.tax_mode, l.tax_percent`

const soldGoods = (
  where: string,
) => `select s.product, s.variant, s.tax_mode, s.tax_percent, s.pieces, s.takings, s.cost, s.open_pieces,
  s.open_takings, coalesce(v.cost, p.cost) as cost_now, p.display_name as name, p.reference_number,
  p.manufacturer as brand, m.display_name as brand_name, p.category, c.display_name as category_name
  from (${sold(where)}) s left join ecommerce_product p on p.id = s.product
  left join ecommerce_product_variant v on v.id = s.variant
  left join ecommerce_manufacturer m on m.id = p.manufacturer
  left join ecommerce_category c on c.id = p.category`

const NOTHING: Lessened = { cents: 0, open: 0 }

const idOf = (value: number | null) => (value === null ? null : Number(value))

/**
 * Which part of a row's takings has a known cost, and that, and what was given back of that part. A line that froze none cost what the goods
 * cost today, if anybody has said.
 */
function costOf(row: StoredRow, lessened: Lessened): { known: number; cost: number; back: number } {
  const takings = Number(row.takings)
  const isKnown = row.cost_now !== null
  return {
    known: isKnown ? takings : takings - Number(row.open_takings),
    cost: Number(row.cost) + (isKnown ? Number(row.open_pieces) * Number(row.cost_now) : 0),
    back: lessened.cents - (isKnown ? 0 : lessened.open),
  }
}

/** To who may not read costs none is known. */
function withMargin(row: StoredRow, lessened: Lessened | undefined): SoldRow {
  const { known, cost, back } = lessened ? costOf(row, lessened) : { known: 0, cost: 0, back: 0 }
  const { name, reference_number, brand_name, category_name, tax_mode: taxMode } = row
  return {
    name,
    reference_number,
    brand_name,
    category_name,
    takings: Number(row.takings),
    known,
    product: idOf(row.product),
    brand: idOf(row.brand),
    category: idOf(row.category),
    pieces: Number(row.pieces),
    ...marginOf({ gross: known - back, cost, taxMode, taxPercent: Number(row.tax_percent) }),
  }
}

/**
 * What was sold in a time and did not come back, by product, variant and rate of VAT; money in cents. What was given back for goods that
 * stayed lowers their margin, and not what they were sold for.
 */
export async function soldRows(db: Database, scope: ReportScope): Promise<SoldRow[]> {
  const { project, time, showsCosts = false } = scope
  const { where, parameters } = ofBranch(scope, 'o.collect_branch')
  const [{ rows }, lessened] = await Promise.all([
    run<StoredRow>(db, soldGoods(where), [project, time.begins, time.ends, ...parameters]),
    showsCosts ? lessenedGoods(db, scope) : undefined,
  ])
  return rows.map((row) => withMargin(row, lessened && (lessened.get(soldKey(row)) ?? NOTHING)))
}

type Amount = 'pieces' | 'takings' | 'known' | 'net' | 'margin'

const sum = (rows: readonly SoldRow[], name: Amount) => rows.reduce((total, row) => total + row[name], 0)

/** The sums of rows, money in euro. */
export const sumsOf = (rows: readonly SoldRow[]): Margin & { pieces: number; takings: number } => ({
  pieces: sum(rows, 'pieces'),
  takings: euroOf(sum(rows, 'takings')),
  margin: euroOf(sum(rows, 'margin')),
  margin_net: euroOf(sum(rows, 'net')),
  margin_of: euroOf(sum(rows, 'known')),
})
