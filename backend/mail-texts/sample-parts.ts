import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import type { SignUp } from '../events/sign-up.ts'
import type { StoredEvent } from '../events/stored-event.ts'
import type { AskedProduct } from '../requests/asked-product.ts'
import type { Reservation } from '../reservations/reservation.ts'
import type { StockNotice } from '../stock-notices/stock-notice.ts'
import type { Situation } from './sample-mails.ts'
import { goodsOf } from './sample-order.ts'

/** Whom examples are written to. */
export const SAMPLE = { name: 'Marie Muster', email: 'kundin@example.org' } as const

const UUID = '00000000-0000-4000-8000-000000000000'
const HOUR = 3_600_000

const eventNames: Record<Language, string> = { de: 'Trauringabend', en: 'Wedding ring evening', fr: 'Soirée alliances' }

/** Goods that nobody has. */
export const sampleProduct: AskedProduct = {
  id: 0,
  isShownOnly: false,
  name: goodsOf,
  referenceNumber: 'R-100',
  path: () => undefined,
}

/** A reservation that nobody made, for the next day. */
export const sampleReservation = ({ project, language, origin }: Situation, now: Date): Reservation => ({
  ...{ id: 0, project: project.id, uuid: UUID, code: 'K7M3PQ', state: 'ready', goods: undefined },
  ...{ productName: goodsOf(language), referenceNumber: 'R-100', pieces: 1, branch: null, branchName: 'Kiel' },
  ...{ comesOn: new Date(now.getTime() + 24 * HOUR), heldUntil: new Date(now.getTime() + 48 * HOUR) },
  ...{ held: true, prolonged: false, language, origin, ...SAMPLE, phone: null, alternative: null, changes: 0 },
})

/** An event that is not held, in a week. */
export function sampleEvent({ project }: Situation, now: Date): StoredEvent {
  const startsAt = new Date(now.getTime() + 168 * HOUR)
  return {
    ...{ id: 0, project: project.id, isPublished: true, startsAt, endsAt: new Date(startsAt.getTime() + 2 * HOUR) },
    ...{ seats: 20, given: 4, mostPersons: 2, isCancelled: false },
    state: () => 'open',
    name: (language) => eventNames[language],
    place: () => 'Marktstraße 1, 24103 Kiel',
    path: () => '/',
  }
}

export const sampleSignUp = ({ project, language, origin }: Situation): SignUp => ({
  ...{ id: 0, project: project.id, uuid: UUID, event: 0, eventName: eventNames[language], state: 'confirmed' },
  ...{ persons: 2, ...SAMPLE, language, origin },
})

/** Somebody who waits for goods that nobody has. */
export const sampleStockNotice = ({ project, language, origin }: Situation): StockNotice => ({
  ...{ id: 0, project: project.id, uuid: UUID, product: 0, variant: null, productName: goodsOf(language) },
  ...{ email: SAMPLE.email, state: 'pending', language, origin, createdOn: new Date(0) },
})

/** Writes a withdrawal, in a transaction that is taken back; answers its id. */
export async function sampleWithdrawal(trx: Database, { project, language, origin }: Situation, now: Date) {
  const moment = now.toISOString()
  const { id } = await trx
    .insertInto('ecommerce_withdrawal')
    .values({
      ...{ project: project.id, uuid: UUID, state: 'received', language, origin, name: SAMPLE.name },
      ...{ contract_reference: 'M-1001', confirmation_email: SAMPLE.email, declaration_text: 'M-1001' },
      ...{ received_on: moment, refund_due_on: moment, expires_on: moment, blocking: 'open' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}
