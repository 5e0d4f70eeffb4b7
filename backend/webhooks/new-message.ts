import { retention } from '#domain/company/retention.ts'

const DAY = 86_400_000

export interface MessageContent {
  readonly project: number
  readonly webhook: number
  readonly event: string
  readonly record: string
  readonly source: string
  /** When it happened, in ISO form. */
  readonly timestamp: string
  readonly data: object
  readonly email?: string | undefined
}

/** A message as it is put into the outbox, due at once. */
export const newMessage = (
  { project, webhook, event, record, source, timestamp, data, email }: MessageContent,
  { now, uuid }: { readonly now: Date; readonly uuid: string },
) => ({
  project,
  webhook,
  event,
  record,
  source,
  uuid: `msg_${uuid}`,
  body: JSON.stringify({ type: event, timestamp, data }),
  email: email ?? null,
  state: 'waiting',
  attempts: 0,
  due_on: now.toISOString(),
  created_on: now.toISOString(),
  expires_on: new Date(now.getTime() + retention.webhook_message.kept.days * DAY).toISOString(),
})
