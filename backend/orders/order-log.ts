import { euroOf } from '#domain/money/money.ts'
import type { LineChange } from '#domain/orders/order-parts.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { ReturnSlip } from '#domain/orders/parcels.ts'
import type { Database, Row } from '../db/database.ts'
import type { Access } from '../items/access.ts'
import { authorName } from '../items/revision.ts'

/** Who did something: staff by their account. */
export type Actor =
  | { readonly kind: 'customer' | 'provider' | 'system' }
  | { readonly kind: 'staff'; readonly user: number }

export interface OrderEvent {
  readonly kind: 'state' | 'payment' | 'refund' | 'mail' | 'note' | 'parcel' | 'return_slip' | 'transfer'
  readonly actor: Actor
  readonly from?: OrderState | null
  readonly to?: OrderState
  readonly message?: string | undefined
  readonly changes?: readonly LineChange[]
  readonly slip?: ReturnSlip
}

/** An entry of an order's log as it is stored. */
export const eventRow = (
  order: number,
  { kind, actor, from, to, message, changes, slip }: OrderEvent,
  now: Date,
): Row => ({
  order,
  kind,
  actor: actor.kind,
  user: actor.kind === 'staff' ? actor.user : null,
  from_state: from ?? null,
  to_state: to ?? null,
  message: message?.slice(0, 2000) ?? null,
  ...(changes && { changes: JSON.stringify(changes) }),
  ...(slip && { slip: JSON.stringify(slip) }),
  created_on: now.toISOString(),
})

/** What the log says of money that came or went: the sum as the machine writes it, and what staff say of it. */
export const moneyInLog = (cents: number, message: string | undefined): string =>
  `${euroOf(cents)}${message ? `: ${message}` : ''}`

/** Adds to the log of an order, in the caller's transaction; answers the entry's id. */
export async function logEvent(trx: Database, order: number, event: OrderEvent, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('ecommerce_order_event')
    .values(eventRow(order, event, now))
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}

/** Who of the staff stands in the log of an order, by name, or else by address for who may learn it: whoever may see the order, though not the accounts. */
export async function staffInLog(
  db: Database,
  order: number,
  reader: Pick<Access, 'apiKey'>,
): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectFrom('ecommerce_order_event as e')
    .innerJoin('users as u', 'u.id', 'e.user')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email'])
    .distinct()
    .where('e.order', '=', order)
    .orderBy('u.id')
    .execute()
  return rows.flatMap((row) => {
    const name = authorName(reader, row)
    return name === null ? [] : [{ id: Number(row.id), name }]
  })
}
