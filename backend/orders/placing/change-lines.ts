import { formatMoney } from '#domain/money/money.ts'
import { paymentMethod } from '#domain/money/payment-methods.ts'
import { isStillHere, totalFits } from '#domain/orders/changed-lines.ts'
import type { LineChange } from '#domain/orders/order-parts.ts'
import { joinedPlaces, type PlacedPieces, piecesFrom } from '#domain/orders/stock-places.ts'
import { type Database, isSqlite, type Row } from '../../db/database.ts'
import { run } from '../../db/run.ts'
import { MAX_INTEGER } from '../../items/field-value.ts'
import type { Shop } from '../../shop/shop.ts'
import { giveBackStock, type Pieces } from '../../shop/stock.ts'
import { isPaidFor, priceOf, readOrder, type StoredLine, type StoredOrder } from '../../shop/stored-order.ts'
import { askForStock, takeStock } from '../../shop/take-stock.ts'
import { announceOrder, changeMoney, moveOrder } from '../move-order.ts'
import { type Actor, logEvent } from '../order-log.ts'
import { queueOrderMail } from '../order-mail-tasks.ts'
import { OrderRefusal } from '../refusal.ts'
import type { ChangedLine, ChangedOrder, WantedLines } from './changed-order.ts'
import { lineRow } from './order-rows.ts'
import { goesWith } from './quote.ts'

const moved = () => new OrderRefusal('not_possible', { field: 'lines', message: 'The order has moved on' })

/** Throws the refusal where an order's lines may not change any more, or are not those that whoever asks has seen. */
export function checkChangeable(order: StoredOrder, wanted: WantedLines, byProvider: boolean): void {
  const refuse = (message: string) => new OrderRefusal('not_possible', { field: 'state', message })
  if (!isStillHere(order.state) || order.parcels.length > 0) throw refuse('The order has left the house')
  if (byProvider && order.state === 'awaiting_payment') throw refuse('The customer is paying it')
  if (order.refunded > 0 || order.credited > 0 || order.lines.some(({ returned }) => returned > 0))
    throw refuse('A part of it was given back')
  for (const [index, { line }] of wanted.kept.entries())
    if (!order.lines.some(({ id }) => id === line) || wanted.kept.findIndex((one) => one.line === line) !== index)
      throw new OrderRefusal('invalid', { field: `lines.${index}.line`, message: 'There is no such line' })
  const sees = (line: StoredLine) => wanted.kept.some((one) => one.line === line.id && one.was === line.count)
  if (!order.lines.every(sees)) throw moved()
}

interface Paying {
  readonly byProvider: boolean
  readonly takenOnSending: boolean
}

/** Throws the refusal where these lines cannot be sold, sent or paid as the order is. */
export function checkChange(shop: Shop, order: StoredOrder, change: ChangedOrder, paying: Paying): void {
  const { lines, totals } = change
  if (!lines.some(({ count }) => count > 0))
    throw new OrderRefusal('invalid', { field: 'lines', message: 'An order without lines is cancelled' })
  for (const [index, { problem }] of lines.entries())
    if (problem)
      throw new OrderRefusal(problem === 'choose_variant' || problem === 'bad_personalization' ? 'invalid' : problem, {
        field: `lines.${index}`,
        message: problem,
      })
  if (change.shipping === null) throw new OrderRefusal('shipping_not_available', { field: 'lines' })
  if (totals.total > MAX_INTEGER) throw new OrderRefusal('invalid', { field: 'lines' })
  if (!totalFits(paying, order.total, totals.total))
    throw new OrderRefusal('payment_not_available', { field: 'lines', message: 'The provider takes another sum' })
  const way = change.shipping ?? shop.shippings.find(({ id }) => id === order.shippingMethod)
  if (totals.total > order.total && way && !goesWith(shop, way, order.paymentMethod, totals.total))
    throw new OrderRefusal('payment_not_available', { field: 'lines' })
}

const isAlike = ({ stored, count, priceBrutto }: ChangedLine) =>
  stored !== undefined && stored.count === count && stored.priceBrutto === priceBrutto

const nameOf = ({ quoted, stored }: ChangedLine) =>
  [stored?.name ?? quoted.name, stored ? stored.variantName : quoted.variantName].filter(Boolean).join(', ')

/** What each line was and is. */
export const lineChangesOf = ({ lines }: ChangedOrder): LineChange[] =>
  lines
    .filter((line) => !isAlike(line))
    .map((line) => ({
      name: nameOf(line),
      count: [line.stored?.count ?? 0, line.count],
      price: [line.stored?.priceBrutto ?? line.priceBrutto, line.priceBrutto],
    }))

const inLog = (changes: readonly LineChange[], before: number, after: number) => {
  const money = (cents: number) => formatMoney(cents, 'de')
  return [
    ...changes.map(({ name, count: [was, is], price: [cost, costs] }) =>
      [`${name}: ${was} → ${is} ×`, ...(cost === costs ? [] : [`${money(cost)} → ${money(costs)}`])].join(', '),
    ),
    `${money(before)} → ${money(after)}`,
  ].join('\n')
}

const goodsOf = ({ stored, quoted }: ChangedLine) => ({
  product: stored ? stored.product : quoted.asked.product,
  variant: stored ? stored.variant : quoted.asked.variant,
})

const piecesOf = (lines: readonly ChangedLine[], count: (line: ChangedLine) => Omit<Pieces, 'product' | 'variant'>) =>
  lines.flatMap((line): Pieces[] => {
    const { product, variant } = goodsOf(line)
    const pieces = count(line)
    return product === null || pieces.count === 0 ? [] : [{ product, variant, ...pieces }]
  })

/** Takes what is wanted in addition. Answers by line where it lay; throws the refusal where others were faster. */
async function takeMore(trx: Database, order: StoredOrder, lines: readonly ChangedLine[]) {
  const more = lines.filter(({ takes }) => takes > 0)
  const wanted = {
    project: order.project,
    pieces: piecesOf(more, ({ takes }) => ({ count: takes })),
    branch: order.branch?.id ?? null,
  }
  if (more.length === 0) return new Map<ChangedLine, readonly PlacedPieces[]>()
  const rows: Row[] = []
  for (const { text, parameters } of askForStock({ isSqlite: isSqlite(trx) }, [wanted]))
    rows.push(...(await run(trx, text, parameters)).rows)
  const { taken, statements } = takeStock([wanted], rows)
  const [places] = taken
  if (!places) throw new OrderRefusal('not_enough', { field: 'lines', message: 'Others were faster' })
  for (const { text, parameters } of statements) await run(trx, text, parameters)
  return new Map(more.map((line, index) => [line, places[index] ?? []]))
}

/** A line as its row says from now on. */
const changedRow = (line: ChangedLine, stored: StoredLine, taken: readonly PlacedPieces[]): Row => ({
  count: line.count,
  price_brutto: line.priceBrutto,
  total_brutto: line.priceBrutto * line.count,
  tax_mode: line.taxMode,
  tax_percent: line.taxPercent,
  ...(line.priceBrutto !== stored.priceBrutto && { reduction: line.quoted.reduction }),
  stock_taken: line.keeps + line.takes,
  stock_places: JSON.stringify(joinedPlaces(piecesFrom(stored.stockPlaces, 0, line.keeps), taken)),
})

async function writeLines(trx: Database, order: StoredOrder, lines: readonly ChangedLine[]): Promise<void> {
  const places = await takeMore(trx, order, lines)
  for (const [index, line] of lines.entries()) {
    const { stored } = line
    if (stored && line.count === 0) await trx.deleteFrom('ecommerce_order_line').where('id', '=', stored.id).execute()
    else if (stored)
      await trx
        .updateTable('ecommerce_order_line')
        .set(changedRow(line, stored, places.get(line) ?? []))
        .where('id', '=', stored.id)
        .execute()
    else {
      const quoted = { ...line.quoted, fromStock: line.takes }
      const row = lineRow(order.id, quoted, index, { taxPercent: line.taxPercent, stockPlaces: places.get(line) ?? [] })
      await trx
        .insertInto('ecommerce_order_line')
        .values({ ...row, sort: order.lines.length + index + 1 })
        .execute()
    }
  }
}

/** The order's own columns as they are from now on. */
function orderRow(order: StoredOrder, { totals, shipping, quote }: ChangedOrder): Row {
  const { goods, shipping: cost, wrap, total, margin, tax, net, taxes } = totals
  return {
    goods,
    shipping: cost,
    wrap,
    total,
    margin,
    tax,
    net,
    tax_percent: taxes[0]?.percent ?? quote.rates?.standard ?? 0,
    taxes: JSON.stringify(taxes),
    lines_changed: order.linesChanged + 1,
    ...(shipping && {
      shipping_method: shipping.id,
      shipping_name: shipping.texts[order.language].name,
      shipping_provider: shipping.provider,
      additional_days: shipping.additionalDays,
      delivery_period: shipping.deliveryPeriod,
    }),
  }
}

/**
 * Writes other lines into an order, in the caller's transaction: stock moved by exactly the difference, the log saying what was and is, and
 * the order confirmed anew. An order that is paid by the new sum goes on. Throws the refusal when it has moved on meanwhile.
 */
export async function changeLines(
  trx: Database,
  order: StoredOrder,
  change: ChangedOrder,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<StoredOrder> {
  const { lines } = change
  const { numUpdatedRows } = await trx
    .updateTable('ecommerce_order')
    .set(orderRow(order, change))
    .where('id', '=', order.id)
    .where('state', '=', order.state)
    .where('lines_changed', '=', order.linesChanged)
    .where('paid', '=', order.paid)
    .where('refunded', '=', order.refunded)
    .where('credited', '=', order.credited)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw moved()
  const back = piecesOf(lines, ({ back: count, keeps, stored }) => ({
    count,
    places: piecesFrom(stored?.stockPlaces ?? [], keeps, count),
  }))
  await giveBackStock(trx, back)
  await writeLines(trx, order, lines)
  const changes = lineChangesOf(change)
  const message = inLog(changes, order.total, change.totals.total)
  const event = await logEvent(trx, order.id, { kind: 'note', actor, message, changes }, now)
  await queueOrderMail(trx, order.id, 'changed', now, event)
  await announceOrder(trx, order, now, [...back, ...piecesOf(lines, ({ takes }) => ({ count: takes }))])
  const after = (await readOrder(trx, order.id)) as StoredOrder
  if (!isPaidFor(after)) return after
  const paid = { paid_on: order.paidOn?.toISOString() ?? now.toISOString() }
  if (after.state === 'awaiting_payment')
    return moveOrder(trx, after, { to: 'paid', actor: { kind: 'system' }, change: paid }, now)
  return isPaidFor(order) || priceOf(after) === 0 ? after : changeMoney(trx, after, paid, now)
}

/** How the money of an order comes, as far as it bounds what its lines may come to. */
export const payingOf = (order: StoredOrder, provider: { readonly beforeSending?: unknown } | undefined): Paying => ({
  byProvider: provider !== undefined && paymentMethod(order.paymentMethod).waitsFor !== 'nothing',
  takenOnSending: provider?.beforeSending !== undefined,
})
