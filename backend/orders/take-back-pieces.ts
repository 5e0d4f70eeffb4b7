import { leftBefore, stillHereOf } from '#domain/orders/parcels.ts'
import type { ReturnedPieces } from '#domain/orders/returned-pieces.ts'
import { piecesFrom } from '#domain/orders/stock-places.ts'
import type { Database } from '../db/database.ts'
import { giveBackStock, type Pieces } from '../shop/stock.ts'
import type { StoredOrder } from '../shop/stored-order.ts'

/**
 * The pieces that go back into stock, by the goods that they are; goods that were deleted meanwhile have none. What never left the house gives
 * back what was taken from stock, and nothing for pieces that were to be bought to order: they are not there.
 */
export function restockedOf(order: StoredOrder, pieces: readonly ReturnedPieces[]): Pieces[] {
  const { left } = leftBefore(sendingOf(order), pieces)
  const before = new Map(order.lines.map(({ id, returned }) => [id, returned]))
  const here = new Map(order.lines.map((line) => [line.id, stillHereOf(line, order.parcels)]))
  return pieces.flatMap(({ line: id, count: asked, toStock }, index) => {
    const line = order.lines.find((one) => one.id === id)
    const skip = before.get(id) ?? 0
    before.set(id, skip + asked)
    const sent = left[index] ?? 0
    const inStock = Math.min(asked - sent, here.get(id) ?? 0)
    here.set(id, (here.get(id) ?? 0) - inStock)
    if (!toStock || !line || line.product === null) return []
    const count = inStock + sent
    const places = piecesFrom(line.stockPlaces, skip, count)
    return count > 0 ? [{ product: line.product, variant: line.variant, count, places }] : []
  })
}

/** What of an order has left the house. */
export const sendingOf = ({ lines, parcels, deliveredOn }: StoredOrder) => ({
  lines,
  parcels,
  isHandedOver: deliveredOn !== null,
})

/** Writes down that these pieces came back, in the caller's transaction, with exactly those in stock that were said to go there. */
export async function takeBackPieces(
  trx: Database,
  order: StoredOrder,
  pieces: readonly ReturnedPieces[],
): Promise<void> {
  await giveBackStock(trx, restockedOf(order, pieces))
  const { left } = leftBefore(sendingOf(order), pieces)
  for (const [index, { line, count }] of pieces.entries())
    await trx
      .updateTable('ecommerce_order_line')
      .set((eb) => ({
        returned: eb('returned', '+', count),
        returned_sent: eb('returned_sent', '+', left[index] ?? 0),
      }))
      .where('id', '=', line)
      .where('order', '=', order.id)
      .execute()
}
