import { type RawBuilder, sql } from 'kysely'
import { collectionCode } from '#domain/orders/collection-code.ts'
import type { ReservationRequest } from '#domain/reservations/reservation-request.ts'
import { isOpenReservation, reservationStates } from '#domain/reservations/reservation-states.ts'
import { emailKey } from '#domain/texts/email.ts'
import type { Language } from '#domain/texts/language.ts'
import { type Database, isSqlite } from '../db/database.ts'
import { run } from '../db/run.ts'
import { expiry, keptDays } from '../forms/retention.ts'
import { announce, asNew } from '../items/history.ts'
import type { Project } from '../project/project.ts'
import { stockChanges } from '../shop/stock.ts'
import { holdPieces } from '../stock/hold-pieces.ts'
import { mailBranch } from './branch-mail.ts'
import type { OfferedGoods, OfferingBranch } from './offered-goods.ts'
import { type Reservation, type ReservationOptions, reservationOf } from './reservation.ts'
import { mailVisitor } from './visitor-mail.ts'

/** What somebody wants kept, when it was looked at: what can be reserved, and that the time fits. */
export interface WantedReservation {
  readonly project: Project
  readonly request: ReservationRequest
  readonly offered: OfferedGoods
  readonly branch: OfferingBranch
  /** Milliseconds since 1970. */
  readonly heldUntil: number
  readonly language: Language
  readonly shopLanguage: Language
  readonly origin: string
  /** Hash of the caller's address. */
  readonly addressKey: string
}

/** A household, or a shop's own network, counts as so many people. */
const PEOPLE_AT_AN_ADDRESS = 3

const OPEN = reservationStates.filter(isOpenReservation)

/** Why nothing is kept: no piece is left at the branch, or the person has as many kept as the shop allows. */
export type ReservationRefusal = 'sold_out' | 'too_many'

async function hasTooMany(
  trx: Database,
  { project, request, offered, addressKey }: WantedReservation,
): Promise<boolean> {
  const open = async (column: RawBuilder<string>, value: string) => {
    const row = await trx
      .selectFrom('ecommerce_reservation')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('project', '=', project.id)
      .where('state', 'in', OPEN)
      .where(column, '=', value)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  const { most } = offered.rules
  return (
    (await open(sql`email_key(email)`, emailKey(request.email))) >= most ||
    (await open(sql`address_key`, addressKey)) >= most * PEOPLE_AT_AN_ADDRESS
  )
}

/** Keeps pieces at a branch, with the mails to the branch and the visitor, in one transaction; of many who want the last piece one gets it. */
export async function placeReservation(
  options: ReservationOptions,
  wanted: WantedReservation,
): Promise<Reservation | ReservationRefusal> {
  const { db, now, uuid } = options
  const { project, offered, request } = wanted
  const { goods } = offered
  const placed = await db.transaction().execute(async (trx) => {
    // One after the other within a shop, so that nobody has more kept than they may by asking at the same moment.
    if (!isSqlite(trx)) await run(trx, 'select id from project where id = ? for no key update', [project.id])
    if (await hasTooMany(trx, wanted)) return 'too_many' as const
    const id = uuid()
    const moment = now().toISOString()
    const kept = { goods, branch: request.branch, pieces: request.pieces, reason: collectionCode(id), now: moment }
    if (!(await holdPieces(trx, kept))) return 'sold_out' as const
    const row = await trx
      .insertInto('ecommerce_reservation')
      .values(rowOf(wanted, id, moment))
      .returningAll()
      .executeTakeFirstOrThrow()
    const reservation = reservationOf(row)
    await mailBranch(options, trx, reservation, { project, language: wanted.shopLanguage })
    await mailVisitor(options, trx, reservation, { project, kind: 'received' })
    const made = asNew(project.id, 'ecommerce_reservation', reservation.id)
    await announce(trx, [...stockChanges(project.id, [goods]), made], moment)
    return reservation
  })
  if (typeof placed !== 'string') options.wakeMail()
  return placed
}

function rowOf(
  { project, request, offered, branch, heldUntil, language, shopLanguage, origin, addressKey }: WantedReservation,
  uuid: string,
  now: string,
) {
  const { name, email, phone, pieces, at } = request
  return {
    project: project.id,
    uuid,
    code: collectionCode(uuid),
    state: 'asked',
    product: offered.goods.product,
    variant: offered.goods.variant,
    product_name: offered.product.name(language) || offered.product.name(shopLanguage),
    reference_number: offered.product.referenceNumber,
    pieces,
    branch: branch.id,
    branch_name: branch.name,
    comes_on: new Date(at).toISOString(),
    held_until: new Date(heldUntil).toISOString(),
    held: true,
    prolonged: false,
    language,
    origin,
    name,
    email,
    phone: phone || null,
    address_key: addressKey,
    changes: 0,
    created_on: now,
    expires_on: expiry(new Date(heldUntil), keptDays.reservation),
  }
}
