import type { Database } from '../db/database.ts'
import { consentProofs } from '../newsletter/proof.ts'
import { type NewsOf, recordOf, since } from './news.ts'

const created = (db: Database, table: 'contact_request' | 'ecommerce_request', id: number) =>
  db.selectFrom(table).select(['state', 'language', 'branch', 'created_on']).where('id', '=', id).executeTakeFirst()

/** A message or a question about a product; what looks automatic is no news. Who wrote it, and what, is asked for by its id. */
export const newsOfRequest: NewsOf = async (db, change) => {
  if (change.action !== 'create') return []
  const id = Number(change.item)
  const table = change.collection === 'contact_request' ? 'contact_request' : 'ecommerce_request'
  const row = await created(db, table, id)
  if (!row || row.state === 'spam') return []
  const { state: _, ...facts } = row
  const record = recordOf(change)
  return [{ event: 'request.received', record, source: record, data: { request: { collection: table, id, ...facts } } }]
}

export const newsOfReservation: NewsOf = async (db, change) => {
  const reservation = await db
    .selectFrom('ecommerce_reservation')
    .select(['id', 'uuid', 'code', 'state', 'product', 'variant', 'pieces', 'branch', 'comes_on', 'held_until'])
    .where('id', '=', Number(change.item))
    .executeTakeFirst()
  if (!reservation) return []
  const event = change.action === 'create' ? 'reservation.received' : 'reservation.changed'
  return [{ event, record: recordOf(change), source: `changes/${change.seq}`, data: { reservation } }]
}

/** A withdrawal that was declared, and one that has ended. */
export const newsOfWithdrawal: NewsOf = async (db, change) => {
  const row = await db
    .selectFrom('ecommerce_withdrawal')
    .select(['id', 'uuid', 'state', 'matched_order', 'received_on', 'refund_due_on', 'closed_on'])
    .where('id', '=', Number(change.item))
    .executeTakeFirst()
  if (!row) return []
  const record = recordOf(change)
  const data = { withdrawal: row }
  if (change.action === 'create') return [{ event: 'withdrawal.received', record, source: record, data }]
  if (row.closed_on === null) return []
  return [{ event: 'withdrawal.closed', record, source: `${record} closed`, data }]
}

/** Who has confirmed or left the newsletter, with the proof of it: a tool that sends needs the address itself. */
export const newsOfNewsletter: NewsOf = async (db, change) => {
  const rows = await db
    .selectFrom('newsletter_event')
    .innerJoin('newsletter_subscription', 'newsletter_subscription.id', 'newsletter_event.subscription')
    .select([
      'newsletter_event.id',
      'newsletter_event.kind',
      'newsletter_event.created_on',
      'newsletter_subscription.email',
      'newsletter_subscription.language',
    ])
    .where('newsletter_event.subscription', '=', Number(change.item))
    .where('newsletter_event.kind', 'in', ['confirmed', 'left'])
    .where('newsletter_event.created_on', '>=', since(change))
    .orderBy('newsletter_event.id')
    .execute()
  const proof = (await consentProofs(db, [Number(change.item)])).get(Number(change.item))
  return rows.map(({ id, kind, created_on, email, language }) => {
    const subscription = { id: Number(change.item), email, language, [`${kind}_on`]: created_on }
    return {
      event: kind === 'confirmed' ? 'newsletter.confirmed' : 'newsletter.left',
      record: recordOf(change),
      source: `newsletter_event/${id}`,
      data: { subscription: kind === 'confirmed' ? { ...subscription, proof } : subscription },
      email: String(email),
    }
  })
}
