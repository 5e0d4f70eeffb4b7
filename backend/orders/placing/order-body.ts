import { z } from 'zod'
import { maximumCount } from '#domain/cart/cart.ts'
import { centsOf } from '#domain/money/money.ts'
import { isPaymentMethodId, type PaymentMethodId, paymentMethods } from '#domain/money/payment-methods.ts'
import { checkOrderForm, type OrderForm } from '#domain/orders/order-form.ts'
import { type Language, languages } from '#domain/texts/language.ts'
import { isStorable } from '#domain/texts/storable.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import { bodyWords } from '../../http/body-words.ts'
import { MAX_INTEGER } from '../../items/field-value.ts'
import type { Shop } from '../../shop/shop.ts'
import { OrderRefusal } from '../refusal.ts'

/** The most lines of one order. */
const MOST_LINES = 100

const id = z.int().min(1).max(MAX_INTEGER)
const text = (max: number) => z.string().max(max).refine(isStorable, 'has a character that cannot be stored')

/** A line that is asked for. */
export const lineSchema = z.object({
  product: id,
  variant: id.nullish().transform((value) => value ?? null),
  count: z.int().min(1).max(maximumCount),
  personalization: z
    .record(text(20), text(1000))
    .refine((values) => Object.keys(values).length <= 20, 'has too many fields')
    .nullish()
    .transform((values) => values ?? {}),
})

/** Whether an engraving has the one unknown field that a schema of records leaves out without a word. */
const hasPrototype = (value: unknown): boolean =>
  isRecord(value) && isRecord(value.personalization) && Object.hasOwn(value.personalization, '__proto__')

const line = z
  .unknown()
  .refine((value) => !hasPrototype(value), { path: ['personalization'], message: 'has an unknown field' })
  .pipe(lineSchema)

const lines = z.array(line).min(1).max(MOST_LINES)
const paymentMethod = z
  .custom<PaymentMethodId>(isPaymentMethodId, 'is no payment method')
  .meta({ enum: Object.values(paymentMethods).map((method) => method.id) })
const language = z.enum(languages)

/** What is to be priced. */
export const quoteSchema = z.object({
  language: language.default('de'),
  lines,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish(),
  paymentMethod: paymentMethod.nullish(),
  shippingMethod: id.nullish(),
  presentWrap: z.boolean().nullish(),
})

const orderSchema = z.object({
  language,
  lines,
  presentWrap: z.boolean().nullish(),
  total: z.unknown().transform(centsOf),
})

/** A line that is asked for; the price is never taken from it. */
export type BodyLine = z.infer<typeof line>

/** What is to be priced. */
export interface QuoteBody {
  readonly language: Language
  readonly lines: readonly BodyLine[]
  /** Undefined: the shop's first delivery country. */
  readonly country: string | undefined
  readonly paymentMethod: PaymentMethodId | undefined
  readonly shippingMethod: number | undefined
  readonly presentWrap: boolean
}

/** What is to be ordered. */
export interface OrderBody extends QuoteBody, OrderForm {
  readonly country: string
  readonly paymentMethod: PaymentMethodId
  readonly shippingMethod: number
  /** Cents that the visitor saw. */
  readonly total: number
}

function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body, { error: bodyWords })
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') || 'body'
  throw new OrderRefusal('invalid', { field, message: `${field}: ${issue?.message}` })
}

/** Reads what is to be priced. Throws the refusal that names the field at fault. (SPEC 7) */
export function quoteRequest(body: unknown): QuoteBody {
  const { country, paymentMethod: payment, shippingMethod, presentWrap, ...rest } = parsed(quoteSchema, body)
  return {
    ...rest,
    country: country ?? undefined,
    paymentMethod: payment ?? undefined,
    shippingMethod: shippingMethod ?? undefined,
    presentWrap: presentWrap ?? false,
  }
}

/** The form's fields of an order, by the same rules as in the browser. Throws the refusal that names the first at fault. */
function formOf(body: Readonly<Record<string, unknown>>, shop: Shop): OrderForm {
  const deliveryCountries = shop.countries.map(({ code }) => code)
  const isCollection = shop.shippings.some((method) => method.isCollection && method.id === body.shippingMethod)
  const country = isRecord(body.shippingAddress) ? body.shippingAddress.country_code : undefined
  const isCountry = typeof country === 'string' && /^[A-Z]{2}$/.test(country)
  if (!isCollection && isCountry && !deliveryCountries.includes(country))
    throw new OrderRefusal('country_not_available', { field: 'shippingAddress.country_code' })
  const result = checkOrderForm(body, { deliveryCountries, isCollection, branches: shop.branches.map(({ id }) => id) })
  if (result.ok) return result.form
  const [[field, problem] = ['body', 'invalid']] = Object.entries(result.problems)
  throw new OrderRefusal('invalid', { field, message: `${field}: ${problem}` })
}

/** Reads an order for a shop. Throws the refusal that names the field at fault. (SPEC 7) */
export function orderRequest(body: unknown, shop: Shop): OrderBody {
  const { total, presentWrap, ...order } = parsed(orderSchema, body)
  if (total === undefined || total < 0)
    throw new OrderRefusal('invalid', { field: 'total', message: 'total: must be euro with at most two decimals' })
  const form = formOf(body as Record<string, unknown>, shop)
  return { ...order, ...form, total, country: form.shippingAddress.country_code, presentWrap: presentWrap ?? false }
}
