import type { ReturnedPieces } from '#domain/orders/returned-pieces.ts'
import { piecesFrom } from '#domain/orders/stock-places.ts'
import type { Database } from '../db/database.ts'
import { giveBackStock, type Pieces } from '../shop/stock.ts'
import type { StoredOrder } from '../shop/stored-order.ts'

/** The pieces that go back into stock, by the goods that they are; goods that were deleted meanwhile have none. */
export const restockedOf = (order: StoredOrder, pieces: readonly ReturnedPieces[]): Pieces[] =>
  pieces.flatMap(({ line: id, count, toStock }) => {
    const line = order.lines.find((one) => one.id === id)
    if (!toStock || !line || line.product === null) return []
    const places = piecesFrom(line.stockPlaces, line.returned, count)
    return [{ product: line.product, variant: line.variant, count, places }]
  })

/** Writes down that these pieces came back, in the caller's transaction, with exactly those in stock that were said to go there. */
export async function takeBackPieces(
  trx: Database,
  order: StoredOrder,
  pieces: readonly ReturnedPieces[],
): Promise<void> {
  await giveBackStock(trx, restockedOf(order, pieces))
  for (const { line, count } of pieces)
    await trx
      .updateTable('ecommerce_order_line')
      .set((eb) => ({ returned: eb('returned', '+', count) }))
      .where('id', '=', line)
      .where('order', '=', order.id)
      .execute()
}
