import { isOpenReservation, reservationStates } from '#domain/reservations/reservation-states.ts'
import type { Database, Row } from '../db/database.ts'
import { expiry, keptDays } from '../forms/retention.ts'
import { announce } from '../items/history.ts'
import { projectById } from '../project/project.ts'
import { mailBranch } from './branch-mail.ts'
import { otherVisits, prolongedUntil } from './hold-plan.ts'
import { changeOf, type Reservation, type ReservationOptions, reservationOf } from './reservation.ts'
import { shopLanguageOf } from './shop-language.ts'
import { mailVisitor } from './visitor-mail.ts'

const OPEN = reservationStates.filter(isOpenReservation)

/** Writes a change of an open reservation and tells both sides; false where it was changed or has ended meanwhile. */
async function change(options: ReservationOptions, before: Reservation, columns: Row): Promise<boolean> {
  const changed = await options.db.transaction().execute(async (trx: Database) => {
    const moment = options.now().toISOString()
    const row = await trx
      .updateTable('ecommerce_reservation')
      .set({ ...columns, changes: before.changes + 1, reminded_on: null, asked_on: moment })
      .where('id', '=', before.id)
      .where('changes', '=', before.changes)
      .where('state', 'in', OPEN)
      .returningAll()
      .executeTakeFirst()
    const project = row && (await projectById(trx, before.project))
    if (!row || !project) return false
    const reservation = reservationOf(row)
    await mailVisitor(options, trx, reservation, { project, kind: 'changed' })
    await mailBranch(options, trx, reservation, { project, language: await shopLanguageOf(trx, project) })
    await announce(trx, [changeOf(reservation)], moment)
    return true
  })
  if (changed) options.wakeMail()
  return changed
}

/** Puts the visit to another time of the branch's real hours within the time that the pieces are kept; false where that is none. */
export async function moveVisit(options: ReservationOptions, reservation: Reservation, at: number): Promise<boolean> {
  const { db, now } = options
  const times = await otherVisits(db, reservation, now())
  if (!times.some(({ moment }) => moment === at)) return false
  return change(options, reservation, { comes_on: new Date(at).toISOString() })
}

/** Keeps the pieces for as many opening hours more, once; false where that is not possible any more. */
export async function prolong(options: ReservationOptions, reservation: Reservation): Promise<boolean> {
  const until = await prolongedUntil(options.db, reservation)
  if (!until || reservation.heldUntil <= options.now()) return false
  const held_until = until.toISOString()
  return change(options, reservation, { held_until, prolonged: true, expires_on: expiry(until, keptDays.reservation) })
}
