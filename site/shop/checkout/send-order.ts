import type { OrderRequest, PlacedOrder } from '#contract/wire/order-types.ts'
import type { OrdersClient } from '#sdk/orders.ts'
import { type Refusal, settled } from '../order-calls.ts'
import { withRetries } from '../with-retries.ts'

/** What became of an order that was sent; `unknown`: no answer came, it may have been placed. */
export type OrderOutcome =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unknown' }

/** Sends an order until there is an answer, with the same key each time, so that it is placed at most once. Never throws. */
export async function sendOrder(
  orders: Pick<OrdersClient, 'place'>,
  request: OrderRequest,
  key: string,
  pause?: (ms: number) => Promise<void>,
): Promise<OrderOutcome> {
  try {
    const place = async () => settled(await orders.place(request, { idempotencyKey: key }))
    const result = await withRetries(place, pause && { pause })
    return result.ok ? { kind: 'placed', order: result.answer } : { kind: 'refused', refusal: result }
  } catch {
    return { kind: 'unknown' }
  }
}
