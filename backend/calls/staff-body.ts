import type { z } from 'zod'
import type { OrderStanding } from '#contract/wire/staff-orders.ts'
import { euroOf } from '#domain/money/money.ts'
import { nextStates } from '#domain/orders/order-states.ts'
import { bodyWords } from '../http/body-words.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { factsOf, type StoredOrder } from '../shop/stored-order.ts'

/** Reads a body of the staff's. Throws the refusal that names the field at fault. */
export function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body, { error: bodyWords })
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') || 'body'
  const words = issue?.message ?? ''
  // A sentence of its own names what it speaks of.
  throw new OrderRefusal('invalid', { field, message: /^[A-Z]/.test(words) ? words : `${field} ${words}` })
}

/** Where an order stands, as staff are answered; money in euro. */
export const standing = (order: StoredOrder) =>
  ({
    status: 'ok',
    state: order.state,
    paid: euroOf(order.paid),
    refunded: euroOf(order.refunded),
    /** Where the order may go from here. */
    next: nextStates(order.state, factsOf(order)),
  }) satisfies OrderStanding & { status: string }
