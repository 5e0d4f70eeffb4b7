import type { GoodsReport, SoldGoods } from '#contract/wire/reports.ts'
import { euroOf } from '#domain/money/money.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { ofBranch, type ReportScope } from './report-scope.ts'

/** The most lines of each table. */
const MOST = 500

interface SoldRow {
  readonly product: number | null
  readonly name: string | null
  readonly reference_number: string | null
  readonly brand: number | null
  readonly brand_name: string | null
  readonly category: number | null
  readonly category_name: string | null
  readonly pieces: number
  readonly takings: number
}

const sold = (where: string) => `select l.product as product, sum(l.count - l.returned) as pieces,
  sum((l.count - l.returned) * l.price_brutto) as takings
  from ecommerce_order o join ecommerce_order_line l on l."order" = o.id
  where o.project = ? and o.created_on >= ? and o.created_on < ? and o.state <> 'cancelled' ${where}
  group by l.product`

const soldGoods = (where: string) => `select s.product, s.pieces, s.takings, p.display_name as name, p.reference_number,
  p.manufacturer as brand, m.display_name as brand_name, p.category, c.display_name as category_name
  from (${sold(where)}) s left join ecommerce_product p on p.id = s.product
  left join ecommerce_manufacturer m on m.id = p.manufacturer
  left join ecommerce_category c on c.id = p.category`

/** What lies there, what is worth most first. */
const goodsInStock = (at: string) => `select p.id, p.display_name as name, k.pieces, k.value
  from (select k.product, sum(k.pieces) as pieces, sum(k.pieces * coalesce(v.price_brutto, q.price_brutto, 0)) as value
    from ecommerce_stock k join ecommerce_product q on q.id = k.product
    left join ecommerce_product_variant v on v.id = k.variant
    where q.project = ? and q.status = 'published' and k.pieces > 0 ${at} group by k.product) k
  join ecommerce_product p on p.id = k.product
  order by k.value desc, p.id limit ?`

/** The same goods under another heading: by brand, by category. */
function gathered(
  rows: readonly SoldRow[],
  id: 'brand' | 'category',
  name: 'brand_name' | 'category_name',
): SoldGoods[] {
  const groups = Map.groupBy(rows, (row) => (row[id] === null ? null : Number(row[id])))
  const all = [...groups].map(([key, own]) => ({
    id: key,
    name: own[0]?.[name] ?? '',
    pieces: own.reduce((total, { pieces }) => total + Number(pieces), 0),
    cents: own.reduce((total, { takings }) => total + Number(takings), 0),
  }))
  return all
    .toSorted((a, b) => b.cents - a.cents)
    .slice(0, MOST)
    .map(({ cents, ...rest }) => ({ ...rest, takings: euroOf(cents) }))
}

/** What was sold in a time by product, brand and category, and what lies there and was not; the best first. */
export async function goodsReport(db: Database, scope: ReportScope): Promise<GoodsReport> {
  const { project, time } = scope
  const { where, parameters } = ofBranch(scope, 'o.collect_branch')
  const at = ofBranch(scope, 'k.branch')
  const { rows } = await run<SoldRow>(db, soldGoods(where), [project, time.begins, time.ends, ...parameters])
  const soldIds = new Set(rows.map(({ product }) => Number(product)))
  const stock = await run<{ id: number; name: string; pieces: number; value: number }>(db, goodsInStock(at.where), [
    project,
    ...at.parameters,
    MOST + soldIds.size,
  ])
  const unsold = stock.rows.filter(({ id }) => !soldIds.has(Number(id))).slice(0, MOST)
  return {
    products: rows
      .toSorted((a, b) => Number(b.takings) - Number(a.takings))
      .slice(0, MOST)
      .map(({ product, name, reference_number, pieces, takings }) => ({
        id: product === null ? null : Number(product),
        name: name ?? '',
        reference_number,
        pieces: Number(pieces),
        takings: euroOf(Number(takings)),
      })),
    brands: gathered(rows, 'brand', 'brand_name'),
    categories: gathered(rows, 'category', 'category_name'),
    unsold: unsold.map(({ id, name, pieces, value }) => ({
      id: Number(id),
      name,
      pieces: Number(pieces),
      value: euroOf(Number(value)),
    })),
  }
}
