import { collectionOf } from '#contract/model/model.ts'
import { admitted, type Variables } from '../http/context.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import type { Actor } from '../orders/order-log.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { readOrder } from '../shop/stored-order.ts'

/** The staff's own: an order of their project, which they may change. Throws the refusal. */
export async function staffCall(
  { db, shopOf }: OrderCalls,
  request: Request,
  caller: Variables['Variables']['caller'],
  id: string,
) {
  const { account } = await admitted(caller)
  const access = await caller.access()
  if (!access.write(collectionOf('ecommerce_order'), 'update'))
    throw new OrderRefusal('forbidden', { message: 'Orders: update is not allowed' })
  const shop = await shopOf(request)
  const order = /^\d{1,9}$/.test(id) ? await readOrder(db, Number(id)) : undefined
  if (!order || order.isBlocked || order.project !== access.project || order.project !== shop.project.id)
    throw new OrderRefusal('unknown_order')
  if (access.branch !== undefined && order.branch?.id !== access.branch) throw new OrderRefusal('unknown_order')
  const actor: Actor = { kind: 'staff', user: account.id }
  return { shop, order, actor }
}
