import { emailKey } from '#domain/texts/email.ts'
import { rowsInTurn, type Statement } from '../../db/batch.ts'
import type { Database, Row } from '../../db/database.ts'
import { OrderRefusal } from '../refusal.ts'
import type { AgreedOrder, OrderingCall } from './write-orders.ts'

/** Asks how many orders of a customer are open; answered as `open`, with a `name` to know them by. */
const askForOpen = (project: number, email: string, name: string): Statement => ({
  text: `select cast(? as text) as name, count(*) as open from ecommerce_order
    where project = ? and state in ('received', 'awaiting_payment') and email_key(customer_email) = email_key(?)`,
  parameters: [name, project, email],
})

/** Throws the refusal where a customer has as many orders as the shop lets wait at once: they hold stock and cost nothing. */
export async function checkOpenOrders(db: Database, { shop, request }: OrderingCall): Promise<void> {
  const { mostOpenOrders, project } = shop
  if (mostOpenOrders === null) return
  const rows = await rowsInTurn(db, askForOpen(project.id, request.customerEmail, ''))
  if (Number(rows[0]?.open) < mostOpenOrders) return
  throw new OrderRefusal('too_many', { field: 'customerEmail', message: 'Too many orders of this customer are open' })
}

const customerOf = ({ shop, request }: AgreedOrder) => `${shop.project.id} ${emailKey(request.customerEmail)}`

/** Asks for the open orders of the customers of shops that bound them, once the numbers of their orders are held: nobody else writes one then. */
export function askForOpenOrders(orders: readonly AgreedOrder[]): Statement[] {
  const bounded = orders.filter(({ shop }) => shop.mostOpenOrders !== null)
  return [...Map.groupBy(bounded, customerOf)].flatMap(([name, [one]]) =>
    one ? [askForOpen(one.shop.project.id, one.request.customerEmail, name)] : [],
  )
}

/**
 * Those of `orders` that their customers may have open beside each other and beside what is written already; `rows` are what
 * `askForOpenOrders` was answered.
 */
export function withinOpenOrders(orders: readonly AgreedOrder[], rows: readonly Row[]): AgreedOrder[] {
  const open = new Map(rows.map((row) => [String(row.name), Number(row.open)]))
  return orders.filter((order) => {
    const { mostOpenOrders } = order.shop
    if (mostOpenOrders === null) return true
    const customer = customerOf(order)
    const count = open.get(customer) ?? 0
    open.set(customer, count < mostOpenOrders ? count + 1 : count)
    return count < mostOpenOrders
  })
}
