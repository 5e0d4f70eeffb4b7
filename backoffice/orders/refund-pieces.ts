import { centsOf, euroOf } from '#domain/money/money.ts'
import { holdsStock, type OrderState } from '#domain/orders/order-states.ts'
import { piecesLeft, refundFor } from '#domain/orders/returned-pieces.ts'
import type { OrderRecord } from './order-record.ts'

/** What comes back, by the id of its line. */
export type PiecesChoice = Readonly<Record<number, { readonly count: number; readonly toStock: boolean }>>

type Order = Partial<Pick<OrderRecord, 'parcels'>> &
  Pick<OrderRecord, 'state' | 'lines' | 'shipping' | 'wrap' | 'paid' | 'refunded'>

/** States in which the goods are with the customer or on their way. */
const HANDED_OVER: readonly OrderState[] = ['shipped', 'completed']

const cents = (euro: number) => centsOf(euro) ?? 0

export const nameOfLine = ({ display_name, variant_name }: OrderRecord['lines'][number]) =>
  [display_name, variant_name].filter(Boolean).join(', ')

/** The lines of which something can come back: none once the order has ended. */
export const returnableLines = ({ state, lines }: Order) =>
  holdsStock(state)
    ? lines.flatMap((line) => {
        const left = piecesLeft(line)
        return left > 0 ? [{ id: line.id, name: nameOfLine(line), left, price: line.price_brutto }] : []
      })
    : []

/** Everything at first, or of a withdrawal `only` what can be withdrawn from; into stock at once only what never left the shop. */
export function firstChoice(order: Order, only?: readonly { line: number; count: number }[]): PiecesChoice {
  const toStock = !HANDED_OVER.includes(order.state) && !order.parcels?.length
  const lines = returnableLines(order)
  const countOf = (id: number) => only?.find(({ line }) => line === id)?.count ?? 0
  return Object.fromEntries(lines.map(({ id, left }) => [id, { count: only ? countOf(id) : left, toStock }]))
}

/** The pieces as the order API is told of them. */
export const chosenPieces = (choice: PiecesChoice) =>
  Object.entries(choice).flatMap(([line, { count, toStock }]) =>
    count > 0 ? [{ line: Number(line), count, to_stock: toStock }] : [],
  )

/**
 * What is to be given back for these pieces, in euro; without any, all that is left. Of a withdrawal no more than `cheapestShipping` comes
 * back for the delivery (§ 357 (2) BGB).
 */
export function proposedRefund(order: Order, choice: PiecesChoice, cheapestShipping = order.shipping): number {
  const left = cents(order.paid) - cents(order.refunded)
  const lines = order.lines.map(({ price_brutto, ...line }) => ({ ...line, priceBrutto: cents(price_brutto) }))
  const pieces = chosenPieces(choice)
  const extras = Math.min(cents(order.shipping), cents(cheapestShipping)) + cents(order.wrap)
  return euroOf(pieces.length === 0 ? left : refundFor(lines, pieces, { extras, left }))
}
