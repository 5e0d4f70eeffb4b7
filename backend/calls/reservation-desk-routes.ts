import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import type { ReservationStanding } from '#contract/wire/reservations.ts'
import { nextReservationStates } from '#domain/reservations/reservation-states.ts'
import { reservationMoveSchema } from '../bodies/reservation-body.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { admitted, type Variables } from '../http/context.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { moveReservation } from '../reservations/move-reservation.ts'
import { type Reservation, type ReservationOptions, readReservation } from '../reservations/reservation.ts'
import { parsed } from './staff-body.ts'

const standing = ({ state, heldUntil }: Reservation) =>
  ({
    status: 'ok',
    state,
    held_until: heldUntil.toISOString(),
    next: nextReservationStates(state, 'branch'),
  }) satisfies ReservationStanding & { status: string }

/** `POST /reservations/{id}/state`: state, alternative?, are_there?; what staff do about a reservation of their project. */
export function reservationDeskRoutes(options: ReservationOptions): Hono<Variables> {
  return new Hono<Variables>().post('/reservations/:id/state', async ({ req, var: { caller } }) => {
    const { account } = await admitted(caller)
    const access = await caller.access()
    if (!access.write(collectionOf('ecommerce_reservation'), 'update'))
      throw new OrderRefusal('forbidden', { message: 'Reservations: update is not allowed' })
    const id = req.param('id')
    const found = /^\d{1,9}$/.test(id) ? await readReservation(options.db, { id: Number(id) }) : undefined
    const isElsewhere = access.branch !== undefined && found?.branch !== access.branch
    if (found?.project !== access.project || isElsewhere)
      throw new Fault('unknownItem', `Item not found: ecommerce_reservation ${id.slice(0, 20)}`)
    const { state, alternative, are_there } = parsed(reservationMoveSchema, await objectBody(req.raw))
    const move = { to: state, mover: 'branch', user: account.id, alternative, areThere: are_there ?? false } as const
    const outcome = await moveReservation(options, found, move)
    if (outcome === 'sold_out') throw new OrderRefusal('sold_out', { field: 'state' })
    if (outcome === 'not_possible')
      throw new OrderRefusal('not_possible', {
        field: 'state',
        message: `state: does not lead from ${found.state} to ${state}`,
      })
    return jsonAnswer(standing((await readReservation(options.db, { id: found.id })) ?? found))
  })
}
