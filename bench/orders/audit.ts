import { sql } from 'kysely'
import type { Database } from '#backend/db/database.ts'

/** What does not add up among the orders of a database; empty when everything does. `stock` is what there was of each product. */
export async function audit(db: Database, stock: number): Promise<string[]> {
  const check = async (what: string, query: ReturnType<typeof sql<{ n: number }>>) => {
    const { rows } = await query.execute(db)
    const n = Number(rows[0]?.n)
    return n === 0 ? [] : [`${n} ${what}`]
  }
  const found = await Promise.all([
    check(
      'orders whose lines do not make their goods',
      sql`select count(*) as n from ecommerce_order o where o.goods <> (
        select coalesce(sum(l.total_brutto), -1) from ecommerce_order_line l where l."order" = o.id)`,
    ),
    check(
      'orders without a log',
      sql`select count(*) as n from ecommerce_order o
        where not exists (select 1 from ecommerce_order_event e where e."order" = o.id)`,
    ),
    check(
      'orders without their two mails',
      sql`select count(*) as n from ecommerce_order o
        where 2 <> (select count(*) from ecommerce_order_mail m where m."order" = o.id)`,
    ),
    check(
      'lines of no order',
      sql`select count(*) as n from ecommerce_order_line l
        where not exists (select 1 from ecommerce_order o where o.id = l."order")`,
    ),
    check(
      'keys with more than one order',
      sql`select count(*) as n from (
        select idempotency_key from ecommerce_order group by idempotency_key having count(*) > 1) as twice`,
    ),
    check(
      'products whose stock does not add up',
      sql`select count(*) as n from ecommerce_product p where p.stock + (
        select coalesce(sum(l.stock_taken), 0) from ecommerce_order_line l where l.product = p.id) + (
        select coalesce(sum(r.pieces), 0) from ecommerce_reservation r where r.product = p.id and r.held) <> ${stock}`,
    ),
    check(
      'products whose places do not hold their stock',
      sql`select count(*) as n from ecommerce_product p where p.stock <> (
        select coalesce(sum(s.pieces), 0) from ecommerce_stock s where s.product = p.id and s.variant is null)`,
    ),
    check(
      'numbers left out',
      sql`select coalesce(max(c.value), 0) - (select count(*) from ecommerce_order) as n from counters c where c.name = 'order'`,
    ),
    check(
      'mails written twice',
      sql`select count(*) as n from mail m
        where (select count(*) from ecommerce_order_mail t where t.mail = m.id) > 1`,
    ),
  ])
  return found.flat()
}
