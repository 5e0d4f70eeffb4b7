import type { WebhookEvent } from '#contract/wire/webhooks.ts'
import { type Change, changesSince, lastChange } from '../changes/feed.ts'
import type { Database } from '../db/database.ts'
import { newMessage } from './new-message.ts'
import type { News, NewsOf } from './news.ts'
import { newsOfProduct } from './news-of-goods.ts'
import { newsOfOrder } from './news-of-orders.ts'
import { newsOfNewsletter, newsOfRequest, newsOfReservation, newsOfWithdrawal } from './news-of-visitors.ts'

/** Changes that are looked through in one transaction. */
const AT_ONCE = 200

/** By collection, the subjects that its changes are news of, and what finds them. */
const READERS: Readonly<Record<string, { readonly about: readonly string[]; readonly newsOf: NewsOf }>> = {
  ecommerce_order: { about: ['order'], newsOf: newsOfOrder },
  ecommerce_product: { about: ['product', 'stock'], newsOf: newsOfProduct },
  contact_request: { about: ['request'], newsOf: newsOfRequest },
  ecommerce_request: { about: ['request'], newsOf: newsOfRequest },
  ecommerce_reservation: { about: ['reservation'], newsOf: newsOfReservation },
  ecommerce_withdrawal: { about: ['withdrawal'], newsOf: newsOfWithdrawal },
  newsletter_subscription: { about: ['newsletter'], newsOf: newsOfNewsletter },
}

interface Reader {
  readonly id: number
  readonly project: number
  readonly seq: number
  readonly events: readonly WebhookEvent[]
}

export interface GatherTools {
  readonly now: () => Date
  readonly uuid: () => string
}

/** Of what is only the present state of a record, as its pieces are, the last of many is enough. */
const isState = ({ event }: News) => event === 'stock.changed' || event === 'product.updated'

async function newsOf(db: Database, { project, events }: Reader, changes: readonly Change[]) {
  const subjects = new Set(events.map((event) => event.split('.', 1)[0]))
  const found: { news: News; change: Change }[] = []
  for (const change of changes) {
    const reader = READERS[change.collection]
    if (change.project !== project || !reader?.about.some((subject) => subjects.has(subject))) continue
    for (const news of await reader.newsOf(db, change)) if (events.includes(news.event)) found.push({ news, change })
  }
  const last = new Map(found.map(({ news }, index) => [`${news.event} ${news.record}`, index]))
  return found.filter(({ news }, index) => !isState(news) || last.get(`${news.event} ${news.record}`) === index)
}

const rowOf = (
  { id: webhook, project }: Reader,
  { news, change }: { news: News; change: Change },
  { now, uuid }: GatherTools,
) => newMessage({ ...news, project, webhook, timestamp: change.created_on }, { now: now(), uuid: uuid() })

/** Makes the messages of the next changes, in the transaction that notes how far the webhook has come. True where there may be more. */
async function gatherNext(db: Database, reader: Reader, tools: GatherTools): Promise<boolean> {
  const changes = await changesSince(db, reader.seq, AT_ONCE)
  const last = changes.at(-1)
  if (!last) return false
  const found = await newsOf(db, reader, changes)
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('webhooks')
      .set({ seq: last.seq })
      .where('id', '=', reader.id)
      .where('seq', '=', reader.seq)
      .executeTakeFirst()
    // Another process was faster.
    if (numUpdatedRows !== 1n || found.length === 0) return
    await trx
      .insertInto('webhook_messages')
      .values(found.map((one) => rowOf(reader, one, tools)))
      .onConflict((conflict) => conflict.columns(['webhook', 'source']).doNothing())
      .execute()
  })
  return changes.length === AT_ONCE
}

/** Makes the messages of all that has happened and that webhooks at work have not looked at yet. */
export async function gatherNews(db: Database, tools: GatherTools): Promise<void> {
  for (let more = true; more; ) {
    more = false
    const head = await lastChange(db)
    const rows = await db
      .selectFrom('webhooks')
      .select(['id', 'project', 'seq', 'events'])
      .where('active', '=', true)
      .where('seq', '<', head)
      .execute()
    for (const { id, project, seq, events } of rows) {
      const reader = { id: Number(id), project: Number(project), seq: Number(seq) }
      const wanted = JSON.parse(String(events)) as WebhookEvent[]
      if (await gatherNext(db, { ...reader, events: wanted }, tools)) more = true
    }
  }
}
