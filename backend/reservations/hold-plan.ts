import type { HoursPlan } from '#domain/hours/day-hours.ts'
import { openMinutesAfter } from '#domain/reservations/hold-time.ts'
import { isOpenReservation } from '#domain/reservations/reservation-states.ts'
import { type VisitTime, visitTimes } from '#domain/reservations/visit-times.ts'
import type { Database } from '../db/database.ts'
import { loadPlans } from '../project/load-plans.ts'
import { projectById } from '../project/project.ts'
import { reservationRules } from './offered-goods.ts'
import type { Reservation } from './reservation.ts'

/** When the branch of a reservation is open; undefined where it is gone. */
async function planOf(db: Database, { project, branch }: Reservation): Promise<HoursPlan | undefined> {
  const found = await projectById(db, project)
  return found && (await loadPlans(db, found)).find((plan) => plan.branch === branch)
}

/** The end of as many opening hours from a moment on as the shop keeps pieces; undefined where the branch is gone or never opens. */
async function heldFrom(db: Database, reservation: Reservation, from: Date): Promise<Date | undefined> {
  const plan = await planOf(db, reservation)
  const { hours } = await reservationRules(db, reservation.project)
  const until = plan && openMinutesAfter(plan, from.getTime(), hours * 60)
  return until === undefined ? undefined : new Date(until)
}

/** Until when pieces are kept that are laid ready; undefined while their time still runs. */
export async function laidReadyUntil(db: Database, reservation: Reservation, now: Date): Promise<Date | undefined> {
  if (reservation.heldUntil > now) return undefined
  return (await heldFrom(db, reservation, now)) ?? new Date(now.getTime() + 86_400_000)
}

/** Until when a reservation would be kept if it were prolonged now; undefined where it cannot be, since it was once already or is not open. */
export async function prolongedUntil(db: Database, reservation: Reservation): Promise<Date | undefined> {
  if (reservation.prolonged || !isOpenReservation(reservation.state)) return undefined
  return heldFrom(db, reservation, reservation.heldUntil)
}

/** When the visitor of an open reservation can come instead. */
export async function otherVisits(db: Database, reservation: Reservation, now: Date): Promise<VisitTime[]> {
  const plan = isOpenReservation(reservation.state) ? await planOf(db, reservation) : undefined
  return plan ? visitTimes(plan, now.getTime(), reservation.heldUntil.getTime()) : []
}
