import { isOpenReservation, reservationStates } from '#domain/reservations/reservation-states.ts'
import type { Row } from '../db/database.ts'
import { projectById } from '../project/project.ts'
import { mailBranch } from './branch-mail.ts'
import { moveReservation } from './move-reservation.ts'
import { type ReservationOptions, reservationOf } from './reservation.ts'
import { shopLanguageOf } from './shop-language.ts'
import { mailVisitor } from './visitor-mail.ts'

/** Reservations looked at in one round. */
const MOST = 500

const HOUR = 3_600_000

/** A branch that has not answered is asked again this time after the last mail that asked it. */
const UNANSWERED = 4 * HOUR

/** Visitors are reminded so long before they come, unless they have asked only then. */
const BEFORE_VISIT = 24 * HOUR

const OPEN = reservationStates.filter(isOpenReservation)

/** Ends what was kept long enough, so that its pieces are free again, and reminds both sides once. */
export async function watchReservations(options: ReservationOptions): Promise<void> {
  await endOver(options)
  await remind(options)
}

async function endOver(options: ReservationOptions): Promise<void> {
  const { db, now, log } = options
  const over = await db
    .selectFrom('ecommerce_reservation')
    .selectAll()
    .where('state', 'in', OPEN)
    .where('held_until', '<=', now().toISOString())
    .orderBy('held_until')
    .limit(MOST)
    .execute()
  for (const row of over)
    await moveReservation(options, reservationOf(row), { to: 'expired', mover: 'time' }).catch((error) =>
      log(`Reservation ${row.code} could not be ended`, error),
    )
}

async function remind(options: ReservationOptions): Promise<void> {
  const { db, now, log } = options
  const moment = now().getTime()
  const at = (time: number) => new Date(time).toISOString()
  const due = await db
    .selectFrom('ecommerce_reservation')
    .selectAll()
    .where('state', 'in', OPEN)
    .where('reminded_on', 'is', null)
    .where('held_until', '>', at(moment))
    .where((eb) =>
      eb.or([
        eb('state', '=', 'asked').and(eb.fn.coalesce('asked_on', 'created_on'), '<=', at(moment - UNANSWERED)),
        eb('state', '=', 'ready')
          .and('comes_on', '>', at(moment))
          .and('comes_on', '<=', at(moment + BEFORE_VISIT))
          .and('created_on', '<=', at(moment - BEFORE_VISIT)),
      ]),
    )
    .orderBy('id')
    .limit(MOST)
    .execute()
  for (const row of due)
    await remindOf(options, row).catch((error) => log(`Reservation ${row.code} could not be reminded of`, error))
}

async function remindOf(options: ReservationOptions, row: Row): Promise<void> {
  await options.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('ecommerce_reservation')
      .set({ reminded_on: options.now().toISOString() })
      .where('id', '=', Number(row.id))
      .where('state', '=', String(row.state))
      .where('reminded_on', 'is', null)
      .executeTakeFirst()
    const project = await projectById(trx, Number(row.project))
    if (numUpdatedRows !== 1n || !project) return
    const reservation = reservationOf(row)
    if (reservation.state === 'ready') await mailVisitor(options, trx, reservation, { project, kind: 'reminder' })
    else await mailBranch(options, trx, reservation, { project, language: await shopLanguageOf(trx, project) })
  })
  options.wakeMail()
}
