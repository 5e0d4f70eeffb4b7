import type { Database } from '../db/database.ts'
import { logoSource } from './letter-logo.ts'
import type { AttachmentSource, Person } from './mail.ts'

/** A mail that is to be sent. */
export interface NewMail {
  /** Null for a mail of the installation, which no project's staff may read. */
  readonly project: number | null
  /** What the mail is for: `contact`, `newsletter_confirm`, … */
  readonly kind: string
  readonly from: Person
  readonly to: Person
  readonly replyTo?: Person | undefined
  readonly subject: string
  readonly text: string
  readonly html?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Made when the mail goes out. */
  readonly attachments?: readonly AttachmentSource[] | undefined
  /** Wipes the texts once the mail is sent: for links that open an account. */
  readonly confidential?: boolean
  /** Days until the record of the mail is deleted. */
  readonly keepDays: number
}

export interface QueueTools {
  now(): Date
  uuid(): string
}

const DAY = 86_400_000

/** A text of a mail's head: one line, no control characters, no longer than the column. */
const headText = (value: string) =>
  value
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 255)

const nameOf = (person: Person | undefined) => (person?.name ? headText(person.name) : null)

/**
 * Puts a mail into the outbox, in the caller's transaction: it is sent if and only if that commits. Returns the mail's id and
 * its Message-ID.
 */
export async function queueMail(
  db: Database,
  mail: NewMail,
  { now, uuid }: QueueTools,
): Promise<{ id: number; messageId: string }> {
  const messageId = `<${uuid()}@${mail.from.address.split('@').at(-1)}>`
  const queued = now()
  const attachments = [...(mail.attachments ?? []), ...logoSource(mail.html)]
  const row = await db
    .insertInto('mail')
    .values({
      project: mail.project,
      kind: mail.kind,
      state: 'waiting',
      message_id: messageId,
      sender_name: nameOf(mail.from),
      sender_address: mail.from.address,
      recipient_name: nameOf(mail.to),
      recipient_address: mail.to.address,
      reply_to_name: nameOf(mail.replyTo),
      reply_to_address: mail.replyTo?.address ?? null,
      subject: headText(mail.subject),
      text: mail.text,
      html: mail.html ?? null,
      headers: JSON.stringify(mail.headers ?? {}),
      attachments: attachments.length > 0 ? JSON.stringify(attachments) : null,
      confidential: mail.confidential ?? false,
      created_on: queued.toISOString(),
      due_on: queued.toISOString(),
      expires_on: new Date(queued.getTime() + mail.keepDays * DAY).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: Number(row.id), messageId }
}
