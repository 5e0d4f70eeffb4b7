import { centsOf, euroOf } from '#domain/money/money.ts'
import { holdsStock, type OrderState } from '#domain/orders/order-states.ts'
import { byPlace } from '#domain/orders/parcels.ts'
import { piecesLeft, refundFor } from '#domain/orders/returned-pieces.ts'
import type { OrderRecord } from './order-record.ts'
import { owedOf } from './owed-of.ts'
import { sendable } from './sendable.ts'

/** What comes back, by the key of its row. */
export type PiecesChoice = Readonly<Record<string, { readonly count: number; readonly toStock: boolean }>>

/** Pieces of a line that can come back; of an order that is partly sent, those that have left (`fromParcel`) and those that are here apart. */
interface ReturnableRow {
  readonly key: string
  /** Id of the line. */
  readonly id: number
  readonly name: string
  readonly left: number
  readonly price: number
  readonly fromParcel?: boolean
}

type Order = Partial<Pick<OrderRecord, 'parcels'>> &
  Pick<OrderRecord, 'state' | 'lines' | 'shipping' | 'wrap' | 'total' | 'credited' | 'paid' | 'refunded'>

/** States in which the goods are with the customer or on their way. */
const HANDED_OVER: readonly OrderState[] = ['shipped', 'completed']

const cents = (euro: number) => centsOf(euro) ?? 0

export const nameOfLine = ({ display_name, variant_name }: OrderRecord['lines'][number]) =>
  [display_name, variant_name].filter(Boolean).join(', ')

const isPartlySent = ({ state, parcels }: Order) => !HANDED_OVER.includes(state) && (parcels?.length ?? 0) > 0

/** What of which lines can come back: nothing once the order has ended. */
export function returnableLines(order: Order): ReturnableRow[] {
  if (!holdsStock(order.state)) return []
  return order.lines.flatMap((line) => {
    const row = { id: line.id, name: nameOfLine(line), price: line.price_brutto }
    const left = piecesLeft(line)
    if (left <= 0) return []
    if (!isPartlySent(order)) return [{ ...row, key: `${line.id}`, left }]
    return byPlace(sendable(order), [{ line: line.id, count: left }]).map(({ count, fromParcel }) => ({
      ...row,
      key: `${line.id} ${fromParcel ? SENT : HERE}`,
      left: count,
      fromParcel,
    }))
  })
}

const SENT = 'sent'
const HERE = 'here'

/** Everything at first, or of a withdrawal `only` what can be withdrawn from; into stock at once only what never left the shop. */
export function firstChoice(order: Order, only?: readonly { line: number; count: number }[]): PiecesChoice {
  const isHere = !HANDED_OVER.includes(order.state)
  const open = new Map(only?.map(({ line, count }) => [line, count]))
  return Object.fromEntries(
    returnableLines(order).map(({ key, id, left, fromParcel = !isHere }) => {
      const count = only ? Math.min(left, open.get(id) ?? 0) : left
      open.set(id, (open.get(id) ?? 0) - count)
      return [key, { count, toStock: !fromParcel }]
    }),
  )
}

/** The pieces as the order API is told of them. */
export const chosenPieces = (choice: PiecesChoice) =>
  Object.entries(choice).flatMap(([key, { count, toStock }]) => {
    const [line, place] = key.split(' ')
    const piece = { line: Number(line), count, to_stock: toStock }
    return count > 0 ? [place ? { ...piece, from_parcel: place === SENT } : piece] : []
  })

/**
 * What is to be given back for these pieces, in euro; without any, all that is left. Of a withdrawal no more than `cheapestShipping` comes
 * back for the delivery (§ 357 (2) BGB), and what is still owed is set against it.
 */
export function proposedRefund(order: Order, choice: PiecesChoice, cheapestShipping?: number): number {
  const left = cents(order.paid) - cents(order.refunded)
  const lines = order.lines.map(({ price_brutto, ...line }) => ({ ...line, priceBrutto: cents(price_brutto) }))
  const pieces = chosenPieces(choice)
  const owed = cheapestShipping === undefined ? 0 : Math.max(0, cents(owedOf(order)))
  const extras = Math.min(cents(order.shipping), cents(cheapestShipping ?? order.shipping)) + cents(order.wrap)
  return euroOf(pieces.length === 0 ? left : refundFor(lines, pieces, { extras, left, owed }))
}
