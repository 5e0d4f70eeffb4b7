import type { GoodsReport, LyingGoods, SoldGoods } from '#contract/wire/reports.ts'
import { daysBetween } from '#domain/hours/calendar-day.ts'
import { euroOf } from '#domain/money/money.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { ofBranch, type ReportScope } from './report-scope.ts'
import { SELLABLE } from './sellable-stock.ts'
import { type SoldRow, soldRows, sumsOf } from './sold-rows.ts'

/** The most lines of each table. */
const MOST = 500

/** What lies there, what is worth most first. */
const goodsInStock = (at: string) => `select p.id, p.display_name as name, k.pieces, k.value
  from (select k.product, sum(k.pieces) as pieces, sum(cast(k.pieces as bigint) * coalesce(v.price_brutto, q.price_brutto, 0)) as value
    from ecommerce_stock k join ecommerce_product q on q.id = k.product
    left join ecommerce_product_variant v on v.id = k.variant
    where q.project = ? and q.status = 'published' and k.pieces > 0 and ${SELLABLE} ${at} group by k.product) k
  join ecommerce_product p on p.id = k.product
  order by k.value desc, p.id limit ?`

async function lyingGoods(db: Database, scope: ReportScope, most: number): Promise<LyingGoods[]> {
  const at = ofBranch(scope, 'k.branch')
  const { rows } = await run<LyingGoods>(db, goodsInStock(at.where), [scope.project, ...at.parameters, most])
  return rows.map(({ id, name, pieces, value }) => ({
    id: Number(id),
    name,
    pieces: Number(pieces),
    value: euroOf(Number(value)),
  }))
}

/** Rows under one heading: a product, a brand, a category. */
function gathered(
  rows: readonly SoldRow[],
  id: 'product' | 'brand' | 'category',
  name: 'name' | 'brand_name' | 'category_name',
): (SoldGoods & { reference_number: string | null })[] {
  const groups = Map.groupBy(rows, (row) => row[id])
  return [...groups]
    .map(([key, own]) => ({
      id: key,
      name: own[0]?.[name] ?? '',
      reference_number: own[0]?.reference_number ?? null,
      ...sumsOf(own),
    }))
    .toSorted((a, b) => b.takings - a.takings)
    .slice(0, MOST)
}

const groups = (...asked: Parameters<typeof gathered>): SoldGoods[] =>
  gathered(...asked).map(({ reference_number: _, ...group }) => group)

/** Goods with the days that their pieces last at the speed of the period, those that last longest first. */
function slowGoods(lying: readonly LyingGoods[], pieces: ReadonlyMap<number | null, number>, days: number) {
  return lying
    .flatMap((goods) => {
      const sold = pieces.get(goods.id) ?? 0
      return sold > 0 ? [{ ...goods, sold, days: Math.round((goods.pieces / sold) * days) }] : []
    })
    .toSorted((a, b) => b.days - a.days || b.value - a.value)
    .slice(0, MOST)
}

/** What was sold in a time by product, brand and category with its margin, and what lies there and was not, or slowly; the best first. */
export async function goodsReport(db: Database, scope: ReportScope): Promise<GoodsReport> {
  const rows = await soldRows(db, scope)
  const byProduct = Map.groupBy(rows, ({ product }) => product)
  const pieces = new Map([...byProduct].map(([id, own]) => [id, own.reduce((sum, row) => sum + row.pieces, 0)]))
  const lying = await lyingGoods(db, scope, MOST + byProduct.size)
  const { pieces: _, ...margin } = sumsOf(rows)
  return {
    margin,
    products: gathered(rows, 'product', 'name'),
    brands: groups(rows, 'brand', 'brand_name'),
    categories: groups(rows, 'category', 'category_name'),
    unsold: lying.filter(({ id }) => (pieces.get(id) ?? 0) <= 0).slice(0, MOST),
    slow: slowGoods(lying, pieces, daysBetween(scope.time.from, scope.time.until) + 1),
  }
}
