import { sql } from 'kysely'
import { retention } from '#domain/company/retention.ts'
import { purgeActivity } from '../auth/activity.ts'
import type { Database } from '../db/database.ts'
import { purgeBin } from '../items/bin.ts'
import { purgeMails } from '../mail/outbox.ts'
import { type Recurring, recurring } from '../recurring.ts'

/** Days for which what visitors sent is kept. */
export const keptDays = {
  contactRequest: retention.contact_request.kept.days,
  productRequest: retention.product_request.kept.days,
  eventSignUp: retention.event_signup.kept.days,
  reservation: retention.reservation.kept.days,
  rating: retention.rating.kept.days,
  ratingReport: retention.rating_report.kept.days,
  unconfirmed: retention.unconfirmed_newsletter.kept.days,
  endedSubscription: retention.ended_newsletter.kept.days,
  stockNotice: retention.stock_notice.kept.days,
  endedStockNotice: retention.ended_stock_notice.kept.days,
  consent: retention.consent.kept.days,
  mail: retention.mail.kept.days,
} as const

const DAY = 86_400_000

/** Sums of visits, which name nobody: as long as reports look back, and the year before. */
const VISIT_DAYS = 1500

/** The moment at which the time to be kept is over. */
export const expiry = (now: Date, days: number): string => new Date(now.getTime() + days * DAY).toISOString()

/** Deletes what visitors sent and mails, once their time to be kept is over, and what the history says of what is gone. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  const over = now.toISOString()
  await db.deleteFrom('contact_request').where('expires_on', '<', over).execute()
  await db.deleteFrom('ecommerce_request').where('expires_on', '<', over).execute()
  await db.deleteFrom('ecommerce_rating_report').where('expires_on', '<', over).execute()
  await db.deleteFrom('ecommerce_reservation').where('expires_on', '<', over).execute()
  await db.deleteFrom('ecommerce_missed_search').where('expires_on', '<', over).execute()
  await endSignUps(db, over)
  await db.deleteFrom('visit_count').where('day', '<', expiry(now, -VISIT_DAYS).slice(0, 10)).execute()
  await db.deleteFrom('customer_note').where('expires_on', '<', over).execute()
  await endRatings(db, over)
  await db.deleteFrom('newsletter_subscription').where('expires_on', '<', over).execute()
  await db.deleteFrom('stock_notice').where('expires_on', '<', over).execute()
  await endConsents(db, over)
  await endCallKeys(db, over)
  await forgetRevisions(db)
  await purgeMails(db, now)
  await purgeActivity(db, now)
}

/** An event may have been put off since somebody signed up: their time to be kept begins with its end as it is now. */
async function endSignUps(db: Database, over: string): Promise<void> {
  const { rows } = await sql<{ event: number; ends_at: string; expires_on: string }>`
    select distinct s.event, e.ends_at, s.expires_on from event_signup s join event e on e.id = s.event`.execute(db)
  for (const { event, ends_at, expires_on: known } of rows) {
    const expires_on = expiry(new Date(ends_at), keptDays.eventSignUp)
    if (expires_on === known) continue
    const frozen = db.updateTable('event_signup').where('event', '=', event).where('expires_on', '=', known)
    await frozen.set({ expires_on }).execute()
  }
  await db.deleteFrom('event_signup').where('expires_on', '<', over).execute()
}

/** What a banner said goes together with the last decision about it. */
async function endConsents(db: Database, over: string): Promise<void> {
  const gone = await db.deleteFrom('consent_log').where('expires_on', '<', over).executeTakeFirst()
  if (gone.numDeletedRows === 0n) return
  await sql`
    delete from consent_banner where not exists (select 1 from consent_log l
      where l.project = consent_banner.project and l.banner_version = consent_banner.version)`.execute(db)
}

/** The answer to a call goes before the note that it was done: it may name customers. */
async function endCallKeys(db: Database, over: string): Promise<void> {
  await db.deleteFrom('call_keys').where('expires_on', '<', over).execute()
  const forgotten = { answer: null, answer_until: null }
  await db.updateTable('call_keys').set(forgotten).where('answer_until', '<', over).execute()
}

/** A published rating stays, but nothing that leads from it to an order. */
async function endRatings(db: Database, over: string): Promise<void> {
  await sql`
    delete from revisions where collection = 'ecommerce_product_rating'
      and item in (select cast(r.id as text) from ecommerce_product_rating r where r.expires_on < ${over})`.execute(db)
  await db
    .deleteFrom('ecommerce_product_rating')
    .where('expires_on', '<', over)
    .where('status', '<>', 'published')
    .execute()
  await db
    .updateTable('ecommerce_product_rating')
    .set({ order_number: null, expires_on: null })
    .where('expires_on', '<', over)
    .execute()
}

/** What visitors sent and staff have changed stands in the history too. */
async function forgetRevisions(db: Database): Promise<void> {
  for (const table of ['contact_request', 'ecommerce_request', 'ecommerce_rating_report', 'event_signup'])
    await sql`
      delete from revisions where collection = ${table}
        and not exists (select 1 from ${sql.table(table)} c where cast(c.id as text) = revisions.item)`.execute(db)
}

/** Purges at once and then every hour, until it is stopped. `forget` ends the bytes of a file that the bin kept long enough. */
export const startRetention = (
  db: Database,
  now: () => Date,
  log: (message: string, error: unknown) => void,
  forget: (file: { project: number; id: string }) => Promise<void>,
): Recurring =>
  recurring(
    3_600_000,
    async () => {
      await purgeExpired(db, now())
      for (const file of await purgeBin(db, now())) await forget(file)
    },
    (error) => log('What has expired could not be deleted', error),
  )
