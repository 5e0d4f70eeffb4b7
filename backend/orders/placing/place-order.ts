import { createHash } from 'node:crypto'
import { isShopOpen } from '#domain/cart/shop-visibility.ts'
import { MAX_INTEGER } from '../../items/field-value.ts'
import type { Shop } from '../../shop/shop.ts'
import { readOrder, type StoredOrder } from '../../shop/stored-order.ts'
import { OrderRefusal } from '../refusal.ts'
import { checkOpenOrders } from './open-orders.ts'
import type { Placing } from './placing.ts'
import { goesWith, type PricedQuote, type QuotedShipping, quoteOf } from './quote.ts'
import { quoteView } from './quote-view.ts'
import type { OrderingCall } from './write-orders.ts'

export interface OrderPlaced {
  readonly order: StoredOrder
  /** Whether an earlier post with the same key and body had placed it. */
  readonly before: boolean
}

/** What the key stands for: the same words in any order of the fields. */
export const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('hex')

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, part]) => [name, sorted(part)])
      : value

/** The order that a key has placed before. Throws the refusal when it was placed with another body. */
export async function placedBefore(
  { db, reading }: Pick<Placing, 'db' | 'reading'>,
  project: number,
  key: string | undefined,
  bodyHash: string,
): Promise<OrderPlaced | undefined> {
  if (key === undefined) return undefined
  const row = await reading.ofKey({ project, key })
  if (!row) return undefined
  if (row.body_hash !== bodyHash)
    throw new OrderRefusal('key_used', { message: 'This Idempotency-Key has placed another order' })
  const order = await readOrder(db, Number(row.id))
  return order && { order, before: true }
}

/** Prices what is asked for as the shop is now. */
export async function freshQuote(
  { reading, now }: Pick<Placing, 'reading' | 'now'>,
  { shop, request, offered }: Pick<OrderingCall, 'shop' | 'offered'> & { request: Parameters<typeof quoteOf>[2] },
): Promise<PricedQuote> {
  const goods = await reading.goods({
    project: shop.project.id,
    ids: request.lines.map(({ product }) => product),
    language: request.language,
    first: shop.language,
  })
  return quoteOf(shop, goods, request, offered, now())
}

/** The reasons that need no look at the goods: the shop's door is closed. */
export function checkOpen(shop: Shop): void {
  if (!isShopOpen(shop)) throw new OrderRefusal(shop.enableCart ? 'maintenance' : 'shop_closed')
}

/** The shipping that the order is sent with. Throws the refusal where the quote is not what the visitor agreed to. */
function agreed({ shop, request, offered }: OrderingCall, quote: PricedQuote): QuotedShipping {
  const refuse = (reason: ConstructorParameters<typeof OrderRefusal>[0], field?: string) =>
    new OrderRefusal(reason, { field, quote: quoteView(shop, quote, request.language) })
  for (const [index, { problem }] of quote.lines.entries()) {
    if (problem === 'bad_personalization') throw refuse('invalid', `lines.${index}.personalization`)
    if (problem === 'choose_variant') throw refuse('invalid', `lines.${index}.variant`)
    if (problem) throw refuse(problem, `lines.${index}`)
  }
  const shipping = quote.shippings.find(({ id }) => id === request.shippingMethod)
  if (!shipping) throw refuse('shipping_not_available', 'shippingMethod')
  const works =
    offered.includes(request.paymentMethod) && goesWith(shop, shipping, request.paymentMethod, quote.totals.total)
  if (!works) throw refuse('payment_not_available', 'paymentMethod')
  if (request.presentWrap && !shop.presentWrapping) throw refuse('price_changed', 'presentWrap')
  if (quote.totals.total !== request.total) throw refuse('price_changed', 'total')
  if (quote.totals.total > MAX_INTEGER) throw refuse('invalid', 'total')
  return shipping
}

/** Attempts when others take the last pieces between the pricing and the writing. */
const MOST_TRIES = 3

/**
 * Prices an order, takes its stock and writes it with its log and its mails to be sent, in one transaction. Throws the refusal,
 * and then has written nothing. (DESIGN 3)
 */
export async function placeOrder(options: Placing, attempt: OrderingCall): Promise<OrderPlaced> {
  checkOpen(attempt.shop)
  const { shop, request, key, bodyHash } = attempt
  for (let left = MOST_TRIES; ; left--) {
    const [known, quote] = await Promise.all([
      // Posted twice at the same moment, the second may find its key or the last piece taken by the first.
      placedBefore(options, shop.project.id, key, bodyHash),
      freshQuote(options, attempt),
      checkOpenOrders(options.db, attempt),
    ])
    if (known) return known
    const shipping = agreed(attempt, quote)
    const order = await options.together.write({ ...attempt, uuid: options.uuid(), quote, shipping })
    if (order) return { order, before: false }
    if (left === 0) throw new OrderRefusal('not_enough', { quote: quoteView(shop, quote, request.language) })
  }
}
