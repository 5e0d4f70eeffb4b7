import { z } from 'zod'
import { maximumCount } from '#domain/cart/cart.ts'
import { centsOf } from '#domain/money/money.ts'
import { lineSchema } from './order-body.ts'

/** Other lines of an order: each that it has with the pieces that were seen and those wanted, 0 taking it out, and those that are added. */
export const changedLinesSchema = z.object({
  lines: z
    .array(
      z.object({
        line: z.int().min(1),
        was: z.int().min(1),
        count: z.int().min(0).max(maximumCount),
        today: z
          .boolean()
          .nullish()
          .transform((value) => value ?? false),
      }),
    )
    .min(1)
    .max(100),
  added: z
    .array(lineSchema)
    .max(50)
    .nullish()
    .transform((value) => value ?? []),
})

/** The same with the total in euro that was seen. */
export const agreedLinesSchema = changedLinesSchema.extend({
  total: z
    .unknown()
    .meta({ type: 'number', minimum: 0, description: 'Euro with at most two decimals' })
    .transform(centsOf)
    .pipe(z.int().min(0)),
})
