import { createHash } from 'node:crypto'
import { newsletterConsent } from '#domain/company/newsletter-consent.ts'
import { isLanguage, type Language } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import { isSqlite } from '../db/database.ts'
import { announce } from '../items/history.ts'
import type { Project } from '../project/project.ts'
import { readNewsletterAbout } from './newsletter-about.ts'
import { queueConfirmation, queueKnown, queueWelcome } from './newsletter-mails.ts'
import { expiry, keptDays } from './retention.ts'
import type { FormsOptions } from './services.ts'

/** Days in which a request can be confirmed. */
const CONFIRMABLE = 7

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

export interface NewsletterCall {
  readonly project: Project
  readonly origin: string
  readonly email: string
  readonly language: Language
  readonly formVersion: string
  /** The caller's IP address. */
  readonly address: string
}

interface Subscription {
  readonly id: number
  readonly project: number
  readonly email: string
  readonly language: Language
  readonly state: string
  readonly leaveToken: string
  readonly expiresOn: string | null
}

const known = (row: Row): Subscription => ({
  id: Number(row.id),
  project: Number(row.project),
  email: String(row.email),
  language: isLanguage(row.language) ? row.language : 'de',
  state: String(row.state),
  leaveToken: String(row.leave_token),
  expiresOn: row.expires_on === null ? null : String(row.expires_on),
})

/** The subscription of an address, made when there is none; locked until the transaction ends. */
async function subscriptionOf(options: FormsOptions, trx: Database, call: NewsletterCall): Promise<Subscription> {
  const created_on = options.now()
  await trx
    .insertInto('newsletter_subscription')
    .values({
      project: call.project.id,
      email: call.email,
      language: call.language,
      state: 'pending',
      leave_token: options.secret(),
      created_on: created_on.toISOString(),
      expires_on: expiry(created_on, keptDays.unconfirmed),
    })
    .onConflict((conflict) => conflict.columns(['project', 'email']).doNothing())
    .execute()
  const found = trx
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('project', '=', call.project.id)
    .where('email', '=', call.email)
  return known(await (isSqlite(trx) ? found : found.forUpdate()).executeTakeFirstOrThrow())
}

type EventFacts = {
  form_version?: string
  form_text?: string
  message_id?: string
  mail_text?: string
  through?: string
}

/** Keeps the proof of what happened to a subscription; what its owner has decided is told to the change feed. */
async function record(
  options: Pick<FormsOptions, 'now'>,
  trx: Database,
  { id, project, leaveToken }: Pick<Subscription, 'id' | 'project' | 'leaveToken'>,
  kind: 'requested' | 'confirmed' | 'left',
  address: string | undefined,
  facts: EventFacts = {},
): Promise<void> {
  await trx
    .insertInto('newsletter_event')
    .values({
      subscription: id,
      kind,
      created_on: options.now().toISOString(),
      ...(address !== undefined && { address_hash: hash(`${leaveToken} ${address}`) }),
      ...facts,
    })
    .execute()
  if (kind === 'requested') return
  const collection = 'newsletter_subscription'
  const change = { project, collection, id, action: 'update', touched: [collection] } as const
  await announce(trx, [change], options.now().toISOString())
}

/**
 * Asks the owner of an address by mail whether they want the newsletter, and keeps the proof of the request. Who has subscribed
 * already is told so in the mail: the form's answer is the same for every address.
 */
export async function requestNewsletter(options: FormsOptions, call: NewsletterCall): Promise<void> {
  const { db, now, secret } = options
  await db.transaction().execute(async (trx) => {
    const subscription = await subscriptionOf(options, trx, call)
    if (subscription.state === 'active') return queueKnown(options, trx, call, subscription)
    const token = secret()
    const unconfirmed = expiry(now(), keptDays.unconfirmed)
    const kept = subscription.expiresOn ?? ''
    await trx
      .updateTable('newsletter_subscription')
      .set({
        state: 'pending',
        language: call.language,
        token_hash: hash(token),
        token_expires_on: expiry(now(), CONFIRMABLE),
        // The proof of an earlier subscription outlives a request that nobody confirms.
        expires_on: [kept, unconfirmed].toSorted().at(-1) ?? unconfirmed,
      })
      .where('id', '=', subscription.id)
      .execute()
    const mail = await queueConfirmation(options, trx, call, token)
    const about = await readNewsletterAbout(trx, call.project, call.language)
    await record(options, trx, subscription, 'requested', call.address, {
      form_version: call.formVersion,
      form_text: newsletterConsent(call.formVersion, call.language, about),
      ...(mail && { message_id: mail.messageId, mail_text: mail.text.replaceAll(token, '…') }),
    })
  })
}

const waiting = (db: Database, project: Project, token: string, now: Date) =>
  db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('project', '=', project.id)
    .where('token_hash', '=', hash(token))
    .where('state', '=', 'pending')
    .where('token_expires_on', '>', now.toISOString())

/** Whether a token can still confirm a subscription, and the language of who would. */
export async function confirmable(options: FormsOptions, project: Project, token: string) {
  const row = await waiting(options.db, project, token, options.now()).executeTakeFirst()
  return row && known(row)
}

export interface TokenCall {
  readonly project: Project
  readonly origin: string
  readonly token: string
  readonly address: string
}

/** Confirms a subscription: once for each token. Undefined when the token is used, expired or was never given. */
export async function confirmNewsletter(options: FormsOptions, call: TokenCall): Promise<Subscription | undefined> {
  const { db, now } = options
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('newsletter_subscription')
      .set({ state: 'active', token_hash: null, token_expires_on: null, expires_on: null })
      .where('id', '=', waiting(trx, call.project, call.token, now()).clearSelect().select('id'))
      .where('state', '=', 'pending')
      .returningAll()
      .executeTakeFirst()
    if (!row) return undefined
    const subscription = known(row)
    const mail = await queueWelcome(options, trx, call, subscription)
    await record(options, trx, subscription, 'confirmed', call.address, mail && { message_id: mail.messageId })
    return subscription
  })
}

/** The subscription that an unsubscribe link belongs to. */
export async function leavable(options: FormsOptions, project: Project, token: string) {
  const row = await options.db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('project', '=', project.id)
    .where('leave_token', '=', token)
    .executeTakeFirst()
  return row && known(row)
}

/** Ends a subscription; one that has ended stays so. Undefined for a token that was never given. */
export async function leaveNewsletter(options: FormsOptions, call: TokenCall): Promise<Subscription | undefined> {
  const { db } = options
  const subscription = await leavable(options, call.project, call.token)
  if (!subscription) return undefined
  await db.transaction().execute((trx) => endSubscription(options, trx, subscription, { address: call.address }))
  return subscription
}

/**
 * Ends a subscription in the caller's transaction and keeps the proof of it; one that has ended stays so, and the answer is false.
 * @param cause the caller's IP address where the person clicked, else what told of it, such as `brevo`
 */
export async function endSubscription(
  { now }: Pick<FormsOptions, 'now'>,
  trx: Database,
  subscription: Pick<Subscription, 'id' | 'project' | 'leaveToken'>,
  { address, through }: { readonly address?: string; readonly through?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('newsletter_subscription')
    .set({
      state: 'ended',
      token_hash: null,
      token_expires_on: null,
      expires_on: expiry(now(), keptDays.endedSubscription),
    })
    .where('id', '=', subscription.id)
    .where('state', '<>', 'ended')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await record({ now }, trx, subscription, 'left', address, through === undefined ? {} : { through })
  return true
}
