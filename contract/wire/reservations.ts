import type { ReservationState } from '#domain/reservations/reservation-states.ts'

/** What staff do about a reservation, with what belongs to it. */
export interface ReservationMove {
  readonly state: ReservationState
  /** What the branch offers instead of a piece that is not there. */
  readonly alternative?: string
  /** The piece is there, and others may have it. */
  readonly are_there?: boolean
}

/** Where a reservation stands. */
export interface ReservationStanding {
  readonly state: ReservationState
  readonly held_until: string
  /** Where the branch may send it from here. */
  readonly next: readonly ReservationState[]
}
