import {
  isOpenReservation,
  isOutOfStock,
  mayMove,
  type ReservationMover,
  type ReservationState,
} from '#domain/reservations/reservation-states.ts'
import type { Database } from '../db/database.ts'
import { expiry, keptDays } from '../forms/retention.ts'
import { announce } from '../items/history.ts'
import { projectById } from '../project/project.ts'
import { stockChanges } from '../shop/stock.ts'
import { freePieces, holdPieces, type KeptPieces } from '../stock/hold-pieces.ts'
import { laidReadyUntil } from './hold-plan.ts'
import { changeOf, type Reservation, type ReservationOptions } from './reservation.ts'
import { mailVisitor } from './visitor-mail.ts'
import type { VisitorMail } from './visitor-mail-texts.ts'

/** Where a reservation is sent, and by whom. */
export interface ReservationStep {
  readonly to: ReservationState
  readonly mover: ReservationMover
  /** The account of staff. */
  readonly user?: number | undefined
  /** What the branch offers instead. */
  readonly alternative?: string | undefined
  /** Of pieces that the visitor does not get: they are there, and others may have them. */
  readonly areThere?: boolean | undefined
}

/** `sold_out`: pieces that were free meanwhile are gone; `not_possible`: its state does not lead there, or somebody was faster. */
export type MoveOutcome = 'moved' | 'not_possible' | 'sold_out'

/** Which mail a state is worth, where somebody else than the visitor has brought it about. */
const MAIL_OF: Readonly<Partial<Record<ReservationState, VisitorMail>>> = {
  ready: 'ready',
  unavailable: 'unavailable',
  expired: 'expired',
  cancelled: 'cancelled',
}

async function settlePieces(
  trx: Database,
  { goods, branch, pieces, held, code }: Reservation,
  shallHold: boolean,
  author: Pick<KeptPieces, 'user' | 'now'>,
): Promise<boolean> {
  if (!goods || held === shallHold) return true
  const kept = { goods, branch, pieces, reason: code, ...author }
  if (shallHold) return holdPieces(trx, kept)
  await freePieces(trx, kept)
  return true
}

class Undone extends Error {
  readonly outcome: MoveOutcome

  constructor(outcome: MoveOutcome) {
    super(outcome)
    this.outcome = outcome
  }
}

/** The only way in which a reservation changes its state: with its pieces and its mail, in one transaction, once. */
export async function moveReservation(
  options: ReservationOptions,
  reservation: Reservation,
  { to, mover, user, alternative, areThere = false }: ReservationStep,
): Promise<MoveOutcome> {
  const { db, now } = options
  if (!mayMove(reservation.state, to, mover)) return 'not_possible'
  const moment = now()
  const author = { user, now: moment.toISOString() }
  const shallHold = isOutOfStock(to, areThere)
  const hasEnded = !isOpenReservation(to)
  try {
    await db.transaction().execute(async (trx) => {
      const until = hasEnded ? undefined : await laidReadyUntil(trx, reservation, moment)
      const { numUpdatedRows } = await trx
        .updateTable('ecommerce_reservation')
        .set({
          state: to,
          held: shallHold,
          alternative: to === 'unavailable' ? (alternative ?? null) : reservation.alternative,
          ...(mover === 'branch' && { answered_on: author.now, reminded_on: null }),
          ...(hasEnded && { address_key: null, expires_on: expiry(moment, keptDays.reservation) }),
          ...(until && { held_until: until.toISOString(), expires_on: expiry(until, keptDays.reservation) }),
        })
        .where('id', '=', reservation.id)
        .where('state', '=', reservation.state)
        .where('held_until', '=', reservation.heldUntil.toISOString())
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw new Undone('not_possible')
      if (!(await settlePieces(trx, reservation, shallHold, author))) throw new Undone('sold_out')
      const project = await projectById(trx, reservation.project)
      const kind = mover === 'visitor' ? undefined : MAIL_OF[to]
      if (project && kind) {
        const moved = {
          ...reservation,
          state: to,
          alternative: alternative ?? null,
          ...(until && { heldUntil: until }),
        }
        await mailVisitor(options, trx, moved, { project, kind })
      }
      const { goods, held } = reservation
      const counted = goods && held !== shallHold ? stockChanges(reservation.project, [goods]) : []
      await announce(trx, [...counted, changeOf(reservation)], author.now)
    })
  } catch (error) {
    if (error instanceof Undone) return error.outcome
    throw error
  }
  options.wakeMail()
  return 'moved'
}
