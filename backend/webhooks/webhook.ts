import type { NewWebhook, Webhook, WebhookBody, WebhookEvent, WebhookMessage } from '#contract/wire/webhooks.ts'
import { MOST_WEBHOOK_MESSAGES, TEST_EVENT } from '#contract/wire/webhooks.ts'
import { lastChange } from '../changes/feed.ts'
import type { Database, Row } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { type Vault, webhookPlace } from '../vault/vault.ts'
import { newMessage } from './new-message.ts'
import { newWebhookSecret } from './webhook-signature.ts'

/** Hours for which messages are signed with the secret before the present one too. */
const FORMER_HOURS = 24
const HOUR = 3_600_000

export interface WebhookTools {
  readonly db: Database
  readonly vault: Vault
  readonly now: Date
}

const shown = (row: Row, counts: ReadonlyMap<string, number>, now: Date): Webhook => ({
  id: Number(row.id),
  name: String(row.name),
  url: String(row.url),
  events: JSON.parse(String(row.events)) as WebhookEvent[],
  active: Boolean(row.active),
  created_on: String(row.created_on),
  former_until: String(row.former_until ?? '') > now.toISOString() ? String(row.former_until) : null,
  waiting: (counts.get(`${row.id} waiting`) ?? 0) + (counts.get(`${row.id} sending`) ?? 0),
  failed: counts.get(`${row.id} failed`) ?? 0,
})

/** The webhooks of a project, in the order in which they were made. */
export async function listWebhooks(db: Database, project: number, now: Date): Promise<Webhook[]> {
  const rows = await db.selectFrom('webhooks').selectAll().where('project', '=', project).orderBy('id').execute()
  const counted = await db
    .selectFrom('webhook_messages')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_messages.webhook')
    .select(['webhook', 'state', (eb) => eb.fn.countAll().as('count')])
    .where('webhooks.project', '=', project)
    .where('state', '<>', 'sent')
    .groupBy(['webhook', 'state'])
    .execute()
  const counts = new Map(counted.map(({ webhook, state, count }) => [`${webhook} ${state}`, Number(count)]))
  return rows.map((row) => shown(row, counts, now))
}

/** One webhook of a project. Throws the Fault for one that is not there. */
export async function readWebhook(db: Database, project: number, id: number, now: Date): Promise<Webhook> {
  const found = (await listWebhooks(db, project, now)).find((each) => each.id === id)
  if (!found) throw new Fault('unknownItem', `Item not found: webhook ${id}`)
  return found
}

/** Makes a webhook, which is told of what happens from now on, and answers it with its secret. */
export async function createWebhook(
  { db, vault, now }: WebhookTools,
  { project, user, ...body }: WebhookBody & { project: number; user: number | null },
): Promise<NewWebhook> {
  const secret = newWebhookSecret()
  const { id } = await db
    .insertInto('webhooks')
    .values({
      ...body,
      project,
      user,
      events: JSON.stringify(body.events),
      active: true,
      secret: vault.seal(webhookPlace(project), secret),
      seq: await lastChange(db),
      created_on: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...(await readWebhook(db, project, Number(id), now)), secret }
}

/** Changes a webhook. One that is set to work again is told of what happens from now on, not of what happened meanwhile. */
export async function changeWebhook(
  { db, now }: WebhookTools,
  before: Webhook,
  { events, ...change }: Partial<WebhookBody> & { active?: boolean },
): Promise<void> {
  const isResumed = change.active === true && !before.active
  await db
    .updateTable('webhooks')
    .set({
      ...change,
      ...(events && { events: JSON.stringify(events) }),
      ...(isResumed && { seq: await lastChange(db) }),
    })
    .where('id', '=', before.id)
    .execute()
  // What waited for the address to work is tried at once.
  if (isResumed || change.url !== undefined)
    await db
      .updateTable('webhook_messages')
      .set({ due_on: now.toISOString() })
      .where('webhook', '=', before.id)
      .where('state', '=', 'waiting')
      .execute()
}

/** Gives a webhook another secret and answers it; the one before signs too for a day. */
export async function renewSecret({ db, vault, now }: WebhookTools, project: number, id: number): Promise<string> {
  const secret = newWebhookSecret()
  await db
    .updateTable('webhooks')
    .set((eb) => ({
      former_secret: eb.ref('secret'),
      former_until: new Date(now.getTime() + FORMER_HOURS * HOUR).toISOString(),
      secret: vault.seal(webhookPlace(project), secret),
    }))
    .where('id', '=', id)
    .execute()
  return secret
}

/** Puts a message into the outbox that says nothing but that the address is reached. */
export async function queueTest(
  db: Database,
  { project, webhook }: { readonly project: number; readonly webhook: number },
  tools: { readonly now: Date; readonly uuid: string },
): Promise<number> {
  const record = `${TEST_EVENT}/${tools.uuid}`
  const content = {
    project,
    webhook,
    event: TEST_EVENT,
    record,
    source: record,
    timestamp: tools.now.toISOString(),
    data: {},
  }
  const { id } = await db
    .insertInto('webhook_messages')
    .values(newMessage(content, tools))
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}

const messageOf = (row: Row) => ({
  id: Number(row.id),
  uuid: String(row.uuid),
  event: String(row.event) as WebhookMessage['event'],
  record: String(row.record),
  state: String(row.state) as WebhookMessage['state'],
  attempts: Number(row.attempts),
  due_on: String(row.due_on),
  created_on: String(row.created_on),
  sent_on: row.sent_on === null ? null : String(row.sent_on),
  status: row.status === null ? null : Number(row.status),
  answer: row.answer === null ? null : String(row.answer),
  body: String(row.body),
})

/** The newest messages of a webhook. */
export async function listMessages(db: Database, webhook: number): Promise<WebhookMessage[]> {
  const rows = await db
    .selectFrom('webhook_messages')
    .selectAll()
    .where('webhook', '=', webhook)
    .orderBy('id', 'desc')
    .limit(MOST_WEBHOOK_MESSAGES)
    .execute()
  return rows.map(messageOf)
}

/** Sends a message that was taken or given up once more, with the id that it had; false where there is none. */
export async function replayMessage(db: Database, webhook: number, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_messages')
    .set({ state: 'waiting', attempts: 0, due_on: now.toISOString() })
    .where('id', '=', id)
    .where('webhook', '=', webhook)
    .where('state', 'in', ['sent', 'failed'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
