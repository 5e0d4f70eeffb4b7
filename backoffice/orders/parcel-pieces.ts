import { isRest, type ParcelPieces, sentOut, stillToSend } from '#domain/orders/parcels.ts'
import type { OrderRecord } from './order-record.ts'
import { nameOfLine } from './refund-pieces.ts'
import { sendable } from './sendable.ts'

type Sendable = Pick<OrderRecord, 'lines' | 'parcels'>

/** Under which a form names the pieces of a line. */
export const piecesField = (line: number) => `pieces.${line}`

const restOf = (order: Sendable) => {
  const { lines, parcels } = sendable(order)
  return stillToSend(lines, parcels)
}

const named = ({ lines }: Sendable, pieces: readonly ParcelPieces[]) =>
  pieces.flatMap(({ line: id, count: left }) => {
    const line = lines.find((one) => one.id === id)
    return line ? [{ id, name: nameOfLine(line), left }] : []
  })

/** The lines of which something is still to be sent, by their names. */
export const sendableLines = (order: Sendable) => named(order, restOf(order))

/** The lines of which something has left, by their names; `proposed` is what of it is not back, unless all is. */
export function sentLines(order: Sendable & Pick<OrderRecord, 'delivered_on'>) {
  const isHandedOver = order.delivered_on !== null
  const sent = named(order, sentOut(order.lines, order.parcels ?? [], isHandedOver)).map((row) => {
    const line = order.lines.find(({ id }) => id === row.id)
    const back = (isHandedOver ? line?.returned : line?.returned_sent) ?? 0
    return { ...row, proposed: Math.max(0, row.left - back) }
  })
  const isAllBack = sent.every(({ proposed }) => proposed === 0)
  return isAllBack ? sent.map((row) => ({ ...row, proposed: row.left })) : sent
}

const inForm = (pieces: readonly ParcelPieces[], given: Readonly<Record<string, string>>): ParcelPieces[] =>
  pieces.flatMap(({ line, count: most }) => {
    const count = Number(given[piecesField(line)] ?? most)
    return count > 0 ? [{ line, count }] : []
  })

/** The pieces that a form says go now; `all` where nothing is left then, or the form asks for none. */
export function sentPieces(order: Sendable, given: Readonly<Record<string, string>>) {
  const rest = restOf(order)
  const pieces = inForm(rest, given)
  return isRest(rest, pieces) ? 'all' : pieces
}

/** The pieces that a form says come back. */
export const piecesAskedBack = (
  { lines, parcels, delivered_on }: Sendable & Pick<OrderRecord, 'delivered_on'>,
  given: Readonly<Record<string, string>>,
): ParcelPieces[] => inForm(sentOut(lines, parcels ?? [], delivered_on !== null), given)
