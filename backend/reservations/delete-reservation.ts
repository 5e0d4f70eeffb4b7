import { isOpenReservation } from '#domain/reservations/reservation-states.ts'
import type { Database } from '../db/database.ts'
import { announce } from '../items/history.ts'
import { stockChanges } from '../shop/stock.ts'
import { freePieces } from '../stock/hold-pieces.ts'
import { readReservation } from './reservation.ts'

/** Deletes a reservation in the caller's transaction; the pieces of one that is open are free again. */
export async function deleteReservation(trx: Database, id: number, now: Date): Promise<void> {
  const reservation = await readReservation(trx, { id })
  const gone = await trx.deleteFrom('ecommerce_reservation').where('id', '=', id).executeTakeFirst()
  if (gone.numDeletedRows !== 1n || !reservation?.goods || !isOpenReservation(reservation.state)) return
  const { goods, branch, pieces, code, project } = reservation
  const moment = now.toISOString()
  await freePieces(trx, { goods, branch, pieces, reason: code, now: moment })
  await announce(trx, stockChanges(project, [goods]), moment)
}
