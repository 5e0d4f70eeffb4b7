import { Hono } from 'hono'
import type { ChangedLinesView } from '#contract/wire/staff-orders.ts'
import { euroOf } from '#domain/money/money.ts'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { changeLines, checkChange, checkChangeable, payingOf } from '../orders/placing/change-lines.ts'
import { agreedLinesSchema, changedLinesSchema } from '../orders/placing/changed-body.ts'
import { type ChangedOrder, changedOrder, type WantedLines } from '../orders/placing/changed-order.ts'
import type { Placing } from '../orders/placing/placing.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import type { Shop } from '../shop/shop.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { parsed, standing } from './staff-body.ts'
import { staffCall } from './staff-call.ts'

const view = (order: StoredOrder, { lines, totals, shipping }: ChangedOrder) =>
  ({
    status: 'ok',
    lines: lines.map(({ stored, quoted, count, priceBrutto, problem }) => ({
      line: stored?.id ?? null,
      product: stored ? stored.product : quoted.asked.product,
      variant: stored ? stored.variant : quoted.asked.variant,
      display_name: stored?.name ?? quoted.name,
      variant_name: stored ? stored.variantName : quoted.variantName,
      count,
      price_brutto: euroOf(priceBrutto),
      /** What a piece costs today; null where it is not for sale. */
      price_today: quoted.priceBrutto > 0 ? euroOf(quoted.priceBrutto) : null,
      total_brutto: euroOf(priceBrutto * count),
      problem,
    })),
    shipping_name: shipping ? shipping.texts[order.language].name : order.shippingName,
    totals: {
      goods: euroOf(totals.goods),
      shipping: euroOf(totals.shipping),
      wrap: euroOf(totals.wrap),
      total: euroOf(totals.total),
    },
    owed: euroOf(Math.max(0, totals.total - order.paid)),
    surplus: euroOf(Math.max(0, order.paid - totals.total)),
  }) satisfies ChangedLinesView & { status: string }

/** `POST /orders/{id}/lines/quote`, `/orders/{id}/lines`: for staff, what was ordered is changed before anything has been sent. */
export function orderLineRoutes(calls: OrderCalls, placing: Placing): Hono<Variables> {
  const changeOf = async (shop: Shop, order: StoredOrder, wanted: WantedLines): Promise<ChangedOrder> => {
    const provider = calls.payments.provider(order.paymentMethod)
    checkChangeable(order, wanted, provider !== undefined)
    const ids = [...order.lines, ...wanted.added].flatMap(({ product }) => product ?? [])
    const { language, project } = order
    const goods = await placing.reading.goods({ project, ids, language, first: shop.language })
    return changedOrder(shop, goods, order, wanted, calls.now())
  }

  return new Hono<Variables>()
    .post('/orders/:id/lines/quote', async ({ req, var: { caller } }) => {
      const { shop, order } = await staffCall(calls, req.raw, caller, req.param('id'))
      const { lines, added } = parsed(changedLinesSchema, await objectBody(req.raw))
      return Response.json(view(order, await changeOf(shop, order, { kept: lines, added })))
    })
    .post('/orders/:id/lines', async ({ req, var: { caller } }) => {
      const { shop, order, actor } = await staffCall(calls, req.raw, caller, req.param('id'))
      const { lines, added, total } = parsed(agreedLinesSchema, await objectBody(req.raw))
      const change = await changeOf(shop, order, { kept: lines, added })
      checkChange(shop, order, change, payingOf(order, calls.payments.provider(order.paymentMethod)))
      if (change.totals.total !== total) throw new OrderRefusal('price_changed', { field: 'total' })
      const changed = await calls.db
        .transaction()
        .execute((trx) => changeLines(trx, order, change, { actor, now: calls.now() }))
      calls.wakeOrders()
      return Response.json(standing(changed))
    })
}
