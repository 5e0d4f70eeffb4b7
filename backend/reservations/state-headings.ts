import type { ReservationState } from '#domain/reservations/reservation-states.ts'

/** By a state, the name of the words that a page about a reservation is headed with. */
export const stateHeadings = {
  asked: 'isAsked',
  ready: 'isReady',
  unavailable: 'isUnavailable',
  collected: 'isCollected',
  expired: 'isExpired',
  cancelled: 'isCancelled',
} as const satisfies Record<ReservationState, string>
