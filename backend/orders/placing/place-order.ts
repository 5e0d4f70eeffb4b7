import { createHash } from 'node:crypto'
import { isShopOpen } from '#domain/cart/shop-visibility.ts'
import { type PaymentMethodId, paymentMethod } from '#domain/money/payment-methods.ts'
import { turnSales } from '../../catalogue/turn-sales.ts'
import type { Database } from '../../db/database.ts'
import type { GroupCommit } from '../../db/group-commit.ts'
import { addRowsTogether, insertRows } from '../../db/insert-rows.ts'
import { run } from '../../db/run.ts'
import { MAX_INTEGER } from '../../items/field-value.ts'
import type { Announced } from '../../items/history.ts'
import { outageOf } from '../../outage.ts'
import { nextNumber, numbered } from '../../shop/counter.ts'
import { yearOf } from '../../shop/kept-until.ts'
import type { Shop } from '../../shop/shop.ts'
import { type Pieces, stockChanges, takeStock } from '../../shop/stock.ts'
import { orderOf, readOrder, type StoredOrder } from '../../shop/stored-order.ts'
import { eventRow, type OrderEvent } from '../order-log.ts'
import { OrderRefusal } from '../refusal.ts'
import { loadGoods } from './goods.ts'
import type { OrderBody } from './order-body.ts'
import { lineRow, newOrderRow } from './order-rows.ts'
import { goesWith, type PricedQuote, type QuotedShipping, quoteOf } from './quote.ts'
import { quoteView } from './quote-view.ts'

export interface PlaceOrderOptions {
  readonly db: Database
  readonly now: () => Date
  readonly uuid: () => string
  /** Shares the wait for the disk, and for the change feed's next numbers, among the orders of a moment. */
  readonly together: GroupCommit<Announced>
}

export interface OrderingCall {
  readonly shop: Shop
  readonly request: OrderBody
  /** Ways of payment that work now. */
  readonly offered: readonly PaymentMethodId[]
  /** Posted twice, it places one order. */
  readonly key: string | undefined
  readonly bodyHash: string
  /** Where the links of its mails lead. */
  readonly origin: string
}

export interface OrderPlaced {
  readonly order: StoredOrder
  /** Whether an earlier post with the same key and body had placed it. */
  readonly before: boolean
}

const HOUR = 3_600_000

/** How long an order waits for the money of a provider's page, in milliseconds. */
const PROVIDER_WAIT = 2 * HOUR

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
  db: Database,
  project: number,
  key: string | undefined,
  bodyHash: string,
): Promise<OrderPlaced | undefined> {
  if (key === undefined) return undefined
  const { rows } = await run(
    db,
    'select id, body_hash from ecommerce_order where project = ? and idempotency_key = ?',
    [project, key],
  )
  const [row] = rows
  if (!row) return undefined
  if (row.body_hash !== bodyHash)
    throw new OrderRefusal('key_used', { message: 'This Idempotency-Key has placed another order' })
  const order = await readOrder(db, Number(row.id))
  return order && { order, before: true }
}

/** Prices what is asked for as the shop is now. */
export async function freshQuote(
  { db, now }: Pick<PlaceOrderOptions, 'db' | 'now'>,
  { shop, request, offered }: Pick<OrderingCall, 'shop' | 'offered'> & { request: Parameters<typeof quoteOf>[2] },
): Promise<PricedQuote> {
  const ids = request.lines.map(({ product }) => product)
  const moment = now()
  await turnSales(db, moment, shop.project.id)
  const goods = await loadGoods(db, shop.project.id, ids, {
    language: request.language,
    first: shop.language,
    now: moment,
  })
  return quoteOf(shop, goods, request, offered, moment)
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

/** Throws the refusal where a customer has as many orders as the shop lets wait at once: they hold stock and cost nothing. */
async function checkOpenOrders(db: Database, { project, mostOpenOrders }: Shop, email: string): Promise<void> {
  if (mostOpenOrders === null) return
  const { rows } = await run(
    db,
    `select count(*) as open from ecommerce_order
    where project = ? and state in ('received', 'awaiting_payment') and lower(customer_email) = lower(?)`,
    [project.id, email],
  )
  if (Number(rows[0]?.open) >= mostOpenOrders)
    throw new OrderRefusal('too_many', { message: 'Too many orders of this customer are open' })
}

class StockGone extends Error {}

/** Attempts when others take the last pieces between the pricing and the writing. */
const MOST_TRIES = 3

/**
 * Prices an order, takes its stock and writes it with its log and its mails to be sent, in one transaction. Throws the refusal,
 * and then has written nothing. (DESIGN 3)
 */
export async function placeOrder(options: PlaceOrderOptions, attempt: OrderingCall): Promise<OrderPlaced> {
  checkOpen(attempt.shop)
  const { shop, request, key, bodyHash } = attempt
  for (let left = MOST_TRIES; ; left--) {
    const quote = await freshQuote(options, attempt)
    await checkOpenOrders(options.db, shop, request.customerEmail)
    try {
      const shipping = agreed(attempt, quote)
      return await options.together((trx, tell) => write(options, { trx, tell }, attempt, quote, shipping))
    } catch (error) {
      if (outageOf(error) !== undefined) throw error
      // Posted twice at the same moment, the second may find its key or the last piece taken by the first.
      const before = await placedBefore(options.db, shop.project.id, key, bodyHash)
      if (before) return before
      if (!(error instanceof StockGone)) throw error
      if (left === 0) throw new OrderRefusal('not_enough', { quote: quoteView(shop, quote, request.language) })
    }
  }
}

async function write(
  { now: clock, uuid: newUuid }: PlaceOrderOptions,
  { trx, tell }: { trx: Database; tell: (change: Announced) => void },
  { shop, request, key, bodyHash, origin }: OrderingCall,
  quote: PricedQuote,
  shipping: QuotedShipping,
): Promise<OrderPlaced> {
  const project = shop.project.id
  const pieces: Pieces[] = quote.lines
    .filter(({ fromStock }) => fromStock > 0)
    .map(({ asked: { product, variant }, fromStock }) => ({ product, variant, count: fromStock }))
  const now = clock()
  const uuid = newUuid()
  const { waitsFor } = paymentMethod(request.paymentMethod)
  const year = yearOf(now)
  const from = shipping.isCollection ? request.branch : null
  const [taken, count] = await Promise.all([
    takeStock(trx, project, pieces, from),
    nextNumber(trx, project, 'order', year),
  ])
  if (!taken) throw new StockGone()
  const number = numbered(year, count)
  // What costs nothing is paid, whichever way was chosen.
  const state = quote.totals.total === 0 ? 'paid' : waitsFor === 'nothing' ? 'received' : 'awaiting_payment'
  const wait = waitsFor === 'transfer' ? shop.prepaymentDays * 24 * HOUR : PROVIDER_WAIT
  const due = state === 'received' ? shop.acceptanceDays * 24 * HOUR : wait
  const paymentDue = state === 'paid' ? undefined : new Date(now.getTime() + due)
  const row = newOrderRow({
    shop,
    request,
    quote,
    shipping,
    uuid,
    origin,
    number,
    state,
    key,
    bodyHash,
    paymentDue,
    now,
  })
  const [id] = await insertRows(trx, 'ecommerce_order', [row])
  const order = Number(id)
  const places = [...taken]
  const lines = quote.lines.map((line, index) => ({
    ...lineRow(order, line, index, quote.rates?.[line.taxRate] ?? 0),
    stock_places: JSON.stringify(line.fromStock > 0 ? places.shift() : []),
  }))
  const events: OrderEvent[] = [
    { kind: 'state', actor: { kind: 'customer' }, from: null, to: 'received' },
    ...(state === 'received'
      ? []
      : [{ kind: 'state', actor: { kind: 'system' }, from: 'received', to: state } as const]),
  ]
  const moment = now.toISOString()
  await addRowsTogether(trx, [
    ['ecommerce_order_line', lines],
    ['ecommerce_order_event', events.map((event) => eventRow(order, event, now))],
    ['ecommerce_order_mail', ['receipt', 'shop'].map((kind) => ({ order, kind, created_on: moment, due_on: moment }))],
  ])
  for (const change of stockChanges(project, pieces)) tell(change)
  tell({ project, collection: 'ecommerce_order', id: order, action: 'create', touched: ['ecommerce_order'] })
  return { order: orderOf({ ...row, id: order }, lines), before: false }
}
