import { isReservationState, type ReservationState } from '#domain/reservations/reservation-states.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import type { FormsOptions } from '../forms/services.ts'
import { type Announced, asChanged } from '../items/history.ts'
import type { Stocked } from '../stock/stocked.ts'
import type { ReservationLinks } from './reservation-links.ts'

/** What calls about reservations are made of. */
export interface ReservationOptions extends FormsOptions {
  readonly reservationLinks: ReservationLinks
}

/** A reservation as it is stored. */
export interface Reservation {
  readonly id: number
  readonly project: number
  readonly uuid: string
  readonly code: string
  readonly state: ReservationState
  /** Undefined where the goods were deleted. */
  readonly goods: Stocked | undefined
  readonly productName: string
  readonly referenceNumber: string | null
  readonly pieces: number
  readonly branch: number | null
  readonly branchName: string
  readonly comesOn: Date
  readonly heldUntil: Date
  readonly held: boolean
  readonly prolonged: boolean
  readonly language: Language
  readonly origin: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly alternative: string | null
  readonly changes: number
}

const idOf = (value: Row[string] | undefined) => (value === null || value === undefined ? null : Number(value))

const wordsOf = (value: Row[string] | undefined) => (value ? String(value) : null)

/** A row of `ecommerce_reservation`. */
export function reservationOf(row: Row): Reservation {
  const product = idOf(row.product)
  return {
    id: Number(row.id),
    project: Number(row.project),
    uuid: String(row.uuid),
    code: String(row.code),
    state: isReservationState(row.state) ? row.state : 'cancelled',
    goods: product === null ? undefined : { product, variant: idOf(row.variant) },
    productName: String(row.product_name),
    referenceNumber: wordsOf(row.reference_number),
    pieces: Number(row.pieces),
    branch: idOf(row.branch),
    branchName: String(row.branch_name),
    comesOn: new Date(String(row.comes_on)),
    heldUntil: new Date(String(row.held_until)),
    held: Boolean(row.held),
    prolonged: Boolean(row.prolonged),
    language: isLanguage(row.language) ? row.language : defaultLanguage,
    origin: String(row.origin),
    name: String(row.name),
    email: String(row.email),
    phone: wordsOf(row.phone),
    alternative: wordsOf(row.alternative),
    changes: Number(row.changes),
  }
}

/** The reservation of that id, or of that uuid; undefined where there is none. */
export async function readReservation(
  db: Database,
  by: { readonly id: number } | { readonly uuid: string },
): Promise<Reservation | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['uuid', by.uuid] as const)
  const row = await db.selectFrom('ecommerce_reservation').selectAll().where(column, '=', value).executeTakeFirst()
  return row && reservationOf(row)
}

/** What the change feed tells of a reservation that is not what it was. */
export const changeOf = ({ project, id }: Reservation): Announced => asChanged(project, 'ecommerce_reservation', id)
