import { z } from 'zod'
import { reservationStates } from '#domain/reservations/reservation-states.ts'
import { words } from './order-bodies.ts'

/** Another state of a reservation, with what belongs to it. */
export const reservationMoveSchema = z.object({
  state: z.enum(reservationStates),
  alternative: words(2000),
  are_there: z.boolean().nullish(),
})
