import { z } from 'zod'
import { centsOf } from '#domain/money/money.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { isStorable } from '#domain/texts/storable.ts'

/** Words that staff write, of at most so many characters; none are undefined. */
export const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine(isStorable)
    .nullish()
    .transform((value) => value?.trim() || undefined)

/** How a parcel goes, and how it is followed. */
const way = {
  carrier: words(100),
  tracking_number: words(100),
  tracking_link: words(500).refine((value) => value === undefined || /^https:\/\/\S+$/.test(value), 'must be https'),
}

/** Another state, with what belongs to it. */
export const orderMoveSchema = z.object({
  state: z.enum(orderStates),
  message: words(1000),
  ...way,
  keep_stock: z.boolean().nullish(),
})

/** By which a call that is repeated is known. */
const key = z
  .string()
  .regex(/^[\w.:-]{8,64}$/)
  .nullish()

const pieces = z
  .array(z.object({ line: z.int().min(1), count: z.int().min(1) }))
  .min(1)
  .max(100)

/** Pieces that are asked back, with words to the customer. */
export const returnSlipSchema = z.object({ pieces, message: words(1000), key })

/** A part of an order that goes before the rest; `before` are the parcels that were seen to have gone. */
export const parcelSchema = z.object({
  pieces,
  before: z.int().min(0),
  message: words(1000),
  ...way,
})

const TOO_LITTLE = 'The amount must be at least 0.01 euro'

/** Money that came, or that is given back. */
export const moneySchema = z.object({
  amount: z
    .unknown()
    .meta({ type: 'number', minimum: 0.01, description: 'Euro with at most two decimals' })
    .transform(centsOf)
    .pipe(z.int(TOO_LITTLE).min(1, TOO_LITTLE)),
  message: words(1000),
  in_cash: z.boolean().nullish(),
})

/** The pieces of an order's lines that come back. */
export const piecesSchema = z
  .array(
    z
      .object({
        line: z.int().min(1),
        count: z.int().min(1),
        to_stock: z.boolean(),
        from_parcel: z.boolean().nullish().meta({
          description:
            'Of an order that is partly sent: whether they had left with a parcel. Without it those that had not left come first',
        }),
      })
      .transform(({ to_stock, from_parcel, ...piece }) => ({
        ...piece,
        toStock: to_stock,
        ...(typeof from_parcel === 'boolean' && { fromParcel: from_parcel }),
      })),
  )
  .max(100)
  .nullish()

/** Money that is given back, with the pieces and the withdrawal that it is for; `left` is the money that was seen to be here. */
export const refundSchema = moneySchema.extend({
  left: z
    .unknown()
    .meta({ type: ['number', 'null'], minimum: 0, description: 'Euro with at most two decimals' })
    .transform((value) => (value === undefined || value === null ? null : centsOf(value)))
    .pipe(z.int().min(0).nullable())
    .optional(),
  key,
  pieces: piecesSchema,
  withdrawal: z.int().min(1).nullish(),
  paid_out: z.boolean().nullish().meta({
    description:
      'Of money that no provider gives back: whether the customer has it already. Without it, it waits to be transferred',
  }),
})

/** Refunds of which the money has been transferred. */
export const transfersSchema = z.object({ refunds: z.array(z.int().min(1)).min(1).max(100) })
