export const reservationStates = ['asked', 'ready', 'unavailable', 'collected', 'expired', 'cancelled'] as const

export type ReservationState = (typeof reservationStates)[number]

/** Who moves a reservation: the visitor by the link, the branch, or the end of its time. */
export type ReservationMover = 'visitor' | 'branch' | 'time'

type Ways = Readonly<Partial<Record<ReservationState, readonly ReservationMover[]>>>

const branch = ['branch'] as const

const open: Ways = { unavailable: branch, collected: branch, cancelled: ['visitor', 'branch'], expired: ['time'] }

/** Where a reservation may go, and who may send it there. What has ended can be laid ready again by the branch, so that no state is a dead end. */
const ways: Readonly<Record<ReservationState, Ways>> = {
  asked: { ready: branch, ...open },
  ready: open,
  unavailable: { ready: branch },
  collected: { ready: branch },
  expired: { ready: branch },
  cancelled: { ready: branch },
}

/** Whether somebody may move a reservation from one state to another. */
export const mayMove = (from: ReservationState, to: ReservationState, mover: ReservationMover): boolean =>
  ways[from][to]?.includes(mover) ?? false

/** The states to which somebody may move a reservation now. */
export const nextReservationStates = (from: ReservationState, mover: ReservationMover): ReservationState[] =>
  reservationStates.filter((to) => mayMove(from, to, mover))

/** True for a known state. */
export const isReservationState = (value: unknown): value is ReservationState =>
  reservationStates.includes(value as ReservationState)

/** Whether the visitor is still awaited. */
export const isOpenReservation = (state: ReservationState): boolean => state === 'asked' || state === 'ready'

/**
 * Whether the pieces are out of stock in a state: while they are kept, when they were collected, and when they were not found, unless who
 * looked says that they are there after all.
 */
export const isOutOfStock = (state: ReservationState, areThere: boolean): boolean =>
  isOpenReservation(state) || state === 'collected' || (state === 'unavailable' && !areThere)
