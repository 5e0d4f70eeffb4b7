import { collectionOf } from '#contract/model/model.ts'
import { admitted, type Variables } from '../http/context.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import type { Actor } from '../orders/order-log.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { readOrder } from '../shop/stored-order.ts'

type Calling = Variables['Variables']['caller']

/** Who changes orders, and the shop that the request is for. Throws the refusal for everybody else. */
export async function staffShop({ shopOf }: OrderCalls, request: Request, caller: Calling) {
  const { account } = await admitted(caller)
  const access = await caller.access()
  if (!access.write(collectionOf('ecommerce_order'), 'update'))
    throw new OrderRefusal('forbidden', { message: 'Orders: update is not allowed' })
  const shop = await shopOf(request)
  const actor: Actor = { kind: 'staff', user: account.id }
  return { shop, actor, access }
}

/** The staff's own: an order of their project, which they may change. Throws the refusal. */
export async function staffCall(calls: OrderCalls, request: Request, caller: Calling, id: string) {
  const { shop, actor, access } = await staffShop(calls, request, caller)
  const order = /^\d{1,9}$/.test(id) ? await readOrder(calls.db, Number(id)) : undefined
  if (!order || order.isBlocked || order.project !== access.project || order.project !== shop.project.id)
    throw new OrderRefusal('unknown_order')
  if (access.branch !== undefined && order.branch?.id !== access.branch) throw new OrderRefusal('unknown_order')
  return { shop, order, actor }
}
