import { isStillHere } from '#domain/orders/changed-lines.ts'
import { type Parcel, type ParcelPieces, stillToSend } from '#domain/orders/parcels.ts'
import type { StoredLine, StoredOrder } from './stored-order.ts'

type LineOf<View> = (line: StoredLine, count: number) => View

const linesOf = <View>({ lines }: StoredOrder, pieces: readonly ParcelPieces[], lineOf: LineOf<View>): View[] =>
  pieces.flatMap(({ line: id, count }) => {
    const line = lines.find((one) => one.id === id)
    return line ? [lineOf(line, count)] : []
  })

/**
 * The parcels of an order that is sent in several, each with its pieces as `lineOf` tells them; none of an order that was sent at once. What
 * a program of an earlier version sent last, which knew no parcels, is the last of them.
 */
export function parcelsOf<View>(order: StoredOrder, lineOf: LineOf<View>) {
  const { parcels, deliveredOn } = order
  const sent_on = deliveredOn?.toISOString()
  const pieces = parcels.length === 0 ? [] : stillToSend(order.lines, parcels)
  const way = {
    carrier: order.shippingProvider,
    tracking_number: order.trackingNumber,
    tracking_link: order.trackingLink,
  }
  const last: Parcel[] = sent_on === undefined || pieces.length === 0 ? [] : [{ pieces, ...way, sent_on }]
  return [...parcels, ...last].map(({ pieces: inside, message: _, ...parcel }) => ({
    ...parcel,
    lines: linesOf(order, inside, lineOf),
  }))
}

/** What is still to come of an order of which a part has left; nothing of one that has not begun to leave, or has left. */
export const toCome = <View>(order: StoredOrder, lineOf: LineOf<View>): View[] =>
  order.parcels.length > 0 && isStillHere(order.state)
    ? linesOf(order, stillToSend(order.lines, order.parcels), lineOf)
    : []
