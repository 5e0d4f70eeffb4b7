import { isStillHere } from '#domain/orders/changed-lines.ts'
import { refusalOf } from '#domain/orders/order-states.ts'
import { isRest, type Parcel, stillToSend, wrongInParcel } from '#domain/orders/parcels.ts'
import type { Database, Row } from '../db/database.ts'
import { namedPieces } from '../shop/named-pieces.ts'
import { factsOf, type StoredOrder } from '../shop/stored-order.ts'
import { changeMoney } from './move-order.ts'
import { type Actor, logEvent } from './order-log.ts'
import { queueOrderMail } from './order-mail-tasks.ts'
import { OrderRefusal } from './refusal.ts'

type Way = Readonly<Record<'carrier' | 'tracking_number' | 'tracking_link', string | undefined>>

/** How a parcel goes, as staff say it; by the order's own provider where they name none. */
export const wayOf = ({ shippingProvider }: StoredOrder, { carrier, tracking_number, tracking_link }: Way) => ({
  carrier: carrier ?? shippingProvider,
  tracking_number: tracking_number ?? null,
  tracking_link: tracking_link ?? null,
})

/** A parcel that goes before the others, and how many the caller knew to have gone. */
export interface NewParcel extends Omit<Parcel, 'sent_on'> {
  readonly before: number
}

/** Throws the refusal where a part of the order may not be sent now, or not these pieces. */
export function checkParcel(order: StoredOrder, { pieces, before }: NewParcel): void {
  const reason = refusalOf(order.state, 'shipped', factsOf(order))
  if (reason || !isStillHere(order.state))
    throw new OrderRefusal('not_possible', { field: 'state', message: `A parcel of it cannot go: ${reason}` })
  if (before !== order.parcels.length)
    throw new OrderRefusal('not_possible', { field: 'before', message: 'Another parcel has gone meanwhile' })
  const rest = stillToSend(order.lines, order.parcels)
  const wrong = wrongInParcel(rest, pieces)
  if (wrong >= 0)
    throw new OrderRefusal('invalid', { field: `pieces.${wrong}`, message: 'So many pieces of it are not there to go' })
  if (isRest(rest, pieces))
    throw new OrderRefusal('invalid', { field: 'pieces', message: 'Nothing is left after these: call /state' })
}

const inLog = (order: StoredOrder, { pieces, carrier, tracking_number, message }: Parcel) =>
  [...namedPieces(order, pieces), [carrier, tracking_number].filter(Boolean).join(' '), message]
    .filter(Boolean)
    .join('\n')

/**
 * Sends a part of an order, in the caller's transaction: the state stays until the last parcel, the log and a mail say what is on its way and
 * what still comes. Counts as a change of its lines, so that whoever has read the order before writes nothing. Throws the refusal.
 */
export async function sendParcel(
  trx: Database,
  order: StoredOrder,
  { before, ...given }: NewParcel,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<StoredOrder> {
  const parcel: Parcel = { ...given, sent_on: now.toISOString() }
  const sent = await changeMoney(
    trx,
    order,
    {
      parcels: JSON.stringify([...order.parcels, parcel]),
      lines_changed: order.linesChanged + 1,
      tracking_number: parcel.tracking_number,
      tracking_link: parcel.tracking_link,
    },
    now,
  )
  const message = inLog(order, parcel)
  await logEvent(trx, order.id, { kind: 'parcel', actor, message }, now)
  await queueOrderMail(trx, order.id, 'parcel', now, before + 1)
  return sent
}

/** What is written with the step that sends the rest: as the last parcel, where others went before it. */
export function lastParcel(order: StoredOrder, way: Omit<Parcel, 'pieces' | 'sent_on'>, now: Date): Row {
  const pieces = stillToSend(order.lines, order.parcels)
  if (order.parcels.length === 0 || pieces.length === 0) return {}
  const parcel: Parcel = { pieces, ...way, sent_on: now.toISOString() }
  return {
    parcels: JSON.stringify([...order.parcels, parcel]),
    tracking_number: way.tracking_number,
    tracking_link: way.tracking_link,
  }
}
