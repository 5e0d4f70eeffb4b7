import type { Database } from '../../db/database.ts'
import { run } from '../../db/run.ts'
import { lockNumbers } from '../../shop/counter.ts'
import type { Shop } from '../../shop/shop.ts'
import { OrderRefusal } from '../refusal.ts'
import type { AgreedOrder, OrderingCall } from './write-orders.ts'

async function openOrders(db: Database, project: number, email: string): Promise<number> {
  const { rows } = await run<{ open: number }>(
    db,
    `select count(*) as open from ecommerce_order
    where project = ? and state in ('received', 'awaiting_payment') and lower(customer_email) = lower(?)`,
    [project, email],
  )
  return Number(rows[0]?.open)
}

/** Throws the refusal where a customer has as many orders as the shop lets wait at once: they hold stock and cost nothing. */
export async function checkOpenOrders(db: Database, { shop, request }: OrderingCall): Promise<void> {
  const { mostOpenOrders, project } = shop
  if (mostOpenOrders === null || (await openOrders(db, project.id, request.customerEmail)) < mostOpenOrders) return
  throw new OrderRefusal('too_many', { field: 'customerEmail', message: 'Too many orders of this customer are open' })
}

const boundOf = ({ mostOpenOrders }: Shop): number => mostOpenOrders ?? Number.POSITIVE_INFINITY

/**
 * Those of `orders` that their customers may have open beside each other and beside what is written already. Until `trx` ends nobody else
 * writes orders of a shop that has such a bound, so that of those that come at once no more are let in either.
 */
export async function withinOpenOrders(
  trx: Database,
  orders: readonly AgreedOrder[],
  year: number,
): Promise<AgreedOrder[]> {
  const bounded = orders.filter(({ shop }) => shop.mostOpenOrders !== null)
  await lockNumbers(trx, [...new Set(bounded.map(({ shop }) => shop.project.id))], year)
  const open = new Map<string, number>()
  const refused = new Set<AgreedOrder>()
  for (const order of bounded) {
    const { shop, request } = order
    const customer = `${shop.project.id} ${request.customerEmail.toLowerCase()}`
    const count = open.get(customer) ?? (await openOrders(trx, shop.project.id, request.customerEmail))
    if (count >= boundOf(shop)) refused.add(order)
    open.set(customer, refused.has(order) ? count : count + 1)
  }
  return orders.filter((order) => !refused.has(order))
}
