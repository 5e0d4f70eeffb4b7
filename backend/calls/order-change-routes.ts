import { Hono } from 'hono'
import { checkOrderForm } from '#domain/orders/order-form.ts'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import { changeAddresses, type NewAddresses } from '../orders/change-addresses.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { standing } from './staff-body.ts'
import { staffCall } from './staff-call.ts'

/** The addresses of a posting, by the rules of the checkout. The country stays: shipping and VAT were agreed on for it. */
function addressesOf(body: Readonly<Record<string, unknown>>, order: StoredOrder): NewAddresses {
  const { paymentMethod, shippingMethod, isCollection, branch, shippingAddress } = order
  const input = { ...body, comment: '', paymentMethod, shippingMethod, branch: branch?.id ?? null }
  const offer = { deliveryCountries: [shippingAddress.country_code], isCollection, branches: branch ? [branch.id] : [] }
  const result = checkOrderForm(input, offer)
  if (result.ok) return result.form
  const [[field, problem] = ['body', 'invalid']] = Object.entries(result.problems)
  throw new OrderRefusal('invalid', { field, message: `${field}: ${problem}` })
}

/** `POST /orders/{id}/addresses`: for staff, before anything has been sent. */
export function orderChangeRoutes(calls: OrderCalls): Hono<Variables> {
  return new Hono<Variables>().post('/orders/:id/addresses', async ({ req, var: { caller } }) => {
    const { order, actor } = await staffCall(calls, req.raw, caller, req.param('id'))
    const to = addressesOf(await objectBody(req.raw), order)
    const changed = await calls.db
      .transaction()
      .execute((trx) => changeAddresses(trx, order, { to, actor, now: calls.now() }))
    calls.wakeOrders()
    return Response.json(standing(changed))
  })
}
