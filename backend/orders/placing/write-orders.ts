import { type PaymentMethodId, paymentMethod } from '#domain/money/payment-methods.ts'
import { nextIds, type ShortTransaction, type Statement } from '../../db/batch.ts'
import type { Row } from '../../db/database.ts'
import { insertions } from '../../db/insert-rows.ts'
import { type Announced, announcements } from '../../items/history.ts'
import { counting, numbered } from '../../shop/counter.ts'
import { yearOf } from '../../shop/kept-until.ts'
import type { Shop } from '../../shop/shop.ts'
import { type Pieces, stockChanges } from '../../shop/stock.ts'
import { orderOf, type StoredOrder } from '../../shop/stored-order.ts'
import { askForStock, type TakenPieces, takeStock, type WantedPieces } from '../../shop/take-stock.ts'
import { type Actor, eventRow, type OrderEvent } from '../order-log.ts'
import { askForOpenOrders, withinOpenOrders } from './open-orders.ts'
import type { OrderBody } from './order-body.ts'
import { lineRow, newOrderRow } from './order-rows.ts'
import type { PricedQuote, QuotedShipping } from './quote.ts'

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
  /** Who of the staff takes it down for the customer; undefined where customers order themselves. */
  readonly takenBy?: Actor
  /** The address of the request is the shop's own: the customer has none. */
  readonly isWithoutEmail?: boolean
}

/** An order that its customer and the shop agree on, to be written. */
export interface AgreedOrder extends OrderingCall {
  readonly uuid: string
  readonly quote: PricedQuote
  readonly shipping: QuotedShipping
}

const HOUR = 3_600_000

/** How long an order waits for the money of a provider's page, in milliseconds. */
const PROVIDER_WAIT = 2 * HOUR

const piecesOf = ({ quote }: AgreedOrder): Pieces[] =>
  quote.lines
    .filter(({ fromStock }) => fromStock > 0)
    .map(({ asked: { product, variant }, fromStock }) => ({ product, variant, count: fromStock }))

const wantedBy = (order: AgreedOrder): WantedPieces => ({
  project: order.shop.project.id,
  pieces: piecesOf(order),
  branch: order.shipping.isCollection ? (order.request.branch ?? null) : null,
})

/** What an order begins in, and until when it waits. What costs nothing is paid, whichever way was chosen. */
function beginningOf({ shop, request, quote }: AgreedOrder, now: Date) {
  const { waitsFor } = paymentMethod(request.paymentMethod)
  const state = quote.totals.total === 0 ? 'paid' : waitsFor === 'nothing' ? 'received' : 'awaiting_payment'
  const wait = waitsFor === 'transfer' ? shop.prepaymentDays * 24 * HOUR : PROVIDER_WAIT
  const due = state === 'received' ? shop.acceptanceDays * 24 * HOUR : wait
  return { state, paymentDue: state === 'paid' ? undefined : new Date(now.getTime() + due) } as const
}

/** Those of which no earlier one has the same key. */
function firstOfTheirKeys(orders: readonly AgreedOrder[]): AgreedOrder[] {
  const keys = new Set<string>()
  return orders.filter(({ shop, key }) => {
    const name = `${shop.project.id} ${key}`
    if (key === undefined) return true
    const isFirst = !keys.has(name)
    keys.add(name)
    return isFirst
  })
}

/** Holds the counts of orders of these projects, one after the other, so that two groups never wait for each other. */
const askForNumbers = (orders: readonly AgreedOrder[], year: number): Statement[] =>
  [...new Set(orders.map(({ shop }) => shop.project.id))]
    .toSorted((a, b) => a - b)
    .map((project) => counting({ project, name: 'order', year }, 0))

/** The next numbers of orders, in the order of their coming; `rows` are what `askForNumbers` was answered. */
function takeNumbers(orders: readonly AgreedOrder[], year: number, rows: readonly Row[]) {
  const numbers = new Map<AgreedOrder, string>()
  const statements: Statement[] = []
  for (const [project, own] of Map.groupBy(orders, ({ shop }) => shop.project.id)) {
    const last = Number(rows.find((row) => row.project === project)?.value)
    for (const [index, order] of own.entries()) numbers.set(order, numbered(year, last + 1 + index))
    statements.push(counting({ project, name: 'order', year }, own.length))
  }
  return { numbers, statements }
}

/** The rows that belong to an order. */
function partsOf(order: AgreedOrder, taken: TakenPieces, id: number, state: string, now: Date) {
  const events: OrderEvent[] = [
    { kind: 'state', actor: order.takenBy ?? { kind: 'customer' }, from: null, to: 'received' },
    ...(state === 'received'
      ? []
      : [{ kind: 'state', actor: { kind: 'system' }, from: 'received', to: state } as OrderEvent]),
  ]
  const moment = now.toISOString()
  const { lines, rates } = order.quote
  const places = [...taken]
  return {
    lines: lines.map((line, index) => {
      const stockPlaces = line.fromStock > 0 ? (places.shift() ?? []) : []
      return lineRow(id, line, index, { taxPercent: rates?.[line.taxRate] ?? 0, stockPlaces })
    }),
    events: events.map((event) => eventRow(id, event, now)),
    mails: ['receipt', 'shop'].map((kind) => ({ order: id, kind, created_on: moment, due_on: moment })),
  }
}

/** What the change feed is told of the orders, goods that several have taken once. */
const changesOf = (orders: readonly { order: AgreedOrder; id: number }[]): Announced[] =>
  [...Map.groupBy(orders, ({ order }) => order.shop.project.id)].flatMap(([project, own]) => [
    ...stockChanges(
      project,
      own.flatMap(({ order }) => piecesOf(order)),
    ),
    ...own.map(({ id }) => ({
      project,
      collection: 'ecommerce_order',
      id,
      action: 'create' as const,
      touched: ['ecommerce_order'],
    })),
  ])

/**
 * Takes the stock of orders and writes them with their logs and their mails to be sent, all at once; numbers and feed in the order of
 * their coming. By order, what was written; undefined where its pieces were gone, its customer has too many open, or one of the same key came
 * before it.
 */
export async function writeOrders(
  trx: ShortTransaction,
  orders: readonly AgreedOrder[],
  now: Date,
): Promise<(StoredOrder | undefined)[]> {
  const firstOfKeys = firstOfTheirKeys(orders)
  const { open, stock, counts, ids } = await trx.ask({
    counts: askForNumbers(firstOfKeys, yearOf(now)),
    open: askForOpenOrders(firstOfKeys),
    stock: askForStock(trx, firstOfKeys.map(wantedBy)),
    ids: [nextIds(trx, 'ecommerce_order', firstOfKeys.length)],
  })
  const first = withinOpenOrders(firstOfKeys, open)
  const { taken, statements: takings } = takeStock(first.map(wantedBy), stock)
  const takenOf = new Map(first.map((order, index) => [order, taken[index]]))
  const served = first.filter((order) => takenOf.get(order))
  if (served.length === 0) return orders.map(() => undefined)
  const { numbers, statements: countings } = takeNumbers(served, yearOf(now), counts)
  const written = served.map((order, index) => {
    const id = Number(ids[index]?.id)
    const frozen = { ...order, number: numbers.get(order) ?? '', ...beginningOf(order, now), now }
    const row: Row = { id, ...newOrderRow(frozen) }
    return { order, id, row, parts: partsOf(order, takenOf.get(order) ?? [], id, String(row.state), now) }
  })
  await trx.commit([
    ...takings,
    ...countings,
    ...insertions(
      'ecommerce_order',
      written.map(({ row }) => row),
    ),
    ...insertions(
      'ecommerce_order_line',
      written.flatMap(({ parts }) => parts.lines),
    ),
    ...insertions(
      'ecommerce_order_event',
      written.flatMap(({ parts }) => parts.events),
    ),
    ...insertions(
      'ecommerce_order_mail',
      written.flatMap(({ parts }) => parts.mails),
    ),
    ...announcements(changesOf(written), now.toISOString()),
  ])
  const stored = new Map(written.map(({ order, row, parts }) => [order, orderOf(row, parts.lines)]))
  return orders.map((order) => stored.get(order))
}
