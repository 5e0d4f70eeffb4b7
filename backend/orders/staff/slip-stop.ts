import { isOver, type overStates } from '#domain/orders/order-states.ts'
import { piecesLeft } from '#domain/orders/returned-pieces.ts'
import { openWithdrawalStates } from '#domain/orders/withdrawal-states.ts'
import { understoodPart } from '#domain/orders/withdrawn-part.ts'
import type { Database } from '../../db/database.ts'
import type { StoredOrder } from '../../shop/stored-order.ts'

/** Why goods must not leave the house: the order is over, or somebody has withdrawn from it or a part and nobody has settled that. */
export interface SlipStop {
  readonly why: (typeof overStates)[number] | 'withdrawn' | 'partlyWithdrawn'
  /** The ids of the lines that stay here for it; none of a part in words that do not say which goods for certain. */
  readonly lines: readonly number[]
  /** The customer's words for a part. */
  readonly part?: string
}

const all = ({ lines }: StoredOrder) => lines.map(({ id }) => id)

/** What keeps an order from being sent or handed over; undefined of one that may go or has gone. */
export async function slipStop(db: Database, order: StoredOrder): Promise<SlipStop | undefined> {
  const { state } = order
  if (isOver(state)) return { why: state, lines: all(order) }
  if (state === 'shipped' || state === 'completed') return undefined
  const open = await db
    .selectFrom('ecommerce_withdrawal')
    .select('items_text')
    .where('matched_order', '=', order.id)
    .where('state', 'in', openWithdrawalStates)
    .execute()
  if (open.length === 0) return undefined
  const parts = open.map(({ items_text }) => String(items_text ?? '').trim())
  if (parts.includes('')) return { why: 'withdrawn', lines: all(order) }
  const left = order.lines.map((line) => ({ ...line, pieces: piecesLeft(line) }))
  const understood = parts.map((part) => understoodPart(left, part)).filter(({ how }) => how !== 'unclear')
  return {
    why: 'partlyWithdrawn',
    lines: understood.flatMap(({ lines }) => lines.map(({ id }) => id)),
    part: parts.join(' / '),
  }
}
