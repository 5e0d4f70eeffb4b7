import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { Reservation } from './reservation.ts'

/** A reservation with its branch as staff call it: it keeps the name that its visitor was told, in their language. */
export async function inOffice(db: Database, reservation: Reservation): Promise<Reservation> {
  const { branch, branchName } = reservation
  const [row] = branch === null ? [] : await rowsOf(db, 'branch', 'id', [branch])
  return { ...reservation, branchName: row ? String(row.display_name) : branchName }
}
