import { z } from 'zod'
import type { OrderStanding } from '#contract/wire/staff-orders.ts'
import { centsOf, euroOf } from '#domain/money/money.ts'
import { nextStates, orderStates } from '#domain/orders/order-states.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { factsOf, type StoredOrder } from '../shop/stored-order.ts'

/** Words that staff write, of at most so many characters; none are undefined. */
export const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'))
    .nullish()
    .transform((value) => value?.trim() || undefined)

/** Another state, with what belongs to it. */
export const moveSchema = z.object({
  state: z.enum(orderStates),
  message: words(1000),
  tracking_number: words(100),
  tracking_link: words(500).refine((value) => value === undefined || /^https:\/\/\S+$/.test(value), 'must be https'),
  keep_stock: z.boolean().nullish(),
})

/** Money that came, or that is given back. */
export const moneySchema = z.object({
  amount: z.unknown().transform(centsOf).pipe(z.int().min(1)),
  message: words(1000),
  in_cash: z.boolean().nullish(),
})

/** The pieces of an order's lines that come back. */
export const piecesSchema = z
  .array(z.object({ line: z.int().min(1), count: z.int().min(1), to_stock: z.boolean() }))
  .max(100)
  .nullish()

/** Reads a body of the staff's. Throws the refusal that names the field at fault. */
export function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new OrderRefusal('invalid', { field: issue?.path.join('.') || 'body', message: issue?.message })
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
