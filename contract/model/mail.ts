import { collection } from './collection.ts'
import { boolean, choice, datetime, integer, json, longText, partOf, text } from './field.ts'

/** What becomes of a mail; `kept` is one that only the development mailbox took. */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'kept', 'failed', 'uncertain'] as const

/** How far an attempt is: before the server has agreed to take the content, and from then on, when it may be delivered. */
export const MAIL_PROGRESS = ['begun', 'handed_over'] as const

/** The states of a mail that only a person can bring further. */
export const NEEDS_A_PERSON: readonly string[] = ['failed', 'uncertain']

/** The outbox, and where no server is configured the mailbox of development. */
export const mail = [
  collection('mail', {
    unique: [['message_id']],
    indices: [['state', 'due_on'], ['expires_on']],
    fields: {
      /** Empty for a mail of the installation: its project's staff must not read it. */
      project: partOf('project', { required: false }),
      kind: text({ required: true, max: 64 }),
      state: choice(MAIL_STATES, { required: true, default: 'waiting' }),
      message_id: text({ required: true }),
      sender_name: text(),
      sender_address: text({ required: true, max: 254 }),
      recipient_name: text(),
      recipient_address: text({ required: true, max: 254 }),
      reply_to_name: text(),
      reply_to_address: text({ max: 254 }),
      subject: text({ required: true }),
      text: longText({ max: 100_000 }),
      html: longText({ max: 200_000 }),
      headers: json('object', { max: 4000 }),
      /** What is attached: how it is made, not its bytes. */
      attachments: json('list', { max: 4000 }),
      /** The texts are wiped once the mail is sent. */
      confidential: boolean(),
      created_on: datetime({ required: true }),
      due_on: datetime({ required: true }),
      attempts: integer({ required: true, default: 0 }),
      /** Names the attempt that holds the mail. */
      claim: text({ secret: true, max: 64 }),
      claimed_until: datetime(),
      /** How far that attempt is; empty where no attempt holds the mail, or an older program's does, which does not say. */
      progress: choice(MAIL_PROGRESS),
      sent_on: datetime(),
      /** What the server said last. */
      response: longText({ max: 1000 }),
      /** `blocked`: kept because the law says so, and seen by nobody any more (Art. 18 GDPR). */
      blocking: choice(['open', 'blocked'], { required: true, default: 'open' }),
      blocked_on: datetime(),
      /** The law that keeps it until `expires_on`. */
      blocked_reason: text(),
      expires_on: datetime({ required: true }),
    },
  }),
].flat()
