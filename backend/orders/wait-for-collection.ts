import { collectionDue, readyLongEnough } from '#domain/orders/collection-deadline.ts'
import { piecesLeft } from '#domain/orders/returned-pieces.ts'
import type { Shop } from '../shop/shop.ts'
import { readOrder, type StoredOrder } from '../shop/stored-order.ts'
import { giveBack } from './give-back.ts'
import { moveOrder } from './move-order.ts'
import type { OrderCalls } from './order-calls.ts'
import { queueOrderMail } from './order-mail-tasks.ts'
import { OrderRefusal } from './refusal.ts'

/** Orders looked at in one round. */
const MOST = 1000

const SYSTEM = { kind: 'system' } as const

/**
 * Reminds customers once of goods that have long lain ready, and ends the orders that nobody has collected in the time that the shop has set:
 * their goods go back into stock, and money that is here goes back the way it came.
 */
export async function waitForCollection(calls: OrderCalls): Promise<void> {
  const { db, now, log } = calls
  const waiting = await db
    .selectFrom('ecommerce_order as o')
    .innerJoin('ecommerce_settings as s', 's.project', 'o.project')
    .leftJoin('ecommerce_order_mail as m', (join) =>
      join.onRef('m.order', '=', 'o.id').on('m.kind', '=', 'collect_reminder'),
    )
    .select(['o.id', 'o.ready_on', 's.collection_days', 'm.id as reminder'])
    .where('o.state', '=', 'ready_for_collection')
    .where('o.ready_on', '<=', new Date(readyLongEnough(now().getTime())).toISOString())
    .where((eb) => eb.or([eb('m.id', 'is', null), eb('s.collection_days', 'is not', null)]))
    .orderBy('o.ready_on')
    .limit(MOST)
    .execute()
  for (const { id, ready_on, collection_days, reminder } of waiting) {
    const days = collection_days === null ? null : Number(collection_days)
    const due = collectionDue(Date.parse(String(ready_on)), now().getTime(), days)
    if (due === 'end')
      await end(calls, Number(id)).catch((error) => {
        if (!(error instanceof OrderRefusal)) log(`Order ${id}, which nobody collects, could not be ended`, error)
      })
    if (due === 'reminder' && reminder === null) {
      await queueOrderMail(db, Number(id), 'collect_reminder', now())
      calls.wakeOrders()
    }
  }
}

async function end(calls: OrderCalls, id: number): Promise<void> {
  const { db, now } = calls
  const order = await readOrder(db, id)
  const shop = order && (await calls.shopOfProject(order.project))
  if (!order || !shop || order.state !== 'ready_for_collection') return
  if (order.paid > order.refunded) return void (await refundAll(calls, shop, order))
  const move = { to: 'cancelled', actor: SYSTEM, message: 'uncollected' } as const
  await db.transaction().execute((trx) => moveOrder(trx, order, move, now()))
  calls.wakeOrders()
}

const refundAll = (calls: OrderCalls, shop: Shop, order: StoredOrder) =>
  giveBack(calls, shop, order, {
    cents: order.paid - order.refunded,
    key: `uncollected-${order.refunded}`,
    pieces: order.lines.flatMap((line) =>
      piecesLeft(line) > 0 ? [{ line: line.id, count: piecesLeft(line), toStock: true }] : [],
    ),
    actor: SYSTEM,
    end: 'uncollected',
  })
