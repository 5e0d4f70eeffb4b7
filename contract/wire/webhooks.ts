import type { WEBHOOK_MESSAGE_STATES } from '../model/webhooks.ts'

/** What other programs can be told, by the names that stand in a message's `type`. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.paid',
  'order.in_preparation',
  'order.ready_for_collection',
  'order.parcel_sent',
  'order.shipped',
  'order.completed',
  'order.cancelled',
  'order.refunded',
  'stock.changed',
  'product.created',
  'product.updated',
  'product.deleted',
  'request.received',
  'reservation.received',
  'reservation.changed',
  'withdrawal.received',
  'withdrawal.closed',
  'newsletter.confirmed',
  'newsletter.left',
] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Of a message made by hand, to try the address. */
export const TEST_EVENT = 'webhook.test'

/** An address that is told, never with its secret. Moments are ISO texts in UTC. */
export type Webhook = {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly active: boolean
  readonly created_on: string
  /** Until when messages are signed with the secret before this one too; null where there is none. */
  readonly former_until: string | null
  /** Messages that are on their way, and those that were given up. */
  readonly waiting: number
  readonly failed: number
}

export type WebhookBody = {
  readonly name: string
  /** An https address of the outside world. */
  readonly url: string
  readonly events: readonly WebhookEvent[]
}

/** A webhook with its secret, `whsec_…`, which is told this once. */
export type NewWebhook = Webhook & { readonly secret: string }

/** Why an attempt had no answer, as `answer` says it then. */
export const NO_ANSWER = ['unreachable', 'too_slow', 'not_allowed', 'no_secret'] as const

/** One message of a webhook, and what came of it. */
export type WebhookMessage = {
  readonly id: number
  /** What the header `webhook-id` says. */
  readonly uuid: string
  readonly event: WebhookEvent | typeof TEST_EVENT
  readonly record: string
  readonly state: (typeof WEBHOOK_MESSAGE_STATES)[number]
  readonly attempts: number
  readonly due_on: string
  readonly created_on: string
  readonly sent_on: string | null
  /** HTTP status of the last attempt; null before it, and where there was no answer. */
  readonly status: number | null
  /** The beginning of the last answer, or one of `NO_ANSWER`. */
  readonly answer: string | null
  readonly body: string
}

/** Messages that a list holds, the newest. */
export const MOST_WEBHOOK_MESSAGES = 100
