import type { WebhookEvent } from '#contract/wire/webhooks.ts'
import type { Change } from '../changes/feed.ts'
import type { Database } from '../db/database.ts'

/** Something that a program can be told. */
export interface News {
  readonly event: WebhookEvent
  /** `collection/id`. */
  readonly record: string
  /** The same for the same news, whenever and however often it is found. */
  readonly source: string
  readonly data: object
  /** The person whom the data name. */
  readonly email?: string
}

/** Finds what a change of the feed is the news of; nothing where its record is gone meanwhile. */
export type NewsOf = (db: Database, change: Change) => Promise<News[]>

/** Milliseconds for which rows that a transaction wrote may be older than its change: clocks are asked more than once. */
const WINDOW = 3_600_000

/** From when on rows may belong to a change; older ones were told with a change before it. */
export const since = ({ created_on }: Change): string => new Date(Date.parse(created_on) - WINDOW).toISOString()

export const recordOf = ({ collection, item }: Change): string => `${collection}/${item}`
