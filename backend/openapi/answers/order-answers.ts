import { z } from 'zod'
import type { OrderView, PaymentStart, PlacedOrder, Quote } from '#contract/wire/order-types.ts'
import type { ReservationStanding } from '#contract/wire/reservations.ts'
import type { ChangedLinesView, OrderStanding } from '#contract/wire/staff-orders.ts'
import { type PaymentMethodId, paymentMethods } from '#domain/money/payment-methods.ts'
import { taxModes } from '#domain/money/tax-mode.ts'
import type { LineProblem } from '#domain/orders/order-line.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { reservationStates } from '#domain/reservations/reservation-states.ts'
import { languages } from '#domain/texts/language.ts'

const LINE_PROBLEMS = [
  'gone',
  'not_for_sale',
  'choose_variant',
  'bad_personalization',
  'sold_out',
  'not_enough',
] as const satisfies readonly LineProblem[]

const ids = Object.values(paymentMethods).map(({ id }) => id)
const paymentId = z.custom<PaymentMethodId>().meta({ enum: ids })
const branch = z.object({ id: z.int(), name: z.string(), address: z.string() })
const taxMode = z.enum(taxModes)
const characteristics = z.array(z.object({ name: z.string(), value: z.string() }))
const text = z.string().nullable()

const totals = z.object({
  goods: z.number(),
  shipping: z.number(),
  wrap: z.number(),
  total: z.number(),
  margin: z.number(),
  tax: z.number(),
  net: z.number(),
  tax_percent: z.number(),
  tax_notes: z.array(z.string()),
  price_note: text,
})

const quoteLine = z.object({
  product: z.int(),
  variant: z.int().nullable(),
  count: z.int(),
  personalization: z.record(z.string(), z.string()),
  available: z.int().nullable(),
  problem: z.enum(LINE_PROBLEMS).optional(),
  price_brutto: z.number(),
  total_brutto: z.number(),
  reduction: text,
  tax_mode: taxMode,
  display_name: z.string(),
  slug: text,
  image: text,
  variant_name: text,
  reference_number: text,
  shipping_time: text,
  characteristics,
  engraving: z.array(z.object({ field: z.string(), name: z.string(), value: z.string() })).optional(),
  excludes_withdrawal: z.boolean(),
})

/** What a cart costs. */
export const quoteAnswer = z.object({
  status: z.literal('ok'),
  lines: z.array(quoteLine),
  country: text,
  shipping_method: z.int().nullable(),
  shipping_methods: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      description: text,
      provider: text,
      price_brutto: z.number(),
      additional_days: z.int(),
      delivery_period: text,
      is_collection: z.boolean(),
      branches: z.array(branch).optional(),
      payment_methods: z.array(z.int()),
    }),
  ),
  payment_methods: z.array(z.object({ id: paymentId, name: z.string() })),
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
  present_wrapping: z.boolean(),
  present_wrapping_price: z.number(),
  totals,
}) satisfies z.ZodType<Quote>

const payment = z.union([
  z.object({
    kind: z.literal('prepayment'),
    method: paymentId,
    iban: z.string(),
    bic: text,
    account_holder: z.string(),
    bank_name: text,
    reference: z.string(),
    amount: z.number(),
    due_on: text,
    giro_code_svg: text,
  }),
  z.object({ kind: z.literal('invoice'), method: paymentId }),
  z.object({ kind: z.literal('nothing'), method: paymentId }),
  z.object({ kind: z.literal('collection'), method: paymentId, branch: branch.nullable() }),
  z.object({
    kind: z.literal('paypal'),
    method: paymentId,
    paypal_order_id: z.string(),
    approve_url: z.string(),
    client_id: z.string(),
  }),
  z.object({
    kind: z.literal('klarna'),
    method: paymentId,
    client_token: z.string(),
    session_id: z.string(),
    script: z.string(),
  }),
]) satisfies z.ZodType<PaymentStart>

const state = z.enum(orderStates)

/** An order that was placed. */
export const placedAnswer = z.object({
  status: z.literal('ok'),
  order_uuid: z.uuid(),
  order_number: z.string(),
  state,
  status_path: z.string(),
  payment,
}) satisfies z.ZodType<PlacedOrder>

const masked = z.object({ name: z.string(), place: z.string(), country_code: z.string() })

const parcelLine = z.object({ display_name: z.string(), variant_name: text, count: z.int() })

/** An order as whoever has its link sees it. */
export const orderAnswer = z.object({
  status: z.literal('ok'),
  order_uuid: z.uuid(),
  order_number: z.string(),
  state,
  is_paid: z.boolean(),
  language: z.enum(languages),
  created_on: z.iso.datetime(),
  log: z.array(z.object({ state, at: z.iso.datetime() })),
  lines: z.array(
    quoteLine
      .pick({
        display_name: true,
        variant_name: true,
        reference_number: true,
        characteristics: true,
        count: true,
        price_brutto: true,
        total_brutto: true,
        reduction: true,
        tax_mode: true,
        slug: true,
        image: true,
        shipping_time: true,
        excludes_withdrawal: true,
      })
      .extend({ returned_note: text, personalization: characteristics }),
  ),
  totals: totals.extend({
    paid: z.number(),
    refunded: z.number(),
    credited: z.number(),
    balance: z.array(z.object({ label: z.string(), amount: z.string() })),
  }),
  present_wrap: z.boolean(),
  shipping: z.object({
    name: z.string(),
    provider: text,
    delivery_period: text,
    is_collection: z.boolean(),
    branch: branch.nullable(),
    tracking_number: text,
    tracking_link: text,
    collection: z.object({ code: z.string(), qr_svg: z.string() }).nullable(),
  }),
  parcels: z
    .array(
      z.object({
        sent_on: z.iso.datetime(),
        carrier: text,
        tracking_number: text,
        tracking_link: text,
        lines: z.array(parcelLine),
      }),
    )
    .optional(),
  to_come: z.array(parcelLine).optional(),
  payment_method: z.object({ id: paymentId, name: z.string() }),
  payment: payment.nullable(),
  customer_email: z.string(),
  shipping_address: masked,
  invoice_address: masked.nullable(),
}) satisfies z.ZodType<OrderView>

/** Where an order stands, for staff. */
export const standingAnswer = z.object({
  status: z.literal('ok'),
  state,
  paid: z.number(),
  refunded: z.number(),
  next: z.array(state),
  staff: z.array(z.object({ id: z.int(), name: z.string() })).optional(),
}) satisfies z.ZodType<OrderStanding>

/** What an order would come to with other lines. */
export const changedLinesAnswer = z.object({
  status: z.literal('ok'),
  lines: z.array(
    z.object({
      line: z.int().nullable(),
      product: z.int().nullable(),
      variant: z.int().nullable(),
      display_name: z.string(),
      variant_name: z.string().nullable(),
      count: z.int(),
      price_brutto: z.number(),
      price_today: z.number().nullable(),
      total_brutto: z.number(),
      problem: z.enum(LINE_PROBLEMS).optional(),
    }),
  ),
  shipping_name: z.string(),
  totals: z.object({ goods: z.number(), shipping: z.number(), wrap: z.number(), total: z.number() }),
  owed: z.number(),
  surplus: z.number(),
}) satisfies z.ZodType<ChangedLinesView>

/** Where a reservation stands, for staff. */
export const reservationAnswer = z.object({
  status: z.literal('ok'),
  state: z.enum(reservationStates),
  held_until: z.iso.datetime(),
  next: z.array(z.enum(reservationStates)),
}) satisfies z.ZodType<ReservationStanding>
