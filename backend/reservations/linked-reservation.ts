import type { Project } from '../project/project.ts'
import { type Reservation, type ReservationOptions, readReservation } from './reservation.ts'

/** The reservation of a link within its project; undefined for a link that leads nowhere. */
export async function linkedReservation(
  options: ReservationOptions,
  project: Project,
  holder: 'visitor' | 'branch',
  token: string,
): Promise<Reservation | undefined> {
  const uuid = options.reservationLinks.read(holder, token)
  const found = uuid === undefined ? undefined : await readReservation(options.db, { uuid })
  return found?.project === project.id ? found : undefined
}
